import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { eventStream } from '../testing/event-stream';
import { ADMIN, LEAD, leadPage, pageOf, type Responses, renderAdmin } from '../testing/render-admin';
import type { Notification } from './notifications-api';

let admin: ReturnType<typeof renderAdmin>;
let readIds: Set<string>;
let known: Notification[];

beforeEach(() => {
  readIds = new Set();
  known = [notification('n2', 'wrote_again', 'Asha Devi'), notification('n1', 'assigned', 'Ravi Kumar', ADMIN)];
});
afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

function notification(
  id: string,
  kind: Notification['kind'],
  name: string | null,
  by: { _id: string; name: string } | null = null,
): Notification {
  return {
    _id: id,
    kind,
    createdAt: new Date().toISOString(),
    readAt: null,
    by: by && { _id: by._id, name: by.name },
    lead: {
      _id: `lead-of-${id}`,
      reference: '8MXPFYHHYM',
      type: 'soil_testing',
      name,
      place: 'Gaya, Bihar',
      words: 'When can somebody come?',
    },
    key: null,
    webhook: null,
  };
}

function open(page: string, more: Responses = {}) {
  const list = () => {
    const data = known.map((one) => ({ ...one, readAt: readIds.has(one._id) ? 'now' : null }));
    return { ...pageOf(data), unread: data.filter(({ readAt }) => !readAt).length };
  };
  admin = renderAdmin(page, {
    'GET /api/notifications': list,
    'POST /api/notifications/read': ({ body }) => {
      const { ids } = body as { ids?: string[] };
      for (const id of ids ?? known.map(({ _id }) => _id)) readIds.add(id);
      return { message: 'Marked as read' };
    },
    ...more,
  });
}

const bell = (name: string) => screen.findByRole('button', { name });
const panel = () => screen.findByRole('region', { name: 'Notifications' });

describe('the bell', () => {
  it('shows the unread count and lists who wrote or assigned what, and when', async () => {
    open('/dashboard');
    fireEvent.click(await bell('Notifications, 2 unread'));
    const links = within(await panel()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Asha Devijust nowWrote again · Soil Testing, Gaya, BiharWhen can somebody come?',
      'Ravi Kumarjust nowAssigned to you by Sunita Devi · Soil Testing, Gaya, BiharWhen can somebody come?',
    ]);
  });

  it('leads to the integrations if the creator of an API key left', async () => {
    const key = { _id: 'k1', name: 'ERP' };
    known = [{ ...notification('n3', 'key_creator_left', null), by: ADMIN, lead: null, key }];
    open('/dashboard?status=new');
    fireEvent.click(await bell('Notifications, 1 unread'));
    const link = within(await panel()).getByRole('link');
    expect(link.textContent).toBe('ERPjust nowIts creator is no longer active. The key still works · API key');
    fireEvent.click(link);
    expect(screen.getByTestId('address').textContent).toBe('/integrations');
    await screen.findByRole('heading', { name: 'Integrations' });
  });

  it('leads to the integrations if a webhook was disabled', async () => {
    const webhook = { _id: 'w1', host: 'erp.example.com' };
    known = [{ ...notification('n3', 'webhook_disabled', null), lead: null, webhook }];
    open('/dashboard');
    fireEvent.click(await bell('Notifications, 1 unread'));
    const link = within(await panel()).getByRole('link');
    expect(link.textContent).toBe('erp.example.comjust nowThis webhook no longer receives events · Webhook');
    fireEvent.click(link);
    await screen.findByRole('heading', { name: 'Integrations' });
  });

  it('opens the lead over the unchanged list, and marks it as read', async () => {
    open('/dashboard?status=new');
    fireEvent.click(await bell('Notifications, 2 unread'));
    fireEvent.click(within(await panel()).getByRole('link', { name: /^Asha Devi/ }));
    await bell('Notifications, 1 unread');
    expect(admin.callsTo('POST /api/notifications/read')[0]?.body).toEqual({ ids: ['n2'] });
    expect(screen.getByTestId('address').textContent).toBe('/dashboard?status=new&lead=lead-of-n2');
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  });

  it('marks one or all as read without opening a lead, and Escape returns the focus', async () => {
    open('/dashboard');
    const button = await bell('Notifications, 2 unread');
    fireEvent.click(button);
    fireEvent.click(within(await panel()).getByRole('button', { name: 'Mark as read: Ravi Kumar' }));
    await bell('Notifications, 1 unread');
    fireEvent.click(within(await panel()).getByRole('button', { name: 'Mark all as read' }));
    await bell('Notifications');
    expect(admin.callsTo('POST /api/notifications/read')[1]?.body).toEqual({ all: true });
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('says so if there are none', async () => {
    known = [];
    open('/dashboard');
    fireEvent.click(await bell('Notifications'));
    expect((await panel()).textContent).toContain('No notifications yet.');
  });

  it('keeps one connection while screens change', async () => {
    const stream = eventStream(200);
    let name = 'Balasaheb Shinde';
    open('/dashboard', {
      'GET /api/leads': () => leadPage([{ ...LEAD, personalInfo: { fullName: name } }]),
      'GET /api/leads/events': () => stream.response,
      'GET /api/users': () => pageOf([]),
    });
    await screen.findByText('Balasaheb Shinde');
    stream.says('ready');
    fireEvent.click(screen.getByRole('link', { name: 'Manage Users' }));
    await screen.findByText('All Users (0)');
    name = 'Renamed Shinde';
    stream.says('leads', { added: [], changed: ['l1'], removed: [], many: false });
    fireEvent.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    await screen.findByText('Renamed Shinde');
    expect(admin.callsTo('GET /api/leads/events')).toHaveLength(1);
  });

  it.each(['/dashboard', '/users'])('updates immediately on %s, and announces it politely', async (page) => {
    const stream = eventStream(200);
    open(page, { 'GET /api/leads/events': () => stream.response, 'GET /api/users': () => pageOf([]) });
    await bell('Notifications, 2 unread');
    await waitFor(() => expect(admin.callsTo('GET /api/leads/events')).toHaveLength(1));
    known = [notification('n3', 'due_soon', null), ...known];
    stream.says('notifications', {});
    await bell('Notifications, 3 unread');
    await screen.findByText('3 unread notifications');
  });
});
