import { defineFailure } from '../../../shared/domain/failure.js';

/** The same for a pair that was never flagged and for one whose other lead is out of scope. */
export const notDuplicates = defineFailure({
  kind: 'not_found',
  code: 'not_duplicates',
  sentence: 'These two leads are not flagged as possible duplicates.',
});

export const notMerged = defineFailure({
  kind: 'conflict',
  code: 'not_merged',
  when: 'Not merged into this one',
  sentence: 'The other lead is not merged into this one any more.',
});

/** The other lead is out of the caller's sight, or there is none: answered as one that is not merged. */
export const notMergedUnseen = defineFailure({
  kind: 'conflict',
  code: notMerged.code,
  sentence: notMerged.example().message,
  isRecorded: true,
});

/** `labels` names what was changed since, as staff know it. */
export const mergeNotUndoable = defineFailure<[labels: readonly string[]]>({
  kind: 'conflict',
  code: 'merge_not_undoable',
  when: 'Changed since the merge',
  sentence: (labels) =>
    `Since the merge somebody changed what it took over: ${labels.join(', ')}. Set that back first, then undo the merge.`,
  example: [['Phone', 'Status']],
});
