import type { Permission } from '../../session/session-slice';

/** What the commands of the dashboard can do. */
export interface CommandActions {
  readonly search: () => void;
  readonly focusRow: (by: -1 | 1) => void;
  readonly toggleRow: () => void;
  readonly openStatus: () => void;
  readonly assignRow: () => void;
  readonly goTo: (path: string) => void;
  readonly exportView: () => void;
  readonly showHelp: () => void;
  readonly showPalette: () => void;
}

export interface DashboardCommand {
  /** As tinykeys writes it. */
  readonly key?: string;
  /** Other ways in which keyboards say the same key. */
  readonly otherKeys?: readonly string[];
  /** What the help says of the key. */
  readonly help?: string;
  /** Whether the key works while somebody types. */
  readonly isGlobal?: boolean;
  /** Its line in the palette. */
  readonly paletteLabel?: string;
  /** Without it the palette does not offer the line. */
  readonly permission?: Permission;
  /** Missing where the browser does it by itself. */
  readonly run?: (actions: CommandActions) => void;
}

/** Every command of the dashboard, read by the keys, by the palette and by the help. */
export const DASHBOARD_COMMANDS: readonly DashboardCommand[] = [
  { key: '/', help: 'Search leads', run: ({ search }) => search() },
  { key: 'j', help: 'Next lead', run: ({ focusRow }) => focusRow(1) },
  { key: 'k', help: 'Previous lead', run: ({ focusRow }) => focusRow(-1) },
  { key: 'Enter', help: 'Open the lead' },
  { key: 'x', help: 'Select or unselect the lead', run: ({ toggleRow }) => toggleRow() },
  { key: 's', help: 'Change its status', run: ({ openStatus }) => openStatus() },
  { key: 'a', help: 'Assign it', run: ({ assignRow }) => assignRow() },
  { paletteLabel: 'Reports', permission: 'canViewReports', run: ({ goTo }) => goTo('/reports') },
  { paletteLabel: 'Manage Users', permission: 'canManageUsers', run: ({ goTo }) => goTo('/users') },
  { paletteLabel: 'Export CSV', permission: 'canExportData', run: ({ exportView }) => exportView() },
  {
    key: '?',
    // With or without Shift: that is for the keyboard's layout to say.
    otherKeys: ['Shift+?'],
    help: 'Show these keys',
    paletteLabel: 'Keyboard shortcuts',
    run: ({ showHelp }) => showHelp(),
  },
  { key: '$mod+k', help: 'Command palette', isGlobal: true, run: ({ showPalette }) => showPalette() },
];
