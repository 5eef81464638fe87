/** A content page with a long form: `intro` is before the form, `sections` are after it. */

import type { ContentPage, ContentSection } from './content-page';

export interface ApplicationContent extends ContentPage {
  readonly intro: readonly ContentSection[];
  readonly apply: { readonly title: string; readonly lead: string };
}
