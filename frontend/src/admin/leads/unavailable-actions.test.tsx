import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Permission } from '../session/session-slice';
import {
  ADMIN,
  LEAD,
  type LeadChange,
  leadDetail,
  leadPage,
  type Responses,
  renderAdmin,
} from '../testing/render-admin';
import { FLAGS, reasonOf } from '../testing/staff';
import type { DuplicateCandidate } from './duplicates/duplicates';

const NOT_YOURS = 'You can change only the leads that are assigned to you.';
const NOT_BOTH = 'You need permission to edit both leads.';
const NO_TICKS = 'You need the “Bulk Actions” or “Export Data” permission to select leads.';
const OTHER = {
  ...LEAD,
  _id: 'l2',
  createdAt: '2026-11-10T04:00:00.000Z',
  personalInfo: { fullName: 'Bala Shinde', phone: '+919876543210' },
};
const FOLLOW_UP = {
  _id: 'f1',
  on: '2026-12-01',
  at: null,
  note: null,
  place: null,
  createdAt: LEAD.createdAt,
  createdBy: null,
  doneAt: null,
  doneBy: null,
};
const CANDIDATE: DuplicateCandidate = {
  lead: OTHER,
  etag: '"4"',
  reasons: ['phone'],
  namesDiffer: false,
  state: 'linked',
  decidedBy: null,
  decidedAt: LEAD.createdAt,
};
const MERGED = { mergedInto: 'l1', mergedBy: null, mergedAt: LEAD.createdAt, notes: [], noteCount: 0, history: [] };

const user = userEvent.setup({ delay: null });
let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

/** Signs in an agent who sees all leads and has these extra permissions. `answers` override the default handlers. */
function renderAgent(
  page: string,
  held: readonly Permission[] = [],
  answers: Responses = {},
  lead: typeof LEAD & LeadChange = LEAD,
) {
  const granted: readonly string[] = ['canViewAllLeads', ...held];
  const permissions = Object.fromEntries(
    Object.keys(FLAGS).map((name) => [name, granted.includes(name)]),
  ) as typeof FLAGS;
  admin = renderAdmin(page, {
    'GET /api/auth/me': () => ({ data: { ...ADMIN, role: 'agent' as const, permissions } }),
    'GET /api/leads': () => leadPage([lead]),
    'GET /api/leads/l1': () => leadDetail(lead),
    'GET /api/leads/assignees': () => ({ data: [] }),
    ...answers,
  });
}

/** Expects that each control can be reached with Tab, gives its reason, and does nothing when used. */
async function expectUnavailable(...controls: readonly (readonly [HTMLElement, string])[]) {
  const stops = await tabStops();
  const state = () => ({ dialogs: document.querySelectorAll('dialog').length, writes: writes() });
  const before = state();
  for (const [control, reason] of controls) {
    expect(reasonOf(control)).toBe(reason);
    expect(stops).toContain(control);
    control.focus();
    await user.keyboard('[Space][Enter]');
    await user.click(control);
    expect(state()).toEqual(before);
  }
}

async function tabStops(): Promise<Element[]> {
  (document.activeElement as HTMLElement | null)?.blur();
  const stops: Element[] = [];
  for (;;) {
    await user.tab();
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || stops.includes(activeElement)) return stops;
    stops.push(activeElement);
  }
}

/** The number of requests that change data or download leads. */
function writes() {
  return admin.calls.filter(({ method, path }) => method !== 'GET' || path.endsWith('/export')).length;
}

const button = (name: string) => screen.getByRole('button', { name });
const details = async () => within(await screen.findByRole('dialog', { name: 'Lead Details' }));

describe('unavailable in the list', () => {
  it('are status, ticks, Delete and Export CSV; Manage Users leads to a screen that says why', async () => {
    renderAgent('/dashboard');
    const status = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Status of Balasaheb Shinde' });
    const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Balasaheb Shinde' });
    await expectUnavailable(
      [status, NOT_YOURS],
      [tick, NO_TICKS],
      [screen.getByRole('checkbox', { name: 'Select all leads on this page' }), NO_TICKS],
      [button('Export CSV'), 'You need the “Export Data” permission to export leads.'],
    );
    expect([...status.options].map(({ text }) => text)).toEqual(['New']);
    const before = writes();
    await user.click(button('More actions for Balasaheb Shinde'));
    await user.click(button('Delete Balasaheb Shinde'));
    expect(reasonOf(button('Delete Balasaheb Shinde'))).toBe('You need the “Delete” permission to delete leads.');
    expect([screen.queryByRole('dialog'), writes()]).toEqual([null, before]);
    await user.keyboard('[Escape]');
    button('Balasaheb Shinde').focus();
    await user.keyboard('x');
    expect([tick.checked, document.activeElement]).toEqual([false, tick]);
    screen.getByRole('link', { name: 'Manage Users' });
    expect(screen.queryByRole('link', { name: 'Reports' })).toBeNull();
  });

  it('is Not spam: in the row, in the details and for selected leads', async () => {
    renderAgent('/dashboard?tab=spam', ['canBulkActions'], {}, { ...LEAD, quarantined: true });
    const needed = 'You need the “Edit All” permission';
    await screen.findByRole('button', { name: 'Not spam: Balasaheb Shinde', description: /Edit All/ });
    await user.click(screen.getByRole('checkbox', { name: 'Select Balasaheb Shinde' }));
    await screen.findByRole('button', { name: 'Not spam' });
    await expectUnavailable(
      [button('Not spam: Balasaheb Shinde'), `${needed} to mark leads as not spam.`],
      [button('Not spam'), `${needed} to mark several leads as not spam.`],
      [button('Assign'), `${needed} to assign several leads.`],
    );
    await user.click(button('Balasaheb Shinde'));
    const notice = within(await screen.findByRole('region', { name: 'Suspected spam' }));
    await expectUnavailable([notice.getByRole('button', { name: 'Not spam' }), `${needed} to mark leads as not spam.`]);
  });

  it.each<[Permission, [string, string][], string]>([
    [
      'canExportData',
      [
        ['Change status', 'You need the “Bulk Actions” permission to change several leads.'],
        ['Assign', 'You need the “Bulk Actions” and “Edit All” permissions to assign several leads.'],
        ['Delete selected', 'You need the “Bulk Actions” and “Delete” permissions to delete several leads.'],
      ],
      'Export Selected',
    ],
    [
      'canBulkActions',
      [
        ['Delete selected', 'You need the “Delete” permission to delete several leads.'],
        ['Export Selected', 'You need the “Export Data” permission to export leads.'],
      ],
      'Change status',
    ],
  ])('of those that are ticked, is what %s alone does not allow', async (held, unavailable, usable) => {
    renderAgent('/dashboard', [held]);
    const tick = await screen.findByRole('checkbox', { name: 'Select Balasaheb Shinde' });
    await screen.findByRole('button', { name: 'Export CSV' });
    await user.click(tick);
    await expectUnavailable(...unavailable.map(([name, reason]) => [button(name), reason] as const));
    expect(button(usable).getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Not spam' })).toBeNull();
  });
});

describe('unavailable in the details', () => {
  it('for a colleague’s lead are corrections, calls, follow-ups and notes, each as one button', async () => {
    renderAgent('/dashboard?lead=l1', [], {}, { ...LEAD, followUp: FOLLOW_UP, followUps: [FOLLOW_UP] });
    const lead = await details();
    // The parts of a lead load separately.
    const buttons = await Promise.all(
      ['Correct details', 'Log a call', /^Done/, /^Move/, /^Remove/, 'Add note', 'Same person as…'].map((name) =>
        lead.findByRole('button', { name }),
      ),
    );
    const selects = await Promise.all(['Priority', 'Assigned to'].map((name) => lead.findByRole('combobox', { name })));
    await expectUnavailable(...[...buttons, ...selects].map((control) => [control, NOT_YOURS] as const));
    expect(lead.queryByRole('textbox')).toBeNull();
  });

  it('for the user’s own lead is only the assignee, and only that shows the reason', async () => {
    renderAgent('/dashboard?lead=l1', [], {}, { ...LEAD, assignedTo: { _id: ADMIN._id, name: ADMIN.name } });
    const lead = await details();
    const assignee = await lead.findByRole('combobox', { name: 'Assigned to' });
    await expectUnavailable([assignee, 'You need the “Edit All” permission to assign leads.']);
    const priority = lead.getByRole('combobox', { name: 'Priority' });
    expect([priority.getAttribute('aria-disabled'), priority.getAttribute('aria-describedby')]).toEqual([null, null]);
    lead.getByRole('textbox', { name: 'Add a note' });
  });

  it('are decisions about two leads that are not both the user’s own, and the values of a merge', async () => {
    const candidates = [CANDIDATE];
    const merged = [{ ...MERGED, lead: { ...OTHER, _id: 'l3' } }];
    renderAgent('/dashboard?lead=l1', [], { 'GET /api/leads/l1/duplicates': () => ({ data: { candidates, merged } }) });
    const lead = await details();
    const undo = await lead.findByRole('button', { name: 'Undo the decision about Bala Shinde' });
    await expectUnavailable(
      [undo, NOT_BOTH],
      [lead.getByRole('button', { name: 'Undo the merge of Bala Shinde' }), NOT_YOURS],
    );
    await user.click(lead.getByRole('button', { name: 'Compare with Bala Shinde' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare leads' }));
    const radios = dialog.getAllByRole<HTMLInputElement>('radio');
    const chosen = radios.filter(({ checked }) => checked);
    expect(chosen).toHaveLength(4);
    const buttons = ['Not the same person', 'Merge'].map((name) => dialog.getByRole('button', { name }));
    await expectUnavailable(...[...chosen, ...buttons].map((control) => [control, NOT_BOTH] as const));
    for (const radio of radios) await user.click(radio);
    expect(radios.filter(({ checked }) => checked)).toEqual(chosen);
  });

  it('is erasing a colleague’s lead together with the user’s own; its label says so', async () => {
    const own = { ...LEAD, assignedTo: { _id: ADMIN._id, name: ADMIN.name } };
    const found = { 'GET /api/leads': () => leadPage([own, { ...LEAD, _id: 'l2' }]) };
    renderAgent('/dashboard?lead=l1', ['canErasePersonalData'], found, own);
    const lead = await details();
    await user.click(await lead.findByRole('button', { name: 'Erase personal data' }));
    const other = await screen.findByRole<HTMLInputElement>('checkbox', { name: /you cannot edit it/ });
    expect(await tabStops()).toContain(other);
    await user.click(other);
    expect([other.getAttribute('aria-disabled'), other.checked]).toEqual(['true', false]);
    screen.getByRole('button', { name: 'Erase 8MXPF-YHHYM' });
  });

  it('for an erased lead is nothing: actions that nobody can use are not shown', async () => {
    renderAgent('/dashboard?lead=l1', ['canEditAllLeads'], {}, { ...LEAD, erasedAt: '2026-11-22T10:00:00Z' });
    const lead = await details();
    await lead.findByText(/This lead can no longer be edited/);
    for (const name of ['Correct details', 'Log a call', 'Save', 'Add note', 'Erase personal data']) {
      expect(lead.queryByRole('button', { name })).toBeNull();
    }
  });
});
