export interface PageWeight {
  address: string;
  /** With the style sheet inside. */
  htmlBytes: number;
  /** All that loads by the time the page is alive. */
  scriptBytes: number;
  fontBytes: number;
  /** What a phone fetches before the first paint with its large picture. */
  beforePaint: { requests: number; bytes: number };
  hasForm: boolean;
  isArticle: boolean;
}

export function pageWeights(distDir: string): Promise<PageWeight[]>;
