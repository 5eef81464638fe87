import type { FastifyRequest } from 'fastify';
import type { DomainError } from '../domain/domain-error.js';
import { invalidInput } from '../domain/input.errors.js';
import { bodyTooDeep, MAX_DEPTH } from './http.errors.js';

/**
 * Refuses, before any handler sees it, what PostgreSQL cannot keep (NUL, lone surrogates), bodies nested too deeply, and
 * keys that every object has: class-transformer takes `constructor` for the object's class and drops the others unsaid.
 */
export async function rejectUnsafeInput(request: FastifyRequest): Promise<void> {
  if (request.body !== undefined && request.body !== null) check(request.body, '', 1);
  if (Object.keys(request.query as object).length > 0) check(request.query, '', 1);
}

function check(value: unknown, path: string, depth: number): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw unstorable(path);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) throw bodyTooDeep();
  const isList = Array.isArray(value);
  for (const [key, child] of Object.entries(value)) {
    if (!isList) {
      if (!isStorable(key)) throw unstorable(path);
      // The brackets of a list in a query come off later.
      if (key.replace(/\[\]$/, '') in Object.prototype) throw unknownField(childPath(path, key));
    }
    // A path is made only where it may be needed: bodies can hold a hundred thousand numbers.
    if (typeof child === 'string' ? !isStorable(child) : typeof child === 'object') {
      check(child, childPath(path, key), depth + 1);
    }
  }
}

function childPath(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function unknownField(field: string): DomainError {
  return invalidInput([{ field, message: 'A field was sent that is not known here.', code: 'unknown_key' }]);
}

function unstorable(path: string): DomainError {
  const message = 'This text holds a character that cannot be saved. Please type it again.';
  return invalidInput([{ field: path, message, code: 'invalid' }]);
}
