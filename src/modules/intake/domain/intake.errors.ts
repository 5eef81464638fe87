import { defineFailure } from '../../../shared/domain/failure.js';

export const typeNotAccessible = defineFailure({
  kind: 'forbidden',
  code: 'lead_type_not_accessible',
  when: 'The caller cannot see leads of this type',
  sentence: 'You can only add leads of types that you can see.',
});
