/** The shape of pages that offer the newsletter, and of its texts. */
import type { NewsletterField } from './form-fields';
import type { FormTexts } from './form-texts';
import type { TopicContent } from './topic';

export interface NewsletterTexts extends FormTexts<NewsletterField, never> {
  readonly consent: string;
  /** What stands around the form, and what it says before its script is there. */
  readonly band: {
    readonly title: string;
    readonly lead: string;
    readonly unreachable: string;
    readonly policy: string;
  };
}

export interface BlogContent extends TopicContent {
  readonly newsletter: NewsletterTexts;
}
