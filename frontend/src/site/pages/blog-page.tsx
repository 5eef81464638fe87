import type { ArticleText } from '../../content/content-page';
import type { BlogContent } from '../../content/newsletter';
import { NewsletterSection } from '../forms/sections/form-sections';
import { Page as ContentPage } from './content-page';

/** A content page with the newsletter form before its last section. */
export function Page({ content, text }: { content: BlogContent; text?: ArticleText }) {
  return <ContentPage content={content} text={text} beforeCall={<NewsletterSection texts={content.newsletter} />} />;
}
