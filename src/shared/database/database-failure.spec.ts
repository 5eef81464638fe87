import { describe, expect, it } from '@jest/globals';
import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isDatabaseUnavailable, mapConstraintViolation } from './database-failure.js';

const coded = (code: string) => Object.assign(new Error('failed'), { code });

describe('a database is unavailable', () => {
  it.each([
    ['its host refuses the connection', coded('ECONNREFUSED')],
    ['the network resets the connection', coded('ECONNRESET')],
    ['it does not respond in time', coded('ETIMEDOUT')],
    ['its host name is unknown', coded('ENOTFOUND')],
    ['a connection breaks', coded('08006')],
    ['it is shutting down', coded('57P01')],
    ['it is starting', coded('57P03')],
    ['it has no free connection', coded('53300')],
    ['its disk is full', coded('53100')],
    ['a statement takes too long', coded('57014')],
    ['a lock takes too long', coded('55P03')],
    ['two statements deadlock', coded('40P01')],
    ['it became a replica', coded('25006')],
    ['a transaction idles too long', coded('25P03')],
    ['pg loses the connection', new Error('Connection terminated unexpectedly')],
    ['the pool has no connection in time', new Error('timeout exceeded when trying to connect')],
    ['a response takes too long', new Error('Query read timeout')],
    ['TypeORM lost the connection of a transaction', new QueryRunnerAlreadyReleasedError()],
    ['an EntityManager lost that connection', new QueryRunnerProviderAlreadyReleasedError()],
    ['TypeORM wraps such a failure', new QueryFailedError('SELECT', [], coded('57P01'))],
  ])('when %s', (_, failure) => {
    expect(isDatabaseUnavailable(failure)).toBe(true);
  });

  it.each(['08000', '57P02', '53000', '53200', '53400', '25P04'])('when it says %s', (code) => {
    expect(isDatabaseUnavailable(coded(code))).toBe(true);
  });

  it.each(['57P04', '57000', '53500', '25P05', '25000', '55000'])('not when it says %s', (code) => {
    expect(isDatabaseUnavailable(coded(code))).toBe(false);
  });

  it.each([
    ['a statement is wrong', coded('42601')],
    ['a constraint is violated', new QueryFailedError('INSERT', [], coded('23505'))],
    ['a program limit is exceeded', coded('54000')],
    ['something else fails', new Error('failed')],
    ['the thrown value is not an error', { code: 'ECONNREFUSED' }],
    ['nothing is thrown', undefined],
  ])('not when %s', (_, failure) => {
    expect(isDatabaseUnavailable(failure)).toBe(false);
  });
});

const refused = (constraint?: string) =>
  new QueryFailedError('INSERT', [], Object.assign(new Error('violates'), { constraint }));
const TAKEN = new Error('taken');
const errors = { users_email_key: () => TAKEN };

describe('work that violates a constraint', () => {
  it('fails with the error given for the constraint', async () => {
    await expect(mapConstraintViolation(Promise.reject(refused('users_email_key')), errors)).rejects.toBe(TAKEN);
  });

  it.each([
    ['another constraint is violated', refused('users_name_check')],
    ['the database fails otherwise', refused()],
    ['it fails outside the database', Object.assign(new Error('away'), { constraint: 'users_email_key' })],
  ])('fails as it did where %s', async (_, failure) => {
    await expect(mapConstraintViolation(Promise.reject(failure), errors)).rejects.toBe(failure);
  });

  it('returns the result if no constraint is violated', async () => {
    await expect(mapConstraintViolation(Promise.resolve(7), errors)).resolves.toBe(7);
  });
});
