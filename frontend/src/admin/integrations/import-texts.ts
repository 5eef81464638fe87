import { formatBytes, formatNumber } from '../ui/format-number';
import type { IconName } from '../ui/icon-names';
import type { Import, ImportCounts, ImportOutcome, ImportState } from './imports-api';

type Tone = 'quiet' | 'good' | 'info' | 'warning' | 'danger';

interface StateText {
  readonly label: string;
  readonly tone: Tone;
  readonly icon: IconName;
  /** Label of the button that opens the dialog. Absent if there is nothing to see in it. */
  readonly open?: string;
}

export const IMPORT_STATES: Readonly<Record<ImportState, StateText>> = {
  uploading: { label: 'Upload not finished', tone: 'warning', icon: 'warning', open: 'Continue' },
  reading: { label: 'Reading', tone: 'info', icon: 'info', open: 'Show progress' },
  asking: { label: 'Has a question', tone: 'warning', icon: 'warning', open: 'Continue' },
  ready: { label: 'Columns to choose', tone: 'warning', icon: 'warning', open: 'Continue' },
  checking: { label: 'Checking', tone: 'info', icon: 'info', open: 'Show progress' },
  checked: { label: 'Checked, not imported', tone: 'warning', icon: 'warning', open: 'Continue' },
  importing: { label: 'Importing', tone: 'info', icon: 'info', open: 'Show progress' },
  imported: { label: 'Imported', tone: 'good', icon: 'check-circle', open: 'Show result' },
  cancelled: { label: 'Cancelled', tone: 'quiet', icon: 'x-circle', open: 'Show result' },
  refused: { label: 'File refused', tone: 'danger', icon: 'x-circle' },
  undoing: { label: 'Undoing', tone: 'info', icon: 'info', open: 'Show progress' },
  undone: { label: 'Undone', tone: 'quiet', icon: 'info', open: 'Show result' },
};

export const OUTCOMES: Readonly<Record<ImportOutcome, Pick<StateText, 'label' | 'tone'> & { filter: string }>> = {
  created: { label: 'New lead', tone: 'good', filter: 'New' },
  changed: { label: 'Changed', tone: 'info', filter: 'Changed' },
  unchanged: { label: 'Unchanged', tone: 'quiet', filter: 'Unchanged' },
  duplicate: { label: 'Duplicate, left out', tone: 'warning', filter: 'Duplicates' },
  refused: { label: 'Refused', tone: 'danger', filter: 'Refused' },
};
export const OUTCOME_NAMES = Object.keys(OUTCOMES) as ImportOutcome[];

const COUNT_LABELS: Readonly<Record<keyof ImportCounts, readonly [one: string, many: string]>> = {
  created: ['new', 'new'],
  changed: ['changed', 'changed'],
  unchanged: ['unchanged', 'unchanged'],
  duplicate: ['duplicate', 'duplicates'],
  refused: ['refused', 'refused'],
  undone: ['undone', 'undone'],
  kept: ['kept', 'kept'],
};
const COUNT_NAMES = Object.keys(COUNT_LABELS) as (keyof ImportCounts)[];

/** Example: "480 new, 12 changed, 1 refused". */
export function formatCounts(counts: ImportCounts): string {
  const parts = COUNT_NAMES.filter((name) => counts[name] > 0).map((name) => {
    const [one, many] = COUNT_LABELS[name];
    return `${formatNumber(counts[name])} ${counts[name] === 1 ? one : many}`;
  });
  return parts.join(', ') || 'No rows';
}

export function formatRows(count: number): string {
  return count === 1 ? '1 row' : `${formatNumber(count)} rows`;
}

/** Rows that the import changes leads with. */
export function rowsToImport({ created, changed }: ImportCounts): number {
  return created + changed;
}

/** How far the server is. Null while it reads the file, because the number of rows is not known yet. */
export function progressOf({ state, rows, rowsDone, counts }: Import): { done: number; total: number } | null {
  if (state === 'reading') return null;
  // Rows that are refused while leads are imported are done too.
  const total = state === 'checking' ? rows : Math.max(rowsToImport(counts), rowsDone);
  return { done: rowsDone, total };
}

/** Example: "12,000 of 1,00,000 rows". */
export function formatProgress(one: Import): string | null {
  const { state, receivedBytes, fileBytes } = one;
  if (state === 'uploading') return `${formatBytes(receivedBytes)} of ${formatBytes(fileBytes)}`;
  const progress = progressOf(one);
  return progress && `${formatNumber(progress.done)} of ${formatRows(progress.total)}`;
}

/** Whether the import has counts that describe what it does or did. */
export function hasCounts({ state, startedAt }: Import): boolean {
  return state === 'checked' || (startedAt !== null && state !== 'checking');
}

const ROWS_KEPT_MS = 24 * 3_600_000;

/** Whether the signed-in user can see the rows. They are deleted a day after the end. */
export function hasRows(one: Import): boolean {
  const { isOwn, finishedAt } = one;
  return isOwn && hasCounts(one) && (finishedAt === null || Date.parse(finishedAt) + ROWS_KEPT_MS > Date.now());
}

export function canUndo({ undoUntil }: Pick<Import, 'undoUntil'>): boolean {
  return undoUntil !== null && Date.parse(undoUntil) > Date.now();
}

const CANCELLABLE: readonly ImportState[] = [
  'uploading',
  'reading',
  'asking',
  'ready',
  'checking',
  'checked',
  'importing',
];

export function canCancel({ state }: Pick<Import, 'state'>): boolean {
  return CANCELLABLE.includes(state);
}
