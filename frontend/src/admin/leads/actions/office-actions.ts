import type { Action } from './action';

/** Commands available on every screen. */
export interface Office {
  readonly goTo: (path: string) => void;
  readonly showHelp: () => void;
  readonly showPalette: () => void;
}

export const OFFICE_ACTIONS: readonly Action<Office>[] = [
  {
    label: 'Command palette',
    help: 'Find any lead, or go anywhere',
    keys: ['/'],
    typingKey: '$mod+k',
    isKeyOnly: true,
    run: ({ showPalette }) => showPalette(),
  },
  {
    label: 'Keyboard shortcuts',
    help: 'Show these keys',
    // Some keyboard layouts need Shift for a question mark, others do not.
    keys: ['?', 'Shift+?'],
    run: ({ showHelp }) => showHelp(),
  },
];
