import { describe, expect, it } from '@jest/globals';
import { problemOf } from './problem';

const PROBLEM = { code: 'invalid_input', message: 'Email is required.', errors: [{ field: 'email', message: 'No.' }] };
const response = (body: unknown, status = 400) =>
  ({ status, json: async () => (body instanceof Error ? Promise.reject(body) : body) }) as unknown as Response;

describe('the problem of a response', () => {
  it('is the body of the response', async () => {
    expect(await problemOf(response(PROBLEM))).toEqual({ ...PROBLEM, status: 400 });
  });

  it.each([
    ['an HTML page of a proxy', new SyntaxError('Unexpected token <')],
    ['other JSON', {}],
  ])('is the status if the body is %s', async (_, body) => {
    expect(await problemOf(response(body, 502))).toEqual({
      status: 502,
      code: '',
      message: 'HTTP error! status: 502',
      errors: [],
    });
  });
});
