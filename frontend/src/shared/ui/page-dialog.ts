import { createContext } from 'react';

/** How a page's buttons reach the page's dialog, whose code comes only once somebody reaches for it. */
export interface PageDialog {
  /** Somebody points at a button: the dialog will be wanted soon. */
  readonly prepare: () => void;
  /** Shows the dialog; where it cannot be loaded, goes to `instead`. Settles when either has happened. */
  readonly open: (opener: HTMLElement, instead: string) => Promise<void>;
}

export const PageDialogContext = createContext<PageDialog | null>(null);
