import { defineFailure } from '../../../shared/domain/failure.js';

/** `by` is told to who sees the lead still; to others it has left their list. */
export const leadTaken = defineFailure<[by: string | null]>({
  kind: 'conflict',
  code: 'lead_taken',
  when: 'Somebody else has taken the lead out of the pool',
  sentence: (by) => (by === null ? 'A colleague has taken this lead already.' : `${by} has this lead already.`),
  example: ['Sunita Devi'],
});

export const leadNotInPool = defineFailure({
  kind: 'conflict',
  code: 'lead_not_in_pool',
  when: 'Nobody has the lead, and it is not in the pool',
  sentence: 'This lead is not in the shared pool, so it cannot be taken. Ask a manager to assign it.',
});
