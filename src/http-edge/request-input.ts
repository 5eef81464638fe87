/**
 * Refuses bodies that are neither UTF-8 JSON nor, on some routes, bytes or an HTML form. Also refuses text and keys
 * that cannot be stored.
 */
import { isUtf8 } from 'node:buffer';
import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DomainError, invalidInput } from '../shared/domain/failure.js';
import {
  addressNotUtf8,
  bodyCompressed,
  bodyNotUtf8,
  bodyTooDeep,
  bytesExpected,
  charsetNotUtf8,
  formExpected,
  MAX_DEPTH,
  usualValues,
} from '../shared/http/http.errors.js';
import { gatedRoute, type RequestGates } from './request-gates.js';

/**
 * Adds the body parsers: JSON, and bytes and forms for routes that take them. Accepts empty JSON bodies, because the
 * documented client always sends a content type.
 */
export function acceptKnownBodies(fastify: FastifyInstance, gates: RequestGates): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const read = async () => {
      await gates.admitBody(request, body.length);
      const text = readText(request, body);
      rejectOversizedJson(text, gatedRoute(request).tooLarge?.values);
      return text;
    };
    const { takes } = gatedRoute(request);
    if (takes) done(OTHER_EXPECTED[takes]());
    else if (body.length === 0) done(null, undefined);
    else read().then((text) => parse(request, text, done), done);
  });
  fastify.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const read = async () => {
      await gates.admitBody(request, body.length);
      rejectCompressed(request);
      return body;
    };
    if (gatedRoute(request).takes !== 'bytes') done(new UnsupportedMediaTypeException());
    else if (body.length === 0) done(bytesExpected());
    else read().then((bytes) => done(null, bytes), done);
  });
  fastify.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const read = async () => {
      await gates.admitBody(request, body.length);
      return formValues(readText(request, body));
    };
    if (gatedRoute(request).takes !== 'form') done(new UnsupportedMediaTypeException());
    else read().then((values) => done(null, values), done);
  });
}

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** The failure of a route that takes another body than the one that was sent. */
export const OTHER_EXPECTED = { bytes: bytesExpected, form: formExpected } as const;

/**
 * Returns the fields of an HTML form as an object. A name with a dot is a field of an inner object:
 * `personalInfo.email`. Several fields with one name are a list.
 */
function formValues(text: string): Record<string, unknown> {
  const pairs = text.split('&').filter(Boolean);
  if (pairs.length > usualValues.maxFields) throw usualValues.refusal();
  const values = {};
  for (const pair of pairs) {
    const [name = '', value = ''] = pair.split(/=(.*)/s, 2).map(decodedPart);
    const path = name.split('.');
    if (path.length > MAX_DEPTH) throw bodyTooDeep();
    place(values, path, value);
  }
  return values;
}

/** `decodeURIComponent` refuses invalid UTF-8. `URLSearchParams` would replace it. */
function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    throw bodyNotUtf8();
  }
}

function place(values: object, [key = '', ...rest]: readonly string[], value: string): void {
  const known = Object.getOwnPropertyDescriptor(values, key)?.value as unknown;
  const isInner = typeof known === 'object' && known !== null && !Array.isArray(known);
  if (rest.length > 0) {
    const inner = isInner ? known : {};
    if (!isInner) define(values, key, inner);
    place(inner, rest, value);
  } else if (!isInner) define(values, key, known === undefined ? value : [known, value].flat());
}

/** An assignment to `__proto__` would create no field, so that `rejectUnsafeInput` could not refuse it. */
function define(values: object, key: string, value: unknown): void {
  Object.defineProperty(values, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Returns the body as text. Refuses invalid UTF-8, which would be decoded and stored as replacement characters. */
export function readText(request: FastifyRequest, body: Buffer): string {
  const { headers } = request;
  rejectCompressed(request);
  // Checks every charset, because parsers disagree on which one applies if there are two.
  const charsets = (headers['content-type'] ?? '').matchAll(/;\s*charset\s*=([^;]*)/gi);
  for (const [, name = ''] of charsets) if (!/^("?)utf-?8\1$/i.test(name.trim())) throw charsetNotUtf8();
  if (!isUtf8(body)) throw bodyNotUtf8();
  return body.toString('utf8');
}

function rejectCompressed({ headers }: FastifyRequest): void {
  const encoding = (headers['content-encoding'] ?? '').trim().toLowerCase();
  if (encoding !== '' && encoding !== 'identity') throw bodyCompressed();
}

/**
 * Refuses a body that is nested too deeply or has too many fields or values. Counting is 100 times faster than parsing
 * a body with thousands of fields. In the worst case, this loop is ten times faster than a regular expression.
 */
export function rejectOversizedJson(text: string, { maxFields, maxValues, refusal } = usualValues): void {
  let [depth, fields, values] = [0, 0, 1];
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInText) {
      if (character === '\\') at += 1;
      isInText = character !== '"';
    } else if (character === '"') isInText = true;
    else if (character === ':') fields += 1;
    else if (character === ',') values += 1;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > MAX_DEPTH) throw bodyTooDeep();
    if (fields > maxFields || values > maxValues) throw refusal();
  }
}

/**
 * Refuses an API address that is not valid UTF-8, because a search for half a character would find nothing. Pages are
 * served anyway, because visitors cannot correct a link. Node itself refuses raw bytes that are not percent-encoded.
 */
export function rejectUnreadableAddress(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  try {
    if (request.routeOptions.url?.startsWith('/api/')) decodeURIComponent(request.originalUrl);
  } catch {
    throw addressNotUtf8();
  }
  done();
}

/**
 * Refuses text that PostgreSQL cannot store (NUL, lone surrogates), and keys that every object inherits.
 * class-transformer treats `constructor` as the class and silently drops the other inherited keys.
 */
export function rejectUnsafeInput({ body, query }: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  if (!Buffer.isBuffer(body)) checkValue(body, '');
  checkValue(query, '');
  done();
}

function checkValue(value: unknown, path: string): void {
  if (typeof value === 'string') checkText(value, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const childPath = path === '' ? key : `${path}.${key}`;
    if (!Array.isArray(value)) {
      checkText(key, path);
      // At this point, the names of query lists still end with brackets.
      if (key.replace(/\[\]$/, '') in Object.prototype) throw unknownField(childPath);
    }
    checkValue(child, childPath);
  }
}

function unknownField(field: string): DomainError {
  return invalidInput([{ field, message: 'The request contains an unknown field.', code: 'unknown_key' }]);
}

function checkText(text: string, field: string): void {
  if (!text.includes('\0') && text.isWellFormed()) return;
  const message = 'This text contains a character that cannot be saved: please type it again.';
  throw invalidInput([{ field, message, code: 'invalid' }]);
}
