import type { BlogContent } from '../../content/newsletter';
import { NewsletterBand } from '../../features/site-forms/newsletter-band';
import { Page as TopicPage } from './topic-page';

/** A content page for those who come back to read: it offers the newsletter before its closing call. */
export function Page({ content }: { content: BlogContent }) {
  return <TopicPage content={content} beforeCall={<NewsletterBand texts={content.newsletter} />} />;
}
