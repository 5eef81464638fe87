export interface PageWeight {
  address: string;
  language: string;
  /** Size of the HTML, including the inline styles. */
  htmlBytes: number;
  /** Scripts that every page loads: the entry script and the carousel. */
  readingBytes: number;
  /** The entry script and the scripts of the page's islands. */
  scriptBytes: number;
  isReadOnly: boolean;
  fontBytes: number;
  /** A phone's requests before it paints the page with its large picture. */
  beforePaint: { requests: number; bytes: number };
  /** Whether the page has a form with more than one field (the newsletter form has only one). */
  hasForm: boolean;
  isArticle: boolean;
}

export function pageWeights(distDir: string): Promise<PageWeight[]>;
