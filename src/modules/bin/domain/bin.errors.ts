import { defineFailure } from '../../../shared/domain/failure.js';

/** References are random, so this happens to nobody; but a lead that cannot come back should say why. */
export const referenceTaken = defineFailure({
  kind: 'conflict',
  code: 'reference_taken',
  when: 'A newer lead has the reference of one of these',
  sentence: 'A newer lead has the same reference as one of these. Restore the others without it.',
});
