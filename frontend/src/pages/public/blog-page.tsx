import type { BlogContent } from '../../content/newsletter';
import type { ArticleText } from '../../content/topic';
import { NewsletterBand } from '../../features/site-forms/newsletter-band';
import { Page as TopicPage } from './topic-page';

/** A content page for those who come back to read: it offers the newsletter before its closing call. */
export function Page({ content, text }: { content: BlogContent; text?: ArticleText }) {
  return <TopicPage content={content} text={text} beforeCall={<NewsletterBand texts={content.newsletter} />} />;
}
