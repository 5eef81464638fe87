import { defineFailure } from '../../../shared/domain/failure.js';

export const administratorsOnly = defineFailure({
  kind: 'forbidden',
  code: 'administrators_only',
  when: 'The caller has not the role admin',
  sentence: 'Only an administrator may see who did what.',
});
