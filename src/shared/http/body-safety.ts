import type { FastifyRequest } from 'fastify';
import { DomainError, invalidInput } from '../domain/domain-error.js';

const MAX_DEPTH = 8;

/** Refuses what PostgreSQL cannot keep (NUL, lone surrogates) and bodies nested too deeply, before any handler sees them. */
export async function checkBodySafety(request: FastifyRequest): Promise<void> {
  if (request.body !== undefined && request.body !== null) check(request.body, '', 1);
  for (const [name, value] of Object.entries(request.query as Record<string, unknown>)) check(value, name, 1);
}

function check(value: unknown, path: string, depth: number): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw unstorable(path);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) {
    throw new DomainError(
      'invalid',
      'too_deep',
      `The body is nested too deeply: at most ${MAX_DEPTH} levels are read.`,
    );
  }
  for (const [key, child] of Object.entries(value)) {
    if (!isStorable(key)) throw unstorable(path);
    check(child, path === '' ? key : `${path}.${key}`, depth + 1);
  }
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function unstorable(path: string): DomainError {
  const message = 'This text holds a character that cannot be saved. Please type it again.';
  return invalidInput([{ field: path, message, code: 'invalid' }]);
}
