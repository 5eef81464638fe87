/** The shape of pages that offer the newsletter, and of its texts: what comes with the page, and what with the sending. */

import type { ContentPage } from './content-page';
import type { FormTexts } from './form-texts';

export interface NewsletterInvitation {
  readonly title: string;
  readonly lead: string;
  readonly email: string;
  readonly submit: string;
  readonly submitting: string;
  readonly consent: string;
  readonly policy: string;
  /** Said when what checks and sends cannot be loaded. */
  readonly unreachable: string;
}

export type NewsletterTexts = FormTexts<'email', never>;

export interface BlogContent extends ContentPage {
  readonly newsletter: NewsletterInvitation;
}
