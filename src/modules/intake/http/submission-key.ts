import { contentHash, readIdempotencyKey, scopedKey } from '../../../shared/http/idempotency-key.js';
import type { SubmissionKey } from '../domain/submission.repository.js';

/** Returns the key with a hash of the submission. The hash ignores `elapsedMs`, which grows with each retry. */
export function submissionKey(sent: string | undefined, body: unknown): SubmissionKey | null {
  const key = readIdempotencyKey(sent);
  if (key === null) return null;
  const { elapsedMs: _elapsedMs, ...content } = body as Record<string, unknown>;
  return { key, bodyHash: contentHash(content) };
}

export function manualLeadKey(sent: string | undefined, body: unknown, senderId: string): SubmissionKey | null {
  const submitted = submissionKey(sent, body);
  return submitted && { ...submitted, key: scopedKey(senderId, 'POST /api/leads/manual', submitted.key) };
}
