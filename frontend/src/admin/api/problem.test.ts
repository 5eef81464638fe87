import { describe, expect, it } from '@jest/globals';
import { fieldError, isRefusal, isUnreachable, networkProblem, problemMessage } from './problem';

const PROBLEM = { code: 'invalid_input', message: 'Email is required.', errors: [{ field: 'email', message: 'No.' }] };

describe('a server that cannot be reached', () => {
  it.each([502, 503, 504])('responds with %i, or a proxy does', (status) => {
    expect(isUnreachable({ status })).toBe(true);
  });

  it('does not respond at all', () => {
    expect(isUnreachable(networkProblem())).toBe(true);
  });

  it.each([400, 401, 404, 429, 500])('is not one that responds with %i', (status) => {
    expect(isUnreachable({ status })).toBe(false);
  });
});

describe('a call that was refused', () => {
  it.each([400, 404, 409, 412, 422])('with %i was not carried out', (status) => {
    expect(isRefusal({ status, code: 'invalid_input' })).toBe(true);
  });

  it.each([0, 401, 403, 429, 500, 503])(
    'with %i does not show whether an earlier attempt was carried out',
    (status) => {
      expect(isRefusal({ status, code: '' })).toBe(false);
    },
  );

  it('might still be carried out if it is in flight', () => {
    expect(isRefusal({ status: 409, code: 'submission_in_flight' })).toBe(false);
  });
});

describe('the message for a failure', () => {
  it.each([
    ['its own message', { message: 'Email is required.' }, 'Email is required.'],
    ['the fallback without a message', { message: '' }, 'Try again.'],
    ['the fallback if the message is not a string', { message: 7 }, 'Try again.'],
    ['the fallback without an error', undefined, 'Try again.'],
    ['the fallback if the error is a string', 'thrown text', 'Try again.'],
  ])('is %s', (_, error, sentence) => {
    expect(problemMessage(error, 'Try again.')).toBe(sentence);
  });

  it('for one field is the server’s message about it', () => {
    expect(fieldError(PROBLEM, 'email')).toBe('No.');
    expect(fieldError(PROBLEM, 'name')).toBeUndefined();
    expect(fieldError(undefined, 'email')).toBeUndefined();
  });
});
