import { expect, it, jest } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import type { QueuedLead } from '../outbox/outbox-store';

const stored = new Map<string, Partial<QueuedLead>>();
jest.unstable_mockModule('idb-keyval', () => ({
  createStore: () => ({}),
  entries: async () => [...stored],
  get: async (key: string) => stored.get(key),
  set: async () => {},
  del: async () => {},
}));

it('reports a delivery from before the form subscribed, whose draft is removed', async () => {
  const { useLateDelivery } = await import('./use-site-form');
  const delivered = jest.fn();
  const values = { email: 'sunita@example.com' };
  renderHook(() => useLateDelivery('newsletter', 'en', { sentKey: () => 'first', delivered, returned: () => {} }));
  stored.set('first', { key: 'first', formId: 'newsletter', values, state: 'sent', reference: '7ZK4M0QXJD' });
  await waitFor(() => expect(delivered).toHaveBeenCalled(), { timeout: 10_000 });
  expect(delivered).toHaveBeenCalledWith({ formId: 'newsletter', values, reference: '7ZK4M0QXJD' });
});
