import { defineFailure } from '../../../shared/domain/failure.js';
import { MAX_VIEWS_PER_USER } from './saved-view.js';

export const viewNotFound = defineFailure({
  kind: 'not_found',
  code: 'view_not_found',
  when: "No such view, or out of the caller's sight",
  sentence: 'This view does not exist.',
});

export const viewNameTaken = defineFailure({
  kind: 'conflict',
  code: 'view_name_taken',
  when: 'You have another view of this name',
  sentence: 'You already have a view with this name.',
  errors: (message) => [{ field: 'name', message, code: 'taken' }],
});

export const tooManyViews = defineFailure({
  kind: 'unprocessable',
  code: 'too_many_views',
  when: `You have ${MAX_VIEWS_PER_USER} views already`,
  sentence: `You can keep at most ${MAX_VIEWS_PER_USER} views. Please delete one first.`,
});
