import { contentHash, readIdempotencyKey, scopedKey } from '../../../shared/http/idempotency-key.js';
import type { SubmissionKey } from '../domain/submission.repository.js';

/**
 * Returns the key that a visitor's form was sent under, with a hash of the form. `elapsedMs` is left out: a retry of the same
 * form was shown for longer.
 */
export function submissionKey(sent: string | undefined, body: unknown): SubmissionKey | null {
  const key = readIdempotencyKey(sent);
  if (key === null) return null;
  const { elapsedMs: _elapsedMs, ...content } = body as Record<string, unknown>;
  return { key, bodyHash: contentHash(content) };
}

/** Returns the key under which a colleague adds a lead; each sender has their own keys. */
export function manualLeadKey(sent: string | undefined, body: unknown, senderId: string): SubmissionKey | null {
  const submitted = submissionKey(sent, body);
  return submitted && { ...submitted, key: scopedKey(senderId, 'POST /api/leads/manual', submitted.key) };
}
