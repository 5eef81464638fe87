import type { ArticleText } from '../../content/content-page';
import { ContentSectionView } from './content-sections';

/**
 * An article's running text. It holds nothing that needs a script, so a prerendered page passes in its own HTML, and the
 * text is not loaded a second time.
 */
export function ArticleBody({ text }: { text: ArticleText }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this very element held when the page arrived
  if ('html' in text) return <div data-article="" dangerouslySetInnerHTML={{ __html: text.html }} />;
  return (
    <div data-article="">
      {text.map((section) => (
        <ContentSectionView key={section.title} section={section} />
      ))}
    </div>
  );
}
