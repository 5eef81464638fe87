import type { ContentPage } from './content-page';

/** Texts of the page that shows where a request stands. */
export interface TrackContent extends ContentPage {
  readonly find: { readonly title: string; readonly lead: string };
}
