import { describe, expect, it } from '@jest/globals';
import { fieldError, isRefusal, isUnreachable, networkProblem, problemMessage } from './problem';

const PROBLEM = { code: 'invalid_input', message: 'Email is required.', errors: [{ field: 'email', message: 'No.' }] };

describe('a server that cannot be reached', () => {
  it.each([502, 503, 504])('answers %i, or a proxy for it', (status) => {
    expect(isUnreachable({ status })).toBe(true);
  });

  it('does not answer at all', () => {
    expect(isUnreachable(networkProblem())).toBe(true);
  });

  it.each([400, 401, 404, 429, 500])('is none that answers %i', (status) => {
    expect(isUnreachable({ status })).toBe(false);
  });
});

describe('a call that was refused', () => {
  it.each([400, 404, 409, 412, 422])('with %i was not carried out', (status) => {
    expect(isRefusal({ status, code: 'invalid_input' })).toBe(true);
  });

  it.each([0, 401, 403, 429, 500, 503])('with %i says nothing of the tries before', (status) => {
    expect(isRefusal({ status, code: '' })).toBe(false);
  });

  it('since it is under way may still be carried out', () => {
    expect(isRefusal({ status: 409, code: 'submission_in_flight' })).toBe(false);
  });
});

describe('what to say of a failure', () => {
  it.each([
    ['its own sentence', { message: 'Email is required.' }, 'Email is required.'],
    ['another where it has none', { message: '' }, 'Try again.'],
    ['another where it is no sentence', { message: 7 }, 'Try again.'],
    ['another where there is nothing', undefined, 'Try again.'],
    ['another of what is no failure', 'thrown text', 'Try again.'],
  ])('is %s', (_, error, sentence) => {
    expect(problemMessage(error, 'Try again.')).toBe(sentence);
  });

  it('of one field is what the server says of it', () => {
    expect(fieldError(PROBLEM, 'email')).toBe('No.');
    expect(fieldError(PROBLEM, 'name')).toBeUndefined();
    expect(fieldError(undefined, 'email')).toBeUndefined();
  });
});
