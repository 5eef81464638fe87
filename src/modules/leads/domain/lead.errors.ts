import { DomainError } from '../../../shared/domain/domain-error.js';

/** Said of a lead that does not exist and of one out of sight alike, so that an answer never tells which. */
export function leadNotFound(): DomainError {
  return new DomainError('not_found', 'lead_not_found', 'This lead does not exist, or you may not see it.');
}

export function leadNotChangeable(): DomainError {
  return new DomainError('forbidden', 'lead_not_changeable', 'You may change only the leads that are assigned to you.');
}

export function leadChangedMeanwhile(): DomainError {
  return new DomainError(
    'stale',
    'lead_changed',
    'Someone else changed this lead meanwhile. Load it again and repeat your change.',
  );
}

export function assigneeNotPossible(): DomainError {
  return new DomainError(
    'unprocessable',
    'assignee_not_possible',
    'The lead can only be given to an active user who may see leads of this type.',
    [{ field: 'assignedTo', message: 'Choose an active user who may see leads of this type.', code: 'invalid_choice' }],
  );
}

export function submissionInFlight(): DomainError {
  return new DomainError(
    'conflict',
    'submission_in_flight',
    'The same submission is still being saved. Try again in a moment.',
  );
}

export function idempotencyKeyReused(): DomainError {
  return new DomainError(
    'unprocessable',
    'idempotency_key_reused',
    'This Idempotency-Key was already used for a submission with another content.',
  );
}
