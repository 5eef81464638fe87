export interface PageWeight {
  address: string;
  language: string;
  /** With the style sheet inside. */
  htmlBytes: number;
  /** The scripts with which every page is read, scrolled and left. */
  readingBytes: number;
  /** All scripts that load by the time React is there, where the page has something that needs it. */
  scriptBytes: number;
  /** Whether nothing on it needs React. */
  isReadOnly: boolean;
  fontBytes: number;
  /** What a phone fetches before the first paint with its large picture. */
  beforePaint: { requests: number; bytes: number };
  hasForm: boolean;
  isArticle: boolean;
}

export function pageWeights(distDir: string): Promise<PageWeight[]>;
