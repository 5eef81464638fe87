import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { ChoicesField, FlagField } from '../shared/http/fields.js';
import { ValidatedPipe } from './validated.pipe.js';

class ListQuery {
  @ChoicesField(['a', 'b', 'c'], { label: 'Type' })
  type?: string[];

  @FlagField({ label: 'Unassigned' })
  unassigned?: boolean;
}

const pipe = new ValidatedPipe();
const query = (value: unknown) => pipe.transform(value, { type: 'query', metatype: ListQuery });

describe('a query', () => {
  it.each([
    ['repeated', { type: ['a', 'b'] }, ['a', 'b']],
    ['joined by commas', { type: 'a,b' }, ['a', 'b']],
    ['with brackets', { 'type[]': ['a', 'b'] }, ['a', 'b']],
    ['with and without brackets', { type: 'a', 'type[]': ['b', 'c'] }, ['a', 'b', 'c']],
    ['once with brackets', { 'type[]': 'a' }, ['a']],
  ])('can have a list %s', (_, sent, expected) => {
    expect(query(sent)).toEqual({ type: expected });
  });

  it('is checked like a body', () => {
    expect(() => query({ type: 'z' })).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });
});

describe('a body', () => {
  it('keeps its brackets', () => {
    expect(() => pipe.transform({ 'type[]': 'a' }, { type: 'body', metatype: ListQuery })).toThrow(
      expect.objectContaining({ code: 'invalid_input' }),
    );
  });

  it('that is missing counts as empty', () => {
    expect(pipe.transform(undefined, { type: 'body', metatype: ListQuery })).toEqual({});
  });
});

describe('a parameter without a DTO', () => {
  it.each([
    ['a path parameter', { type: 'param', metatype: ListQuery }],
    ['a text', { type: 'query', metatype: String }],
    ['a plain object', { type: 'body', metatype: Object }],
    ['a parameter without a type', { type: 'body' }],
  ] as const)('%s is left as it is', (_, metadata) => {
    const value = { type: 'z' };
    expect(pipe.transform(value, metadata)).toBe(value);
  });
});
