import { createHash } from 'node:crypto';
import { ApiHeader } from '@nestjs/swagger';
import { invalidInput } from '../../../shared/domain/input.errors.js';
import type { SubmissionKey } from '../domain/submission.repository.js';

const MAX_KEY_LENGTH = 255;

export const ApiIdempotencyKey = (): MethodDecorator =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'New for every submission, the same for every try of one',
    schema: { type: 'string', minLength: 1, maxLength: MAX_KEY_LENGTH },
  });

/**
 * The key that a body was sent under, with a hash of that. `elapsedMs` is left out of it: a retry of the same form was shown for
 * longer; `sender` is who sends it where that is not just anybody.
 */
export function submissionKey(key: string | undefined, body: unknown, sender?: string): SubmissionKey | null {
  if (key === undefined) return null;
  if (key.length < 1 || key.length > MAX_KEY_LENGTH) {
    throw invalidInput([
      {
        field: 'Idempotency-Key',
        message: `Idempotency-Key must have 1 to ${MAX_KEY_LENGTH} characters.`,
        code: 'invalid',
      },
    ]);
  }
  const { elapsedMs: _elapsedMs, ...content } = body as Record<string, unknown>;
  return {
    key,
    bodyHash: createHash('sha256')
      .update(JSON.stringify(canonicalize(sender === undefined ? content : [sender, content])))
      .digest(),
  };
}

/** The same object however its keys were ordered. */
function canonicalize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonicalize);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, child]) => [name, canonicalize(child)]),
  );
}
