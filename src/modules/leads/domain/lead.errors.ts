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

export function leadMerged(): DomainError {
  return new DomainError(
    'conflict',
    'lead_merged',
    'This lead was merged into another one. Work on that one, or undo the merge first.',
  );
}

/** Said of a pair that nobody flagged, and of one whose other lead is out of sight. */
export function notDuplicates(): DomainError {
  return new DomainError('not_found', 'not_duplicates', 'These two leads are not flagged as possible duplicates.');
}

export function notMerged(): DomainError {
  return new DomainError('conflict', 'not_merged', 'The other lead is not merged into this one any more.');
}

/** `labels` names what was changed since, as staff know it. */
export function mergeNotUndoable(labels: readonly string[]): DomainError {
  return new DomainError(
    'conflict',
    'merge_not_undoable',
    `Since the merge somebody changed what it took over: ${labels.join(', ')}. Set that back first, then undo the merge.`,
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
