import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { rejectUnsafeInput } from './unsafe-input.js';

const sent = (body: unknown, query: object = {}) => rejectUnsafeInput({ body, query } as FastifyRequest);
const nested = (levels: number): unknown => (levels === 1 ? {} : { a: nested(levels - 1) });

describe('what is let through', () => {
  it.each([
    ['no body', undefined],
    ['null', null],
    ['a text in any script, with emoji', { name: 'आशा 🌾' }],
    ['numbers, flags and lists', { age: 7, ok: true, crops: ['wheat', null] }],
    ['eight levels', nested(8)],
  ])('%s', async (_, body) => {
    await expect(sent(body)).resolves.toBeUndefined();
  });
});

describe('what is refused', () => {
  it.each([
    ['a NUL', { personalInfo: { fullName: 'a\0b' } }, 'personalInfo.fullName', 'invalid'],
    ['a NUL in a list', { crops: ['wheat', 'a\0'] }, 'crops.1', 'invalid'],
    ['half an emoji', { name: '\uD83C' }, 'name', 'invalid'],
    ['a NUL in a key', { details: { 'a\0': 1 } }, 'details', 'invalid'],
    ['a key that every object has', { constructor: {} }, 'constructor', 'unknown_key'],
    ['such a key further down', { personalInfo: { toString: 'x' } }, 'personalInfo.toString', 'unknown_key'],
    ['a prototype', JSON.parse('{"__proto__": {"isAdmin": true}}'), '__proto__', 'unknown_key'],
  ])('%s', async (_, body, field, code) => {
    await expect(sent(body)).rejects.toMatchObject({ code: 'invalid_input', errors: [{ field, code }] });
  });

  it('nine levels', async () => {
    await expect(sent(nested(9))).rejects.toMatchObject({ code: 'too_deep' });
  });

  it.each([
    ['a NUL', { search: 'a\0' }, 'search', 'invalid'],
    ['a key that every object has, as a list', { 'constructor[]': 'x' }, 'constructor[]', 'unknown_key'],
  ])('in a query: %s', async (_, query, field, code) => {
    await expect(sent(undefined, query)).rejects.toMatchObject({ errors: [{ field, code }] });
  });
});
