import type { Action } from './action';

export interface Office {
  readonly goTo: (path: string) => void;
  readonly showHelp: () => void;
  readonly showPalette: () => void;
}

export const OFFICE_ACTIONS: readonly Action<Office>[] = [
  {
    label: 'Command palette',
    help: 'Find a lead, list or command',
    keys: ['/'],
    typingKey: '$mod+k',
    isKeyOnly: true,
    run: ({ showPalette }) => showPalette(),
  },
  {
    label: 'Keyboard shortcuts',
    help: 'Show keyboard shortcuts',
    // Some keyboard layouts report a question mark with Shift, others without.
    keys: ['?', 'Shift+?'],
    run: ({ showHelp }) => showHelp(),
  },
];
