import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { LeadReader } from '../../leads/domain/lead-reader.js';
import type { UserRepository } from '../../users/domain/user.repository.js';
import type { LeadChangeFeed, LeadChangeListener } from '../domain/lead-change-feed.js';
import { LeadPresenceService } from './lead-presence.service.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('a killed window is gone within 45 seconds, and the colleagues at the lead are notified', async () => {
  let listener: LeadChangeListener | undefined;
  const feed = {
    subscribe: (one: LeadChangeListener) => {
      listener = one;
      return () => undefined;
    },
  };
  const service = new LeadPresenceService(feed as unknown as LeadChangeFeed, {} as LeadReader, {} as UserRepository);
  const told: (readonly string[])[] = [];
  service.subscribe((_, userIds) => told.push(userIds));
  service.start();
  const report = (userId: string) => listener?.onPresence?.({ leadId: 'l1', userId, windowId: 'w1', state: 'open' });
  await jest.advanceTimersByTimeAsync(1_000);
  report('killed');
  report('stays');
  expect(told).toEqual([[], ['killed']]);
  for (let passed = 0; passed < 3; passed += 1) {
    await jest.advanceTimersByTimeAsync(15_000);
    report('stays');
  }
  expect(told.slice(2)).toEqual([['stays']]);
  service.onModuleDestroy();
});
