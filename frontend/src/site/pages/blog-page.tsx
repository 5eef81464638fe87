import type { ArticleText } from '../../content/content-page';
import type { BlogContent } from '../../content/newsletter';
import { ContentPageView } from '../content-page/content-page';
import { NewsletterSection } from '../forms/sections/newsletter-section';

/** A content page that offers the newsletter before its closing call. */
export function Page({ content, text }: { content: BlogContent; text?: ArticleText }) {
  return (
    <ContentPageView content={content} text={text} beforeCall={<NewsletterSection texts={content.newsletter} />} />
  );
}
