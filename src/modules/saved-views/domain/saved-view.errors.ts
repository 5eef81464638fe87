import { DomainError } from '../../../shared/domain/domain-error.js';
import { MAX_VIEWS_PER_USER } from './saved-view.js';

export function viewNotFound(): DomainError {
  return new DomainError('not_found', 'view_not_found', 'This view does not exist.');
}

export function viewNameTaken(): DomainError {
  const message = 'You already have a view with this name.';
  return new DomainError('conflict', 'view_name_taken', message, [{ field: 'name', message, code: 'taken' }]);
}

export function tooManyViews(): DomainError {
  return new DomainError(
    'unprocessable',
    'too_many_views',
    `You can keep at most ${MAX_VIEWS_PER_USER} views. Please delete one first.`,
  );
}
