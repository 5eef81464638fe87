import { defineFailure } from '../../../shared/domain/failure.js';

/** Also thrown if the caller cannot see the other lead, so that the response does not reveal that it exists. */
export const notDuplicates = defineFailure({
  kind: 'not_found',
  code: 'not_duplicates',
  sentence: 'These two leads are not flagged as possible duplicates.',
});

export const notMerged = defineFailure({
  kind: 'conflict',
  code: 'not_merged',
  when: 'The other lead is not merged into this one',
  sentence: 'The other lead is no longer merged into this one.',
});

/** Thrown if the caller cannot see the other lead. The response is the same as for `notMerged`. */
export const notMergedUnseen = defineFailure({
  kind: 'conflict',
  code: notMerged.code,
  sentence: notMerged.example().message,
  isRecorded: true,
});

export const mergeNotUndoable = defineFailure<[labels: readonly string[]]>({
  kind: 'conflict',
  code: 'merge_not_undoable',
  when: 'A value copied by the merge has since changed',
  sentence: (labels) =>
    `These fields have changed since the merge: ${labels.join(', ')}. Change them back first, then undo the merge.`,
  example: [['Phone', 'Status']],
});
