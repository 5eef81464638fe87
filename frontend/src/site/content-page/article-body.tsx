import { whatsAppShareAddress } from '@lead-types/contact-address';
import { useLocation } from 'react-router-dom';
import type { ArticleText } from '../../content/content-page';
import { pathInLanguage, useLanguage } from '../lib/language-context';
import { ContentSectionView } from './content-sections';
import './article-body.css';

interface ArticleBodyProps {
  readonly title: string;
  readonly text: ArticleText;
}

/**
 * An article's running text after its contents. It holds nothing that needs a script, so a prerendered page passes in its
 * own HTML, and the text is not loaded a second time.
 */
export function ArticleBody({ title, text }: ArticleBodyProps) {
  const { language, texts, origin } = useLanguage();
  const { pathname } = useLocation();
  if ('html' in text)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this very element held when the page arrived
    return <div className="article-body" data-article="" dangerouslySetInnerHTML={{ __html: text.html }} />;

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
          href={whatsAppShareAddress(`${title} ${origin}${pathInLanguage(pathname, language)}`)}
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
