import { describe, expect, it } from '@jest/globals';
import { requireFuture } from './follow-up.js';

describe('a follow-up', () => {
  it.each([
    ['today, a moment before midnight', '2026-04-22', '2026-04-22T23:59:59+05:30'],
    ['today, which is still yesterday in UTC', '2026-04-22', '2026-04-22T00:00:00+05:30'],
    ['tomorrow', '2026-04-23', '2026-04-22T12:00:00+05:30'],
    ['in another year', '2027-01-01', '2026-12-31T12:00:00+05:30'],
  ])('can be for %s', (_, on, now) => {
    expect(() => requireFuture({ on, at: null }, new Date(now))).not.toThrow();
  });

  it.each([
    ['yesterday', '2026-04-21', '2026-04-22T00:00:00+05:30'],
    ['a day last year', '2025-12-31', '2026-01-01T00:00:00+05:30'],
  ])('cannot be for %s', (_, on, now) => {
    expect(() => requireFuture({ on, at: null }, new Date(now))).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ field: 'on', code: 'date_past' })] }),
    );
  });

  it('cannot be for a past time, and the error names the field in the request', () => {
    const now = new Date('2026-04-22T12:00:00+05:30');
    const at = (time: string) => ({ on: '2026-04-22', at: new Date(`2026-04-22T${time}+05:30`) });
    expect(() => requireFuture(at('12:01'), now)).not.toThrow();
    expect(() => requireFuture(at('11:59'), now, 'followUp.')).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ field: 'followUp.at', code: 'date_past' })] }),
    );
  });
});
