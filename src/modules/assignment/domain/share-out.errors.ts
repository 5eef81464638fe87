import { defineFailure } from '../../../shared/domain/failure.js';

export const receiversNotPossible = defineFailure({
  kind: 'unprocessable',
  code: 'receivers_not_possible',
  when: 'Somebody named is inactive, or may not see leads of any type the caller may see',
  sentence: 'Leads can only be shared out among active users who may see them. Choose again.',
  errors: () => [{ field: 'userIds', message: 'Choose active users who may see these leads.', code: 'invalid_choice' }],
});

export const shareOutNotFound = defineFailure({
  kind: 'not_found',
  code: 'share_out_not_found',
  when: 'No such share-out of the caller, or it was undone, or a day has passed',
  sentence: 'This share-out cannot be undone any more.',
});
