import { describe, expect, it } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readText, rejectOversizedJson, rejectUnsafeInput } from './request-input.js';

const sent = async (body: unknown, query: object = {}) =>
  rejectUnsafeInput({ body, query } as FastifyRequest, {} as FastifyReply, () => undefined);

describe('accepted input', () => {
  it.each([
    ['no body', undefined],
    ['null', null],
    ['a text in any script, with emoji', { name: 'आशा 🌾' }],
    ['numbers, flags and lists', { age: 7, ok: true, crops: ['wheat', null] }],
  ])('%s', async (_, body) => {
    await expect(sent(body)).resolves.toBeUndefined();
  });
});

describe('refused input', () => {
  it.each([
    ['a NUL', { personalInfo: { fullName: 'a\0b' } }, 'personalInfo.fullName', 'invalid'],
    ['a NUL in a list', { crops: ['wheat', 'a\0'] }, 'crops.1', 'invalid'],
    ['half an emoji', { name: '\uD83C' }, 'name', 'invalid'],
    ['a NUL in a key', { details: { 'a\0': 1 } }, 'details', 'invalid'],
    ['a key that every object has', { constructor: {} }, 'constructor', 'unknown_key'],
    ['such a key in a nested object', { personalInfo: { toString: 'x' } }, 'personalInfo.toString', 'unknown_key'],
    ['a prototype', JSON.parse('{"__proto__": {"isAdmin": true}}'), '__proto__', 'unknown_key'],
  ])('%s', async (_, body, field, code) => {
    await expect(sent(body)).rejects.toMatchObject({ code: 'invalid_input', errors: [{ field, code }] });
  });

  it.each([
    ['a NUL', { search: 'a\0' }, 'search', 'invalid'],
    ['a key that every object has, as a list', { 'constructor[]': 'x' }, 'constructor[]', 'unknown_key'],
  ])('in a query: %s', async (_, query, field, code) => {
    await expect(sent(undefined, query)).rejects.toMatchObject({ errors: [{ field, code }] });
  });
});

it('the charset of a long Content-Type is found in linear time', () => {
  // A regular expression that restarts at each blank would take over a minute.
  const headers = { 'content-type': `application/json; charset=x${' '.repeat(200_000)}y` };
  const start = performance.now();
  expect(() => readText({ headers } as FastifyRequest, Buffer.from('{}'))).toThrow(
    'Content-Type names another charset',
  );
  expect(performance.now() - start).toBeLessThan(20_000);
});

const list = (count: number) => JSON.stringify(Array(count).fill(0));
const fields = (count: number) => JSON.stringify(Object.fromEntries(Array(count).fill(1).entries()));
const refusal = (text: string) => {
  try {
    rejectOversizedJson(text);
    return null;
  } catch (failure) {
    return (failure as { code: string }).code;
  }
};

describe('JSON, before it is parsed', () => {
  it.each([
    ['nothing', ''],
    ['eight levels', '[[[[[[[[1]]]]]]]]'],
    ['many levels in sequence', '[{},[],{"a":[]},[[]]]'],
    ['five hundred fields', fields(500)],
    ['two thousand values', list(2_000)],
    ['signs within a text', JSON.stringify({ text: '{[:,'.repeat(5_000) })],
    ['signs behind a quote within a text', JSON.stringify({ text: `\\"${'{[:,'.repeat(5_000)}` })],
    ['signs behind backslashes within a text', JSON.stringify({ text: `\\\\\\"${'{[:,'.repeat(5_000)}\\` })],
    ['an unterminated text', '{"a'],
    ['a backslash at the end', '"\\'],
  ])('is accepted: %s', (_, text) => {
    expect(refusal(text)).toBeNull();
  });

  it.each([
    ['nine levels', '[[[[[[[[[1]]]]]]]]]', 'too_deep'],
    ['nine levels of objects and lists', '{"a":[{"a":[{"a":[{"a":[{"a":1}]}]}]}]}', 'too_deep'],
    ['more fields', fields(501), 'too_many_values'],
    ['more fields, in objects of a list', JSON.stringify(Array(501).fill({ a: 1 })), 'too_many_values'],
    ['the same field repeatedly', `{${Array(501).fill('"a":1').join()}}`, 'too_many_values'],
    ['more values', list(2_001), 'too_many_values'],
    ['more values behind a text that ends in a backslash', `["\\\\",${list(2_000)}]`, 'too_many_values'],
  ])('is refused: %s', (_, text, code) => {
    expect(refusal(text)).toBe(code);
  });
});
