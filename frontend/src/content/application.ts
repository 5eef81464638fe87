/** The shape of a content page with a long form in it: what stands before the form, the form, what comes after. */

import type { ContentPage, ContentSection } from './content-page';

export interface ApplicationContent extends ContentPage {
  readonly intro: readonly ContentSection[];
  readonly apply: { readonly title: string; readonly lead: string };
}
