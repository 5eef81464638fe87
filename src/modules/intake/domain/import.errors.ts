import { defineFailure } from '../../../shared/domain/failure.js';
import { type ImportState, MAX_OPEN_IMPORTS, UNDO_HOURS } from './import.js';

export const importNotFound = defineFailure({
  kind: 'not_found',
  code: 'import_not_found',
  when: 'The import does not exist',
  sentence: 'This import does not exist. Imports are kept for a year.',
});

export const importOfOther = defineFailure({
  kind: 'forbidden',
  code: 'import_of_other',
  when: 'Someone else uploaded the file',
  sentence: 'Only the user or key that uploaded the file can do this.',
});

export const tooManyImports = defineFailure({
  kind: 'conflict',
  code: 'import_too_many_open',
  when: `The caller has ${MAX_OPEN_IMPORTS} imports that have not ended`,
  sentence: `You have ${MAX_OPEN_IMPORTS} imports that have not ended. Finish or cancel one of them first.`,
});

const DOING: Readonly<Record<ImportState, string>> = {
  uploading: 'Parts of the file are missing.',
  reading: 'The file is still being read.',
  asking: 'First choose how to read the file.',
  ready: 'The rows have not been checked yet.',
  checking: 'The rows are still being checked.',
  checked: 'The rows have been checked.',
  importing: 'The import is running.',
  imported: 'The import has finished.',
  cancelled: 'The import was cancelled.',
  refused: 'The file was refused.',
  undoing: 'The import is being undone.',
  undone: 'The import was undone.',
};

/** For a call that does not fit the state of the import. */
export const importNotPossibleNow = defineFailure<[state: ImportState]>({
  kind: 'conflict',
  code: 'import_not_possible_now',
  when: 'The import is in a state that does not allow the call',
  sentence: (state) => `This is not possible now. ${DOING[state]}`,
  example: ['checking'],
});

export const undoOver = defineFailure({
  kind: 'conflict',
  code: 'import_undo_over',
  when: `The import ended more than ${UNDO_HOURS} hours ago`,
  sentence: `An import can be undone for ${UNDO_HOURS} hours. This one ended earlier.`,
});

export const partTooLarge = defineFailure<[left: number]>({
  kind: 'unprocessable',
  code: 'import_part_too_large',
  when: 'The parts are larger than the announced size of the file',
  sentence: (left) => `Only ${left} bytes of the announced size are left. Check the size of the file and start again.`,
  example: [1024],
});

/** Why an import stopped, not an answer to a call. */
export const importRightsLost = defineFailure({
  kind: 'forbidden',
  code: 'import_rights_lost',
  sentence: 'The user or key that started the import may no longer import. The rows that were imported stay.',
});

export const importFailed = defineFailure({
  kind: 'conflict',
  code: 'import_failed',
  sentence: 'Something went wrong on our side, so the import stopped. The rows that were imported stay.',
});

/** Reasons to refuse single rows. */
export const changedSinceExport = defineFailure({
  kind: 'stale',
  code: 'import_row_outdated',
  sentence: 'Someone has changed this lead since the file was exported. Export it again and repeat your change.',
});

export const changedSinceCheck = defineFailure({
  kind: 'stale',
  code: 'import_row_outdated',
  sentence: 'Someone has changed this lead since the check. Check the file again.',
});

export const noLeadWithReference = defineFailure({
  kind: 'not_found',
  code: 'import_reference_unknown',
  sentence: 'You can see no lead with this reference. Empty the cell to create a new lead.',
});

export const severalLeadsMatch = defineFailure<[leads: number]>({
  kind: 'conflict',
  code: 'import_several_leads',
  sentence: (leads) => `${leads} leads match this row. Match by reference, or correct the row.`,
  example: [2],
});
