import { whatsAppShareAddress } from '@lead-types/contact-address';
import { Fragment, type ReactNode } from 'react';
import type { ArticleText, ContentPage } from '../../content/content-page';
import { ContentHeroView } from '../content-page/content-hero';
import { ContentSectionView } from '../content-page/content-sections';
import { usePage } from '../lib/language-context';
import './article-body.css';

interface ContentPageProps {
  readonly content: ContentPage;
  readonly text?: ArticleText;
  readonly beforeCall?: ReactNode;
}

export function Page({ content, text, beforeCall }: ContentPageProps) {
  return (
    <div data-replays-reveal={content.replaysReveal && ''}>
      <ContentHeroView hero={content.hero} />
      {text && <ArticleBody title={content.hero.title} text={text} />}
      {content.sections.map((section, place) => (
        <Fragment key={section.title}>
          {place === content.sections.length - 1 && beforeCall}
          <ContentSectionView section={section} />
        </Fragment>
      ))}
    </div>
  );
}

interface ArticleBodyProps {
  readonly title: string;
  readonly text: ArticleText;
}

function ArticleBody({ title, text }: ArticleBodyProps) {
  const { texts, address } = usePage();
  return (
    <div className="article-body" data-article="">
      <nav className="article-body__contents" aria-labelledby="contents">
        <p className="article-body__contents-title" id="contents">
          {texts.article.contents}
        </p>
        <ol>
          {text.map((section, place) => (
            <li key={section.title}>
              <a href={`#part-${place + 1}`}>{section.title}</a>
            </li>
          ))}
        </ol>
        <a
          className="article-body__share"
          href={whatsAppShareAddress(`${title} ${address}`)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {texts.article.share}
        </a>
      </nav>
      {text.map((section, place) => (
        <ContentSectionView key={section.title} section={{ ...section, id: `part-${place + 1}` }} />
      ))}
    </div>
  );
}
