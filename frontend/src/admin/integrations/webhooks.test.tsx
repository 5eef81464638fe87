import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LEAD_TYPE_NAMES } from '@lead-types/lead-types';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ADMIN, type AnswerTo, LEAD, problem, type Responses, renderAdmin } from '../testing/render-admin';
import { reasonOf } from '../testing/staff';
import type { ApiKey } from './api-keys-api';
import { EVENT_TYPES } from './webhook-texts';
import type { Delivery, NewWebhook, Webhook } from './webhooks-api';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const hoursOf = (counts: Readonly<Record<number, { sent: number; failed: number }>> = {}) =>
  Array.from({ length: 24 }, (_, hour) => ({ at: hoursAgo(23 - hour), sent: 0, failed: 0, ...counts[hour] }));

const KEY: ApiKey = {
  _id: 'k1',
  name: 'ERP',
  prefix: 'kc_9fQ2xB',
  scopes: ['events:read'],
  leadTypes: ['contact', 'franchise'],
  expiresAt: null,
  createdAt: hoursAgo(100),
  createdBy: { _id: 'u1', name: 'Sunita Devi' },
  isCreatorActive: true,
  lastUsedAt: null,
  formerSecretUntil: null,
};
const READER: ApiKey = { ...KEY, _id: 'k2', name: 'CRM', scopes: ['leads:read', 'events:read'] };
const HOOK: Webhook = {
  paused: false,
  _id: 'w1',
  url: 'https://erp.example.com/leads',
  types: EVENT_TYPES,
  leadTypes: LEAD_TYPE_NAMES,
  key: { _id: 'k1', name: 'ERP', isUsable: true },
  payload: 'thin',
  state: 'enabled',
  createdAt: '2026-11-20T04:21:44.049Z',
  lastSuccessAt: '2026-11-28T09:30:12.345Z',
  failingSince: null,
  missedSince: null,
  formerSecretUntil: null,
  waiting: 0,
  hours: hoursOf(),
};
const SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD5yUHN4iOVNc=';
const NEW: NewWebhook = { ...HOOK, state: 'new', lastSuccessAt: null, secret: SECRET };
const DELIVERY: Delivery = {
  _id: 'd1',
  eventId: 'e1',
  eventType: 'lead.created',
  leadId: 'l1',
  state: 'sent',
  createdAt: '2026-11-28T09:30:00.000Z',
  tries: 1,
  triedAt: '2026-11-28T09:30:01.000Z',
  nextTryAt: null,
  host: 'erp.example.com',
  status: 204,
  milliseconds: 84,
};
const REAUTHENTICATE = problem(
  403,
  'You signed in more than 15 minutes ago. Enter your current password to continue.',
  [{ field: 'currentPassword', message: 'Enter your current password to continue.', code: 'required' }],
);
const NAME = 'erp.example.com/leads';

let admin: ReturnType<typeof renderAdmin>;
let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup();
});
afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

function open(answers: Responses = {}) {
  const lists: Responses = {
    'GET /api/keys': () => ({ data: [KEY] }),
    'GET /api/webhooks': () => ({ data: [HOOK] }),
  };
  admin = renderAdmin('/integrations', { ...lists, ...answers }, 'valid', ADMIN);
}
const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
async function choose(action: string) {
  await press(`Actions for ${NAME}`);
  await press(`${action} ${NAME}`);
}
const isChecked = (box: HTMLElement) => (box as HTMLInputElement).checked;
const bodiesOf = (name: string) => admin.callsTo(name).map(({ body }) => body);
const groupIn = (name: string, part: ReturnType<typeof within>) => within(part.getByRole('group', { name }));

describe('the list of webhooks', () => {
  it('shows where each one sends what, its state, and its last 24 hours', async () => {
    const webhooks: Webhook[] = [
      { ...HOOK, waiting: 4, hours: hoursOf({ 3: { sent: 100, failed: 0 }, 23: { sent: 20, failed: 3 } }) },
      {
        ...HOOK,
        _id: 'w2',
        url: 'https://new.example.com/',
        state: 'new',
        types: EVENT_TYPES.slice(0, 3),
        leadTypes: ['contact'],
      },
      { ...HOOK, _id: 'w3', url: 'https://paused.example.com/', state: 'paused', paused: true, types: ['call.logged'] },
      { ...HOOK, _id: 'w4', url: 'https://gone.example.com/', state: 'gone', key: { ...HOOK.key, isUsable: false } },
      { ...HOOK, _id: 'w5', url: 'https://failing.example.com/', state: 'failing' },
      {
        ...HOOK,
        _id: 'w6',
        url: 'https://shaky.example.com/?site=1',
        failingSince: hoursAgo(2),
        formerSecretUntil: hoursAgo(-5),
      },
    ];
    open({ 'GET /api/webhooks': () => ({ data: webhooks }) });
    await screen.findByRole('table', { name: 'Webhooks' });
    const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }));
    const expected: readonly (readonly [RegExp, readonly (string | RegExp)[]])[] = [
      [/^erp/, ['erp.example.com', '/leads', 'Enabled', 'All events', 'ERP', '4', '120 accepted, 3 failed']],
      [/^new/, ['New: needs enabling', '3 events', 'Contact', 'Nothing sent']],
      [/^paused/, ['Paused', 'Call logged']],
      [/^gone/, ['Disabled', 'The receiver answered 410.', 'It was revoked or has expired: nothing is sent.']],
      [/^failing/, ['Disabled', 'Nothing was accepted for five days.']],
      [/^shaky/, ['/?site=1', /^Failing since /, /^Messages are also signed with the former secret until /]],
    ];
    for (const [name, texts] of expected) for (const text of texts) rowOf(name).getByText(text);
    expect(screen.getByRole('row', { name: /^erp/ }).textContent).toContain('Last 24 hours: 120 accepted, 3 failed');
    const columns = screen.getByRole('row', { name: /^erp/ }).querySelectorAll('[aria-hidden] > [title]');
    expect(columns).toHaveLength(24);
    expect((columns[23] as HTMLElement).title).toMatch(/: 20 accepted, 3 failed$/);
  });

  it('says what a webhook is if there are none, and loads again after a failure', async () => {
    let answer: AnswerTo<'GET /api/webhooks'> = problem(500, 'Something broke on our side.');
    open({ 'GET /api/webhooks': () => answer });
    await screen.findByText('Webhooks could not be loaded.');
    answer = { data: [] };
    await press('Retry');
    await screen.findByText(/^No webhooks yet\./);
    screen.getByText(/^A webhook sends events to another system as soon as they happen/);
    expect(screen.getAllByRole('button', { name: 'New webhook' })).toHaveLength(1);
  });
});

it('loads the list again every 30 seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    let state: Webhook['state'] = 'enabled';
    open({ 'GET /api/webhooks': () => ({ data: [{ ...HOOK, state }] }) });
    await screen.findByText('Enabled');
    state = 'gone';
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    await screen.findByText('The receiver answered 410.');
  } finally {
    jest.useRealTimers();
  }
});

describe('creating a webhook', () => {
  it('shows the secret once, keeps it while the receiver does not answer, and enables the webhook', async () => {
    let webhooks: Webhook[] = [];
    let enabling: AnswerTo<'POST /api/webhooks/w1/enable'> = problem(
      422,
      'The receiver answered the test message with the status 500. It must answer with a status from 200 to 299.',
    );
    open({
      'GET /api/webhooks': () => ({ data: webhooks }),
      'POST /api/webhooks': () => {
        webhooks = [{ ...HOOK, state: 'new' }];
        return { data: NEW };
      },
      'POST /api/webhooks/w1/enable': () => enabling,
    });
    await press('New webhook');
    const form = within(await dialog('New webhook'));
    expect(document.activeElement).toBe(form.getByLabelText('URL'));
    await user.type(form.getByLabelText('URL'), 'https://ERP.example.com/leads');
    // The only key that can be used is already chosen.
    expect(form.getByLabelText<HTMLSelectElement>('Key').value).toBe('k1');
    expect(isChecked(form.getByLabelText('Webhook disabled'))).toBe(true);
    await user.click(form.getByLabelText('Lead changed'));
    form.getByText(`${EVENT_TYPES.length - 1} of ${EVENT_TYPES.length} chosen`);
    await user.click(form.getByRole('button', { name: 'Create webhook' }));

    const shown = await dialog(`Secret of ${NAME}`);
    const secret = within(shown);
    expect(secret.getByText(/^webhook-id: /).textContent).toMatch(/webhook-timestamp: .*\nwebhook-signature: v1/);
    secret.getByText(/^Put the secret into the receiver.*follow Standard Webhooks/);
    await user.click(secret.getByRole('button', { name: 'Copy secret' }));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    expect(bodiesOf('POST /api/webhooks')).toEqual([
      {
        url: 'https://erp.example.com/leads',
        keyId: 'k1',
        types: EVENT_TYPES.filter((type) => type !== 'lead.updated'),
        leadTypes: LEAD_TYPE_NAMES,
        payload: 'thin',
        paused: false,
      },
    ]);
    await waitFor(() => expect(JSON.stringify(admin.store.getState())).not.toContain(SECRET));

    await user.click(secret.getByRole('button', { name: 'Enable webhook' }));
    await secret.findByText(/^The receiver answered the test message with the status 500\./);
    secret.getByText(SECRET);
    enabling = { data: { ...HOOK, lastSuccessAt: null } };
    webhooks = [HOOK];
    await user.click(secret.getByRole('button', { name: 'Enable webhook' }));
    await screen.findByText('Webhook enabled');
    expect(screen.queryByRole('dialog')).toBeNull();
    await within(await screen.findByRole('row', { name: /^erp/ })).findByText('Enabled');
    expect(document.body.innerHTML).not.toContain(SECRET);
    // The button of the empty list is gone.
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Webhooks' }));
  });

  it('needs a key with Read events that has not expired, and creates one first', async () => {
    let keys: ApiKey[] = [
      { ...KEY, _id: 'k3', scopes: ['leads:read'] },
      { ...KEY, _id: 'k4', expiresAt: hoursAgo(1) },
    ];
    open({
      'GET /api/keys': () => ({ data: keys }),
      'GET /api/webhooks': () => ({ data: [] }),
      'POST /api/keys': () => {
        keys = [KEY];
        return { data: { ...KEY, secret: 'kc_secret' } };
      },
    });
    await press('New webhook');
    const question = within(await dialog('New webhook'));
    question.getByText(/^A webhook needs an API key with “Read events”\. Create such a key first/);
    await user.click(question.getByRole('button', { name: 'Create key' }));
    const form = within(await dialog('Create key'));
    await user.type(form.getByLabelText('Name'), 'ERP');
    await user.click(form.getByLabelText('Read events'));
    await user.click(form.getByRole('button', { name: 'All' }));
    await user.click(form.getByRole('button', { name: 'Create key' }));
    await user.click(within(await dialog('Secret of ERP')).getByRole('button', { name: 'Close' }));
    within(await dialog('New webhook')).getByLabelText('URL');
  });

  it('sends the lead too only with a key that can read leads', async () => {
    open({ 'GET /api/keys': () => ({ data: [KEY, READER] }), 'POST /api/webhooks': () => ({ data: NEW }) });
    await press('New webhook');
    const form = within(await dialog('New webhook'));
    const payload = form.getByLabelText<HTMLSelectElement>('Payload');
    form.getByText('“Event and lead” needs a key with “Read leads”.');
    expect(form.getByLabelText<HTMLSelectElement>('Key').value).toBe('');
    await user.selectOptions(form.getByLabelText('Key'), 'CRM');
    await user.selectOptions(payload, 'Event and lead');
    await user.selectOptions(form.getByLabelText('Key'), 'ERP');
    expect(payload.value).toBe('thin');
    await user.selectOptions(form.getByLabelText('Key'), 'CRM');
    await user.type(form.getByLabelText('URL'), 'https://erp.example.com/');
    await user.click(form.getByRole('button', { name: 'Create webhook' }));
    await dialog(`Secret of ${NAME}`);
    expect(bodiesOf('POST /api/webhooks')).toEqual([expect.objectContaining({ keyId: 'k2', payload: 'snapshot' })]);
  });

  it('shows errors next to their fields, asks for the own password if the server does, and keeps the input', async () => {
    const message = 'URL must be an https address with a public host name.';
    let answer: AnswerTo<'POST /api/webhooks'> = problem(400, message, [{ field: 'url', message, code: 'invalid' }]);
    open({ 'POST /api/webhooks': () => answer });
    await press('New webhook');
    const form = within(await dialog('New webhook'));
    const url = form.getByLabelText('URL');
    await user.type(url, 'http://erp.example.com');
    await user.click(groupIn('Lead types', form).getByRole('button', { name: 'None' }));
    await user.click(form.getByRole('button', { name: 'Create webhook' }));
    await form.findAllByText('Choose at least one lead type.');
    expect(bodiesOf('POST /api/webhooks')).toEqual([]);
    await user.click(groupIn('Lead types', form).getByRole('button', { name: 'All' }));
    await user.click(form.getByRole('button', { name: 'Create webhook' }));
    await waitFor(() => expect(document.activeElement).toBe(url));
    expect(document.getElementById(url.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toBe(
      message,
    );

    answer = REAUTHENTICATE;
    await user.click(form.getByRole('button', { name: 'Create webhook' }));
    await user.type(await form.findByLabelText('Your current password'), 'my own one');
    answer = { data: NEW };
    await user.click(form.getByRole('button', { name: 'Create webhook' }));
    await dialog(`Secret of ${NAME}`);
    expect(bodiesOf('POST /api/webhooks').at(-1)).toMatchObject({
      url: 'http://erp.example.com/',
      currentPassword: 'my own one',
    });
  });
});

describe('the actions of a webhook', () => {
  it('edits only what changed, and asks before it discards changes', async () => {
    open({
      'GET /api/webhooks': () => ({ data: [{ ...HOOK, key: { ...HOOK.key, _id: 'k9', name: 'Old' } }] }),
      'PUT /api/webhooks/w1': () => ({ data: { ...HOOK, state: 'new' } }),
    });
    await choose('Edit');
    const form = within(await dialog(`Edit webhook: ${NAME}`));
    form.getByRole('option', { name: 'Old (cannot be used)' });
    await user.clear(form.getByLabelText('URL'));
    await user.type(form.getByLabelText('URL'), 'https://crm.example.com/in');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await dialog('Discard changes?')).getByRole('button', { name: 'Keep editing' }));
    await user.click(form.getByRole('button', { name: 'Save webhook' }));
    await screen.findByText('Webhook changed. Enable it next.');
    expect(bodiesOf('PUT /api/webhooks/w1')).toEqual([{ url: 'https://crm.example.com/in' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each<[string, AnswerTo<'POST /api/webhooks/w1/test'>, string]>([
    [
      'accepted',
      { data: { accepted: true, status: 204, milliseconds: 1084 } },
      'erp.example.com accepted the test: status 204 in 1,084 ms.',
    ],
    [
      'not accepted',
      { data: { accepted: false, status: 500, milliseconds: 84 } },
      'erp.example.com did not accept the test: status 500 in 84 ms.',
    ],
    [
      'not answered',
      { data: { accepted: false, status: null, milliseconds: 84 } },
      'erp.example.com did not respond to the test in 84 ms.',
    ],
    [
      'not sent',
      { data: { accepted: false, status: null, milliseconds: 0, isAddressRefused: true } },
      'The test was not sent, because the address of erp.example.com is not public.',
    ],
    ['refused', problem(404, 'This webhook does not exist.'), 'This webhook does not exist.'],
  ])('says that a test was %s', async (_, answer, words) => {
    let finish = () => undefined as unknown;
    const sent = new Promise((resolve) => {
      finish = () => resolve(undefined);
    });
    open({
      'POST /api/webhooks/w1/test': async () => {
        await sent;
        return answer;
      },
    });
    await choose('Send test');
    await screen.findByText('Sending a test...');
    finish();
    await screen.findByText(words);
    expect(screen.queryByText('Sending a test...')).toBeNull();
  });

  it('pauses and resumes', async () => {
    let state: Webhook['state'] = 'enabled';
    open({
      'GET /api/webhooks': () => ({ data: [{ ...HOOK, state }] }),
      'PUT /api/webhooks/w1': ({ body }) => {
        state = (body as { paused: boolean }).paused ? 'paused' : 'enabled';
        return { data: HOOK };
      },
    });
    await choose('Pause');
    await screen.findByText('Webhook paused. Its events wait until you resume it.');
    await within(screen.getByRole('row', { name: /^erp/ })).findByText('Paused');
    await press(`Actions for ${NAME}`);
    expect(reasonOf(screen.getByRole('button', { name: `Send events again ${NAME}` }))).toBe(
      'Resume the webhook first.',
    );
    await press(`Resume ${NAME}`);
    await screen.findByText('Webhook resumed');
    expect(bodiesOf('PUT /api/webhooks/w1')).toEqual([{ paused: true }, { paused: false }]);
  });

  it('enables a disabled webhook after a test, and offers the events that it missed', async () => {
    const sentence =
      'The receiver did not answer the test message. Check the address, its certificate and that it is public.';
    let answer: AnswerTo<'POST /api/webhooks/w1/enable'> = problem(422, sentence);
    open({
      'GET /api/webhooks': () => ({ data: [{ ...HOOK, state: 'failing' }] }),
      'POST /api/webhooks/w1/enable': () => answer,
      'POST /api/webhooks/w1/replay': () => ({ data: { queued: 40 } }),
    });
    await choose('Enable');
    const question = within(await dialog(`Enable webhook: ${NAME}`));
    await user.click(question.getByRole('button', { name: 'Enable webhook' }));
    await question.findByText(sentence);
    answer = { data: { ...HOOK, missedSince: '2026-11-28T09:30:12.345Z' } };
    await user.click(question.getByRole('button', { name: 'Enable webhook' }));
    await screen.findByText('Webhook enabled');
    const missed = within(await dialog(`Send missed events: ${NAME}`));
    missed.getByText(/^Events since Sat 28 Nov, 3:00 pm were not sent/);
    expect(missed.getByLabelText<HTMLInputElement>('Send the events since').value).toBe('2026-11-28T15:00');
    await user.click(missed.getByRole('button', { name: 'Send again' }));
    await screen.findByText('40 events are sent again.');
    expect(bodiesOf('POST /api/webhooks/w1/replay')).toEqual([{ since: '2026-11-28T09:30:00.000Z' }]);
  });

  it('offers no missed events if the webhook is still paused', async () => {
    open({
      'GET /api/webhooks': () => ({ data: [{ ...HOOK, state: 'gone' }] }),
      'POST /api/webhooks/w1/enable': () => ({ data: { ...HOOK, state: 'paused', paused: true } }),
    });
    await choose('Enable');
    await press('Enable webhook');
    await screen.findByText('Webhook enabled. It is paused: resume it to send events.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends the events since another time again', async () => {
    open({ 'POST /api/webhooks/w1/replay': () => ({ data: { queued: 1 } }) });
    await choose('Send events again');
    const form = within(await dialog(`Send events again: ${NAME}`));
    fireEvent.change(form.getByLabelText('Since'), { target: { value: '2026-11-27T10:00' } });
    await user.click(form.getByRole('button', { name: 'Send again' }));
    await screen.findByText('1 event is sent again.');
    expect(bodiesOf('POST /api/webhooks/w1/replay')).toEqual([{ since: '2026-11-27T04:30:00.000Z' }]);
  });

  it('replaces the secret with the own password', async () => {
    let answer: AnswerTo<'POST /api/webhooks/w1/rotate-secret'> = REAUTHENTICATE;
    open({ 'POST /api/webhooks/w1/rotate-secret': () => answer });
    await choose('New secret');
    const question = within(await dialog(`New secret: ${NAME}`));
    await user.click(question.getByRole('button', { name: 'Create secret' }));
    const own = await question.findByLabelText('Your current password');
    answer = { data: { ...HOOK, secret: SECRET, formerSecretUntil: hoursAgo(-24) } };
    await user.type(own, 'my own one{Enter}');
    const secret = within(await dialog(`Secret of ${NAME}`));
    secret.getByText(SECRET);
    secret.getByText(/^Until .*, messages are signed with the former secret too\.$/);
    // It is enabled already.
    expect(secret.queryByRole('button', { name: 'Enable webhook' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Actions for ${NAME}` }));
  });

  it('deletes only after confirmation, shows an error, and focuses the title when the row is gone', async () => {
    let webhooks: Webhook[] = [HOOK];
    let answer: AnswerTo<'DELETE /api/webhooks/w1'> = problem(500, 'Something broke on our side.');
    open({ 'GET /api/webhooks': () => ({ data: webhooks }), 'DELETE /api/webhooks/w1': () => answer });
    await choose('Delete');
    const question = within(await dialog(`Delete webhook: ${NAME}`));
    expect(bodiesOf('DELETE /api/webhooks/w1')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Delete webhook' }));
    await question.findByText('Something broke on our side.');
    answer = { message: 'Webhook deleted' };
    webhooks = [];
    await user.click(question.getByRole('button', { name: 'Delete webhook' }));
    await screen.findByText('Webhook deleted');
    await screen.findByText(/^No webhooks yet\./);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Webhooks' }));
  });
});

describe('the deliveries of a webhook', () => {
  it('shows what happened to each, page by page and by state', async () => {
    const page: Delivery[] = Array.from({ length: 50 }, (_, index) => ({ ...DELIVERY, _id: `x${index}` }));
    const others: Delivery[] = [
      {
        ...DELIVERY,
        _id: 'd2',
        state: 'dead',
        eventType: 'call.logged',
        tries: 10,
        status: null,
        milliseconds: 10_000,
      },
      { ...DELIVERY, _id: 'd3', state: 'withheld', eventType: null, leadId: null },
      {
        ...DELIVERY,
        _id: 'd4',
        state: 'waiting',
        eventType: 'endpoint.disabled',
        leadId: null,
        tries: 0,
        triedAt: null,
        status: null,
        milliseconds: null,
        nextTryAt: '2026-11-28T09:40:00.000Z',
      },
    ];
    open({
      'GET /api/webhooks/w1/deliveries': ({ query }) => ({
        data: query.get('state') === 'dead' ? others.slice(0, 1) : query.get('before') ? others : page,
      }),
    });
    await choose('Deliveries');
    const pane = within(await dialog(`Deliveries: ${NAME}`));
    const first = (await pane.findAllByRole('row', { name: /^Lead added/ }))[0]!;
    for (const text of ['Sat 28 Nov, 3:00 pm', 'Accepted', '1', '204, 84 ms']) within(first).getByText(text);
    expect(within(first).getByRole('link', { name: 'Lead: Lead added' }).getAttribute('href')).toBe(
      '/dashboard?lead=l1',
    );
    await user.click(pane.getByRole('button', { name: 'Load more' }));
    const rowOf = async (name: RegExp) => within(await pane.findByRole('row', { name }));
    const dead = await rowOf(/^Call logged/);
    for (const text of ['Failed', '10', 'No response, 10,000 ms']) dead.getByText(text);
    (await rowOf(/^Deleted event/)).getByText('The key can no longer see the event.');
    const waiting = await rowOf(/^Webhook disabled/);
    for (const text of ['Waiting', 'Next try: Sat 28 Nov, 3:10 pm', 'None yet']) waiting.getByText(text);
    expect(waiting.queryByRole('button')).toBeNull();
    expect(pane.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(document.activeElement).toBe(pane.getByLabelText('State'));

    await user.selectOptions(pane.getByLabelText('State'), 'Failed');
    await waitFor(() => expect(pane.queryByRole('row', { name: /^Lead added/ })).toBeNull());
    pane.getByRole('row', { name: /^Call logged/ });
    const queries = admin.callsTo('GET /api/webhooks/w1/deliveries').map(({ query }) => String(query));
    expect(queries).toEqual(['limit=50', 'limit=50&before=x49', 'limit=50&state=dead']);
  });

  it('sends one again, and says if it cannot', async () => {
    let deliveries: Delivery[] = [{ ...DELIVERY, state: 'dead' }];
    let answer: AnswerTo<'POST /api/webhooks/w1/deliveries/d1/retry'> = problem(409, 'This webhook is not enabled.');
    open({
      'GET /api/webhooks/w1/deliveries': () => ({ data: deliveries }),
      'POST /api/webhooks/w1/deliveries/d1/retry': () => answer,
    });
    await choose('Deliveries');
    const pane = within(await dialog(`Deliveries: ${NAME}`));
    const again = { name: 'Send again: Lead added, Sat 28 Nov, 3:00 pm' };
    await user.click(await pane.findByRole('button', again));
    await screen.findByText('This webhook is not enabled.');
    answer = { data: DELIVERY };
    deliveries = [{ ...DELIVERY, state: 'waiting' }];
    await user.click(pane.getByRole('button', again));
    await screen.findByText('The delivery is sent again now.');
    await waitFor(() => expect(pane.queryByRole('button', again)).toBeNull());
    expect(document.activeElement).toBe(pane.getByLabelText('State'));
  });

  it('loads again, and opens the lead', async () => {
    let answer: AnswerTo<'GET /api/webhooks/w1/deliveries'> = problem(500, 'Something broke on our side.');
    open({
      'GET /api/webhooks': () => ({ data: [{ ...HOOK, state: 'paused', paused: true }] }),
      'GET /api/webhooks/w1/deliveries': () => answer,
      'GET /api/leads/l1': () => problem(404, `${LEAD.reference} is gone.`),
    });
    await choose('Deliveries');
    const pane = within(await dialog(`Deliveries: ${NAME}`));
    await pane.findByText('Deliveries could not be loaded.');
    answer = { data: [] };
    await user.click(pane.getByRole('button', { name: 'Retry' }));
    await pane.findByText(/^No deliveries yet\./);
    answer = { data: [DELIVERY] };
    await user.click(pane.getByRole('button', { name: 'Refresh' }));
    const again = await pane.findByRole('button', { name: /^Send again: Lead added/ });
    expect(reasonOf(again)).toBe('The webhook is not enabled.');
    await user.click(pane.getByRole('link', { name: 'Lead: Lead added' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/dashboard?lead=l1'));
  });
});
