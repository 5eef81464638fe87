/** A content page with a long form: the `intro` comes before the form, the `sections` come after it. */

import type { ContentPage, ContentSection } from './content-page';

export interface ApplicationContent extends ContentPage {
  readonly intro: readonly ContentSection[];
  readonly apply: { readonly title: string; readonly lead: string };
}
