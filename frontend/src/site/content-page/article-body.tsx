import { whatsAppShareAddress } from '@lead-types/contact-address';
import type { ArticleText } from '../../content/content-page';
import { usePage } from '../lib/language-context';
import { ContentSectionView } from './content-sections';
import './article-body.css';

interface ArticleBodyProps {
  readonly title: string;
  readonly text: ArticleText;
}

/** An article's running text after its contents. */
export function ArticleBody({ title, text }: ArticleBodyProps) {
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
