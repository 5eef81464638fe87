import { isUtf8 } from 'node:buffer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DomainError, invalidInput } from '../shared/domain/failure.js';
import {
  addressNotUtf8,
  bodyCompressed,
  bodyNotUtf8,
  bodyTooDeep,
  bodyTooManyValues,
  charsetNotUtf8,
  MAX_DEPTH,
  MAX_FIELDS,
  MAX_VALUES,
} from '../shared/http/http.errors.js';

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;

/**
 * Refuses, before any handler sees it, what PostgreSQL cannot keep (NUL, lone surrogates) and keys that every object has:
 * class-transformer takes `constructor` for the object's class and drops the others unsaid.
 */
export function rejectUnsafeInput(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  if (request.body !== undefined && request.body !== null) check(request.body, '');
  if (Object.keys(request.query as object).length > 0) check(request.query, '');
  done();
}

/**
 * Refuses an address of the API that is not UTF-8: a search for half a character would find nothing and not say why. A page is
 * served all the same, since its visitor cannot mend the link.
 */
export function rejectUnreadableAddress(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  if (isOfApi(request) && !isReadableAddress(request.originalUrl)) throw addressNotUtf8();
  done();
}

/** Returns the text of a body. Bytes that are not UTF-8 are refused: decoding would store replacement characters for them. */
export function readText({ headers }: FastifyRequest, body: Buffer): string {
  if (isCompressed(headers['content-encoding'])) throw bodyCompressed();
  if (namesOtherCharset(headers['content-type'])) throw charsetNotUtf8();
  if (!isUtf8(body)) throw bodyNotUtf8();
  return body.toString('utf8');
}

/**
 * Refuses a body by what stands between its texts, before it is parsed: to make an object of thousands of fields takes the
 * server a hundred times as long as to count them. Whether it is JSON at all is for the parser to say.
 */
export function rejectVastJson(text: string): void {
  let depth = 0;
  let fields = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfText(text, at);
        break;
      case COLON:
        fields += 1;
        break;
      case COMMA:
        values += 1;
        break;
      case 0x5b: // [
      case 0x7b: // {
        depth += 1;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1;
        break;
    }
    if (depth > MAX_DEPTH) throw bodyTooDeep();
    if (fields > MAX_FIELDS || values > MAX_VALUES) throw bodyTooManyValues();
  }
}

function isCompressed(encoding = 'identity'): boolean {
  return !['', 'identity'].includes(encoding.trim().toLowerCase());
}

/** Also if charset is named twice: which one counts differs between readers. */
function namesOtherCharset(contentType = ''): boolean {
  return [...contentType.matchAll(/;\s*charset\s*=([^;]*)/gi)].some(
    ([, name = '']) => !/^("?)utf-?8\1$/i.test(name.trim()),
  );
}

function isOfApi({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/api/') ?? false;
}

/** Whether percent-encoded bytes of an address are UTF-8. Node refuses bytes that are not encoded. */
function isReadableAddress(url: string): boolean {
  try {
    if (url.includes('%')) decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

function check(value: unknown, path: string): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw unstorable(path);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, child] of Object.entries(value)) {
    if (!isList) {
      if (!isStorable(key)) throw unstorable(path);
      // The brackets of a list in a query come off later.
      if (key.replace(/\[\]$/, '') in Object.prototype) throw unknownField(childPath(path, key));
    }
    check(child, childPath(path, key));
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
  const message = 'This text holds a character that cannot be saved: please type it again.';
  return invalidInput([{ field: path, message, code: 'invalid' }]);
}

/** Where the text that begins at a quote ends: at the next one without a backslash before it. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
