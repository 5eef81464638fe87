export interface HeadingSelector {
  tag: string | undefined;
  classes: string[];
}

export function headingSelectors(css: string): HeadingSelector[];
export function headingTexts(html: string, selectors: HeadingSelector[]): string[];
