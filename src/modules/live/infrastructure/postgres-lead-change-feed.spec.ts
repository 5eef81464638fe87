import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { PostgresLeadChangeFeed } from './postgres-lead-change-feed.js';

const LEAD = {
  id: '019ac0de-0000-7abc-8def-000000000001',
  type: 'contact',
  assignedTo: null,
  quarantined: false,
  inPool: false,
} as const;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('a new lead whose notification failed causes a resync when the database is available again', async () => {
  const query = jest.fn(async (_statement: string, _values: unknown[]) => undefined);
  query.mockRejectedValueOnce(new Error('terminating connection'));
  query.mockRejectedValueOnce(new Error('the database system is starting up'));
  const feed = new PostgresLeadChangeFeed({ query } as unknown as DataSource, pino({ level: 'silent' }));
  feed.publish(LEAD);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(query.mock.calls.map(([, values]) => values[1])).toEqual([
    `{"leads":[["${LEAD.id}",null,["contact",null,false,false]]]}`,
    '{"all":true}',
    '{"all":true}',
  ]);
  feed.publish(LEAD);
  await feed.onApplicationShutdown();
  expect(query).toHaveBeenCalledTimes(4);
  expect(query.mock.lastCall?.[1][1]).toContain(LEAD.id);
});
