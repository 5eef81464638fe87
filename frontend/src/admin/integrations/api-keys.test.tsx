import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES } from '@lead-types/lead-types';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ADMIN, type AnswerTo, problem, type Responses, renderAdmin } from '../testing/render-admin';
import { AGENT, FLAGS, MANAGER } from '../testing/staff';
import type { ApiKey } from './api-keys-api';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const ERP: ApiKey = {
  _id: 'k1',
  name: 'ERP',
  prefix: 'kc_9fQ2xB',
  scopes: ['leads:read', 'leads:create'],
  leadTypes: ['contact', 'franchise'],
  expiresAt: inDays(300),
  createdAt: inDays(-20),
  createdBy: { _id: 'u1', name: 'Sunita Devi' },
  isCreatorActive: true,
  lastUsedAt: null,
  formerSecretUntil: null,
};
const SECRET = 'kc_9fQ2xB7LrVtYk3sWm8PzNcD5hJ1aGe6uRo4iTq0ZvXyKb2nFAw';
const REAUTHENTICATE = problem(
  403,
  'You signed in more than 15 minutes ago. Enter your current password to continue.',
  [{ field: 'currentPassword', message: 'Enter your current password to continue.', code: 'required' }],
);

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

function open(answers: Responses = {}, signedIn = ADMIN) {
  const lists: Responses = { 'GET /api/keys': () => ({ data: [ERP] }), 'GET /api/webhooks': () => ({ data: [] }) };
  admin = renderAdmin('/integrations', { ...lists, ...answers }, 'valid', signedIn);
}
const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
async function choose(action: string) {
  await press('Actions for ERP');
  await press(`${action} ERP`);
}
async function openForm() {
  await press('Create key');
  return within(await dialog('Create key'));
}
/** A key works until the end of a day. */
function expectDaysAhead(body: unknown, days: number) {
  const { expiresAt } = body as { expiresAt: string };
  expect(Math.abs(Date.parse(expiresAt) - Date.now() - days * DAY_MS)).toBeLessThanOrEqual(DAY_MS);
}
const isChecked = (box: HTMLElement) => (box as HTMLInputElement).checked;

describe('the list of API keys', () => {
  it('shows what each key can do, when it was used, when it expires, and what needs attention', async () => {
    const keys: ApiKey[] = [
      ERP,
      {
        ...ERP,
        _id: 'k2',
        name: 'Reports',
        scopes: ['reports:read'],
        leadTypes: LEAD_TYPE_NAMES,
        expiresAt: null,
        lastUsedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
        createdBy: { _id: 'u4', name: 'Ravi Kumar' },
        isCreatorActive: false,
        formerSecretUntil: inDays(1),
      },
      { ...ERP, _id: 'k3', name: 'WhatsApp', leadTypes: LEAD_TYPE_NAMES.slice(0, 5), expiresAt: inDays(5) },
      { ...ERP, _id: 'k4', name: 'Old', createdBy: null, isCreatorActive: false, expiresAt: inDays(-1) },
    ];
    open({ 'GET /api/keys': () => ({ data: keys }) });
    await screen.findByRole('table', { name: 'API keys' });
    const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }));
    const erp = rowOf(/^ERP/);
    for (const text of ['kc_9fQ2xB…', 'Read leads, add leads', 'Contact, Franchise', 'Never', 'Sunita Devi']) {
      erp.getByText(text);
    }
    expect(erp.queryByText(/^(Expires in|Expired|The former|Created by)/)).toBeNull();
    const reports = rowOf(/^Reports/);
    for (const text of [
      'Read reports',
      'All lead types',
      '3 h ago',
      'Never expires',
      'Created by Ravi Kumar, who is no longer active. The key still works.',
      /^The former secret works until /,
    ]) {
      reports.getByText(text);
    }
    rowOf(/^WhatsApp/).getByText('5 lead types');
    rowOf(/^WhatsApp/).getByText(/^Expires in [45] days$/);
    rowOf(/^Old/).getByText('Expired');
    rowOf(/^Old/).getByText('Created by a user who was deleted.');
  });

  it('says what to do if there are no keys, and loads again after a failure', async () => {
    let answer: AnswerTo<'GET /api/keys'> = problem(500, 'Something broke on our side.');
    open({ 'GET /api/keys': () => answer });
    await screen.findByText('API keys could not be loaded.');
    answer = { data: [] };
    await press('Retry');
    await screen.findByText('No API keys yet. Create a key for each system that needs leads.');
  });

  it('shows others which permission is needed', async () => {
    open({}, { ...AGENT, permissions: { ...FLAGS, canManageIntegrations: false } });
    await screen.findByText(/^You need the “Manage Integrations” permission to manage integrations\./);
    expect(admin.callsTo('GET /api/keys')).toEqual([]);
  });
});

describe('creating an API key', () => {
  it('shows the secret once and keeps it nowhere', async () => {
    let keys: ApiKey[] = [];
    open({
      'GET /api/keys': () => ({ data: keys }),
      'POST /api/keys': () => {
        keys = [ERP];
        return { data: { ...ERP, secret: SECRET } };
      },
    });
    const form = await openForm();
    expect(document.activeElement).toBe(form.getByLabelText('Name'));
    await user.type(form.getByLabelText('Name'), 'ERP');
    await user.click(form.getByLabelText('Read leads'));
    await user.click(form.getByLabelText('Add leads'));
    await user.click(form.getByRole('button', { name: 'All' }));
    await user.click(form.getByLabelText('Newsletter'));
    await user.click(form.getByRole('button', { name: 'Create key' }));

    const shown = await dialog('Secret of ERP');
    const secret = within(shown);
    secret.getByText('Copy the secret now. It is not shown again.');
    secret.getByText('curl -H "Authorization: Bearer kc_..." "http://localhost/api/leads?limit=1"');
    expect(screen.getAllByRole('dialog')).toEqual([shown]);
    const copy = secret.getByRole('button', { name: 'Copy secret' });
    expect(document.activeElement).toBe(copy);
    await user.click(copy);
    await secret.findByText('Copied.');
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    const { body } = admin.callsTo('POST /api/keys')[0]!;
    expect(body).toEqual({
      name: 'ERP',
      scopes: ['leads:read', 'leads:create'],
      leadTypes: LEAD_TYPE_NAMES.filter((type) => type !== 'newsletter'),
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT23:59:59\+05:30$/),
    });
    expectDaysAhead(body, 365);
    await waitFor(() => expect(JSON.stringify(admin.store.getState())).not.toContain(SECRET));

    fireEvent.pointerDown(shown);
    fireEvent.click(shown);
    secret.getByText(SECRET);
    await user.click(secret.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByRole('row', { name: /^ERP/ });
    expect(document.body.innerHTML + JSON.stringify(admin.store.getState())).not.toContain(SECRET);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create key' }));
  });

  it('selects the secret if the browser does not allow copying', async () => {
    open({ 'POST /api/keys/k1/rotate': () => ({ data: { ...ERP, scopes: ['leads:create'], secret: SECRET } }) });
    await choose('Rotate secret');
    await press('Rotate secret');
    const secret = within(await dialog('Secret of ERP'));
    secret.getByText('Authorization: Bearer kc_...');
    navigator.clipboard.writeText = async () => Promise.reject(new Error('No HTTPS'));
    await user.click(secret.getByRole('button', { name: 'Copy secret' }));
    await secret.findByText(/^The browser did not allow copying\./);
    expect(String(getSelection())).toBe(SECRET);
  });

  it('ticks Read leads for scopes that need it, says why, and keeps it ticked', async () => {
    open();
    const form = await openForm();
    const read = form.getByLabelText('Read leads');
    await user.click(form.getByLabelText('Change leads'));
    await user.click(form.getByLabelText('Delete leads'));
    expect(isChecked(read)).toBe(true);
    form.getByText('“Read leads” is ticked too, because “Change leads” and “Delete leads” need it.');
    expect(read.getAttribute('aria-disabled')).toBe('true');
    await user.click(read);
    expect(isChecked(read)).toBe(true);
    await user.click(form.getByLabelText('Change leads'));
    form.getByText('“Read leads” is ticked too, because “Delete leads” needs it.');
    await user.click(form.getByLabelText('Delete leads'));
    expect(read.getAttribute('aria-disabled')).toBeNull();
    await user.click(read);
    expect(isChecked(read)).toBe(false);
  });

  it('asks for a scope and a lead type, and offers only lead types that the user sees', async () => {
    open({}, { ...MANAGER, permissions: FLAGS });
    const form = await openForm();
    await user.type(form.getByLabelText('Name'), 'ERP');
    await user.click(form.getByRole('button', { name: 'Create key' }));
    await form.findByText('Choose what the key can do. Choose at least one lead type.');
    expect(document.activeElement).toBe(form.getByLabelText('Read leads'));
    await user.click(form.getByLabelText('Read leads'));
    await user.click(form.getByRole('button', { name: 'Create key' }));
    expect(document.activeElement).toBe(form.getByLabelText('Contact'));
    expect(admin.callsTo('POST /api/keys')).toEqual([]);

    await user.click(form.getByLabelText('Franchise'));
    form.getByText(`0 of ${LEAD_TYPE_NAMES.length} chosen`);
    await user.click(form.getByRole('button', { name: 'All' }));
    form.getByText(`2 of ${LEAD_TYPE_NAMES.length} chosen`);
    await user.click(form.getByRole('button', { name: 'None' }));
    form.getByText(`0 of ${LEAD_TYPE_NAMES.length} chosen`);
  });

  it.each([
    ['In 30 days', 30],
    ['In 90 days', 90],
  ])('can expire %s', async (label, days) => {
    open({ 'PUT /api/keys/k1': () => ({ data: ERP }) });
    await choose('Edit');
    const form = within(await dialog('Edit key: ERP'));
    await user.selectOptions(form.getByLabelText('Expires'), label);
    form.getByText(/^Works until the end of \d/);
    await user.click(form.getByRole('button', { name: 'Save key' }));
    await screen.findByText('Key changed');
    expectDaysAhead(admin.callsTo('PUT /api/keys/k1')[0]?.body, days);
  });

  it('can expire on a date or never, with a warning', async () => {
    open({ 'POST /api/keys': () => problem(500, 'Something broke on our side.') });
    const form = await openForm();
    await user.type(form.getByLabelText('Name'), 'ERP');
    await user.click(form.getByLabelText('Read reports'));
    await user.click(form.getByRole('button', { name: 'All' }));
    await user.selectOptions(form.getByLabelText('Expires'), 'On a date');
    fireEvent.change(form.getByLabelText('Last day'), { target: { value: '2036-04-22' } });
    await user.click(form.getByRole('button', { name: 'Create key' }));
    await form.findByText('Something broke on our side.');
    await user.selectOptions(form.getByLabelText('Expires'), 'Never');
    form.getByText(/^A key that never expires works until it is revoked/);
    await user.click(form.getByRole('button', { name: 'Create key' }));
    await waitFor(() =>
      expect(admin.callsTo('POST /api/keys').map(({ body }) => (body as ApiKey).expiresAt)).toEqual([
        '2036-04-22T23:59:59+05:30',
        'never',
      ]),
    );
  });

  it('asks for the own password if the server does, and keeps the input', async () => {
    let answer: AnswerTo<'POST /api/keys'> = REAUTHENTICATE;
    open({ 'POST /api/keys': () => answer });
    const form = await openForm();
    await user.type(form.getByLabelText('Name'), 'ERP');
    await user.click(form.getByLabelText('Read leads'));
    await user.click(form.getByRole('button', { name: 'All' }));
    expect(form.queryByLabelText('Your current password')).toBeNull();
    await user.click(form.getByRole('button', { name: 'Create key' }));
    const own = await form.findByLabelText('Your current password');
    await waitFor(() => expect(document.activeElement).toBe(own));
    await user.type(own, 'my own one');
    answer = problem(403, 'You can only give a key scopes and lead types that your own permissions include.');
    await user.click(form.getByRole('button', { name: 'Create key' }));
    await form.findByText('You can only give a key scopes and lead types that your own permissions include.');
    answer = { data: { ...ERP, secret: SECRET } };
    await user.click(form.getByRole('button', { name: 'Create key' }));
    await dialog('Secret of ERP');
    const bodies = admin.callsTo('POST /api/keys').map(({ body }) => body);
    expect(bodies[0]).not.toHaveProperty('currentPassword');
    expect(bodies.slice(1)).toEqual(Array(2).fill({ ...(bodies[0] as object), currentPassword: 'my own one' }));
  });
});

describe('changing an API key', () => {
  it('keeps the expiry unless it is changed, and asks before it discards changes', async () => {
    open({ 'PUT /api/keys/k1': () => ({ data: ERP }) });
    await choose('Edit');
    const form = within(await dialog('Edit key: ERP'));
    expect(isChecked(form.getByLabelText('Add leads'))).toBe(true);
    await user.click(form.getByLabelText('Read contact details'));
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    const question = within(await dialog('Discard changes?'));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    await user.click(form.getByRole('button', { name: 'Save key' }));
    await screen.findByText('Key changed');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for ERP' }));
    // Unchanged values are left out.
    expect(admin.callsTo('PUT /api/keys/k1')[0]?.body).toEqual({
      scopes: ['leads:read', 'contact:read', 'leads:create'],
    });
  });

  it('rotates the secret after confirmation and with the own password, and shows the new one', async () => {
    let answer: AnswerTo<'POST /api/keys/k1/rotate'> = REAUTHENTICATE;
    open({
      'GET /api/keys': () => ({ data: [{ ...ERP, formerSecretUntil: inDays(0.5) }] }),
      'POST /api/keys/k1/rotate': () => answer,
    });
    await choose('Rotate secret');
    const question = within(await dialog('Rotate secret: ERP'));
    question.getByText(/The former secret works for another 24 hours/);
    question.getByText(/^The secret from before the last rotation stops at once\./);
    expect(admin.callsTo('POST /api/keys/k1/rotate')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Rotate secret' }));
    const own = await question.findByLabelText('Your current password');
    answer = { data: { ...ERP, secret: SECRET, formerSecretUntil: inDays(1) } };
    await user.type(own, 'my own one{Enter}');
    const secret = within(await dialog('Secret of ERP'));
    secret.getByText(SECRET);
    secret.getByText(/^The former secret works until /);
    expect(admin.callsTo('POST /api/keys/k1/rotate').map(({ body }) => body)).toEqual([
      {},
      { currentPassword: 'my own one' },
    ]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for ERP' }));
  });

  it('revokes only after confirmation, shows an error, and focuses the title when the row is gone', async () => {
    let keys: ApiKey[] = [ERP];
    let answer: AnswerTo<'DELETE /api/keys/k1'> = problem(404, 'This API key does not exist, or it was revoked.');
    open({
      'GET /api/keys': () => ({ data: keys }),
      'DELETE /api/keys/k1': () => answer,
    });
    await choose('Revoke');
    const question = within(await dialog('Revoke key: ERP'));
    question.getByText('Systems that use this key stop at once. This cannot be undone.');
    question.getByText('The key was never used.');
    expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' }));
    await user.click(question.getByRole('button', { name: 'Revoke key' }));
    await question.findByText('This API key does not exist, or it was revoked.');
    answer = { message: 'Key revoked' };
    keys = [];
    await user.click(question.getByRole('button', { name: 'Revoke key' }));
    await screen.findByText('Key revoked');
    await screen.findByText(/^No API keys yet/);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'API keys' }));
  });
});
