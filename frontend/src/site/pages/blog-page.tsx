import type { ArticleText } from '../../content/content-page';
import type { BlogContent } from '../../content/newsletter';
import { NewsletterSection } from '../forms/sections/newsletter-section';
import { Page as TopicPage } from './content-page';

/** A content page for those who come back to read: it offers the newsletter before its closing call. */
export function Page({ content, text }: { content: BlogContent; text?: ArticleText }) {
  return <TopicPage content={content} text={text} beforeCall={<NewsletterSection texts={content.newsletter} />} />;
}
