import { type ComponentType, createContext } from 'react';
import type { ActionText } from '../../content/content-page';

export interface OpenerProps {
  readonly action: ActionText;
  readonly className: string;
}

/** The button that opens the page's dialog, on a page that has one. */
export const PageDialogContext = createContext<ComponentType<OpenerProps> | null>(null);
