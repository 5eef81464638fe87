export interface PageWeight {
  address: string;
  language: string;
  /** With the style sheet inside. */
  htmlBytes: number;
  /** The scripts with which every page is read, scrolled and left. */
  readingBytes: number;
  /** All scripts that load by the time its islands live. */
  scriptBytes: number;
  /** Whether it has no island and no dialog. */
  isReadOnly: boolean;
  fontBytes: number;
  /** What a phone fetches before the first paint with its large picture. */
  beforePaint: { requests: number; bytes: number };
  /** Whether it has a form, other than the newsletter's one field. */
  hasForm: boolean;
  isArticle: boolean;
}

export function pageWeights(distDir: string): Promise<PageWeight[]>;
