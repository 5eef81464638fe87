import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { mapConstraintViolation } from './constraint-errors.js';

const refused = (constraint?: string) =>
  new QueryFailedError('INSERT', [], Object.assign(new Error('violates'), { constraint }));
const TAKEN = new Error('taken');
const errors = { users_email_key: () => TAKEN };

describe('work that a constraint refuses', () => {
  it('fails with the error that is named for the constraint', async () => {
    await expect(mapConstraintViolation(Promise.reject(refused('users_email_key')), errors)).rejects.toBe(TAKEN);
  });

  it.each([
    ['another constraint refuses it', refused('users_name_check')],
    ['the database fails otherwise', refused()],
    ['it fails outside the database', Object.assign(new Error('away'), { constraint: 'users_email_key' })],
  ])('fails as it did where %s', async (_, failure) => {
    await expect(mapConstraintViolation(Promise.reject(failure), errors)).rejects.toBe(failure);
  });

  it('answers what it answers where nothing refuses it', async () => {
    await expect(mapConstraintViolation(Promise.resolve(7), errors)).resolves.toBe(7);
  });
});
