import { expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { PostgresClock } from './postgres-clock.js';

it('follows the database’s clock and reads it once for many forms', async () => {
  const hourMs = 3_600_000;
  let asked = 0;
  const query = async () => {
    asked += 1;
    return [{ now: new Date(Date.now() + hourMs) }];
  };
  const clock = new PostgresClock({ query } as unknown as DataSource);
  const behindMs = [(await clock.now()).getTime() - Date.now(), (await clock.now()).getTime() - Date.now()];
  expect(behindMs.map((ms) => Math.round(ms / hourMs))).toEqual([1, 1]);
  expect(asked).toBe(1);
});
