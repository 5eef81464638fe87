import type { ContentPage } from './content-page';

export interface NewsletterInvitation {
  readonly title: string;
  readonly lead: string;
}

export interface BlogContent extends ContentPage {
  readonly newsletter: NewsletterInvitation;
}
