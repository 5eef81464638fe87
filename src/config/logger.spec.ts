import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { describeError } from './logger.js';

describe('an error in the log', () => {
  it('of a failed statement is its kind, code and places: no statement, parameter, value or row', () => {
    const refused = Object.assign(new Error('invalid input syntax for type uuid: "Asha"\nin two lines'), {
      severity: 'ERROR',
      code: '22P02',
      detail: 'Key (lower(email))=(asha@example.in) already exists.',
    });
    for (const error of [refused, new QueryFailedError("SELECT 'asha'", ['asha@example.in'], refused)]) {
      const written = describeError(error);
      expect(written).toMatchObject({ type: error.name, code: '22P02', stack: expect.stringContaining('at ') });
      expect(JSON.stringify(written)).not.toMatch(/asha|two lines/i);
    }
  });

  it('of the program says what it says', () => {
    expect(describeError(new TypeError('x is not a function'))).toMatchObject({
      type: 'TypeError',
      message: 'x is not a function',
    });
    expect(describeError('thrown text')).toEqual({ type: 'string' });
  });
});
