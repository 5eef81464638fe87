import { defineFailure } from '../../../shared/domain/failure.js';
import { MAX_SHARED_VIEWS, MAX_VIEWS_PER_USER } from './saved-view.js';

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

export const sharedNameTaken = defineFailure({
  kind: 'conflict',
  code: 'shared_view_name_taken',
  when: 'Another shared view has this name',
  sentence: 'There is already a shared view with this name.',
  errors: (message) => [{ field: 'name', message, code: 'taken' }],
});

export const tooManySharedViews = defineFailure({
  kind: 'unprocessable',
  code: 'too_many_shared_views',
  when: `There are ${MAX_SHARED_VIEWS} shared views already`,
  sentence: `At most ${MAX_SHARED_VIEWS} views can be shared. Please delete one first.`,
});

export const sharedByAnother = defineFailure({
  kind: 'forbidden',
  code: 'shared_by_another',
  when: 'The view is shared by somebody else',
  sentence: 'Only the person who shares this view can stop sharing it.',
});
