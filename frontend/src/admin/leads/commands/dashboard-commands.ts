/** What can be done anywhere in the office. */
export interface OfficeActions {
  readonly goTo: (path: string) => void;
  readonly showHelp: () => void;
  readonly showPalette: () => void;
}

/** What can be done with the rows of the list. */
export interface RowActions {
  readonly focusRow: (by: -1 | 1) => void;
  readonly toggleRow: () => void;
  readonly openStatus: () => void;
  readonly assignRow: () => void;
}

/** What can be done with the lead that is open. */
export interface LeadActions {
  readonly call: () => void;
  readonly writeNote: () => void;
  readonly chooseFollowUp: () => void;
  readonly openStatus: () => void;
  readonly openAssignee: () => void;
  /** Saves what was entered and goes to the next lead. */
  readonly goOn: () => void;
  readonly next: () => void;
  readonly previous: () => void;
  /** How a call went, from 1 to 5; among the follow-ups the one with that number. */
  readonly chooseNumber: (number: number) => void;
}

export interface KeyCommand<Actions> {
  /** As tinykeys writes it. */
  readonly key: string;
  /** Other ways in which keyboards say the same key. */
  readonly otherKeys?: readonly string[];
  /** What the help says of the key. */
  readonly help: string;
  /** Whether holding the key repeats the command. */
  readonly repeats?: boolean;
  /** Whether the key works while somebody types. */
  readonly isGlobal?: boolean;
  /** Whether the key works where a lead covers the page. */
  readonly isOverLead?: boolean;
  /** Its line in the palette. */
  readonly paletteLabel?: string;
  /** Missing where the browser does it by itself. */
  readonly run?: (actions: Actions) => void;
}

/** The commands of every screen, read by the keys, by the palette and by the help. */
export const OFFICE_COMMANDS: readonly KeyCommand<OfficeActions>[] = [
  { key: '/', help: 'Find any lead, or go anywhere', run: ({ showPalette }) => showPalette() },
  {
    key: '?',
    // With or without Shift: that is for the keyboard's layout to say.
    otherKeys: ['Shift+?'],
    help: 'Show these keys',
    paletteLabel: 'Keyboard shortcuts',
    run: ({ showHelp }) => showHelp(),
  },
  { key: '$mod+k', help: 'Command palette', isGlobal: true, isOverLead: true, run: ({ showPalette }) => showPalette() },
];

/** The commands of the list, read by the keys and by the help. */
export const ROW_COMMANDS: readonly KeyCommand<RowActions>[] = [
  { key: 'j', help: 'Next lead', repeats: true, run: ({ focusRow }) => focusRow(1) },
  { key: 'k', help: 'Previous lead', repeats: true, run: ({ focusRow }) => focusRow(-1) },
  { key: 'Enter', help: 'Open the lead' },
  { key: 'x', help: 'Select or unselect the lead', run: ({ toggleRow }) => toggleRow() },
  { key: '1-6', help: 'Give it the first to the sixth status; Undo takes it back' },
  { key: 's', help: 'Change its status', run: ({ openStatus }) => openStatus() },
  { key: 'a', help: 'Assign it', run: ({ assignRow }) => assignRow() },
];

type LeadCommand = Omit<KeyCommand<never>, 'run'> & { readonly action: keyof LeadActions };

/** The commands of the lead that is open, read by the keys, by the palette and by the help. */
export const LEAD_COMMANDS: readonly LeadCommand[] = [
  { key: 'c', help: 'Call', action: 'call' },
  {
    key: '1',
    otherKeys: ['2', '3', '4', '5'],
    help: 'How the call went: answered, no answer, busy, wrong number, call back',
    action: 'chooseNumber',
  },
  { key: 'n', help: 'Write a note', action: 'writeNote', paletteLabel: 'Add a note' },
  { key: 'f', help: 'Choose the follow-up, then 1 to 4', action: 'chooseFollowUp', paletteLabel: 'Set follow-up' },
  { key: 's', help: 'Change the status', action: 'openStatus', paletteLabel: 'Change status' },
  { key: 'a', help: 'Hand it to somebody', action: 'openAssignee' },
  { key: '$mod+Enter', help: 'Save and next', isGlobal: true, action: 'goOn' },
  { key: 'g', help: 'The same, while nothing is being typed', action: 'goOn', paletteLabel: 'Save and next' },
  { key: 'j', help: 'On to the next lead', action: 'next', repeats: true, paletteLabel: 'Next lead' },
  { key: 'k', help: 'Back to the previous lead', action: 'previous', repeats: true, paletteLabel: 'Previous lead' },
];
