/** What somebody may not do stands there: the keyboard reaches it, it says why, and it does nothing. */
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
const NOT_BOTH = 'You can decide only about leads that you may change, both of them.';
const NO_TICKS = 'Selecting leads needs the permission "Bulk Actions" or "Export Data".';
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

/** As an agent who sees every lead and holds these permissions besides; `answers` come before the usual ones. */
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

/** Each control is a stop of the Tab key, says its reason, and does nothing by the keyboard or the pointer. */
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

/** Every element that the Tab key comes to, from the top of the page back to it. */
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

/** What was asked of the server beyond reading; files are read, and count. */
function writes() {
  return admin.calls.filter(({ method, path }) => method !== 'GET' || path.endsWith('/export')).length;
}

const button = (name: string) => screen.getByRole('button', { name });
const details = async () => within(await screen.findByRole('dialog', { name: 'Lead Details' }));

describe('out of use in the list', () => {
  it('are status, ticks, Delete and Export CSV; Manage Users leads to a screen that says why', async () => {
    renderAgent('/dashboard');
    const status = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Status of Balasaheb Shinde' });
    await screen.findByRole('button', { name: 'Delete Balasaheb Shinde', description: /permission "Delete"/ });
    const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Balasaheb Shinde' });
    await expectUnavailable(
      [status, NOT_YOURS],
      [tick, NO_TICKS],
      [screen.getByRole('checkbox', { name: 'Select all leads on this page' }), NO_TICKS],
      [button('Delete Balasaheb Shinde'), 'Deleting leads needs the permission "Delete".'],
      [button('Export CSV'), 'Exporting leads needs the permission "Export Data".'],
    );
    expect([...status.options].map(({ text }) => text)).toEqual(['New']);
    button('Balasaheb Shinde').focus();
    await user.keyboard('x');
    expect([tick.checked, document.activeElement]).toEqual([false, tick]);
    screen.getByRole('link', { name: 'Manage Users' });
    expect(screen.queryByRole('link', { name: 'Reports' })).toBeNull();
  });

  it('is Restore, in the row, in the details and for those that are ticked', async () => {
    renderAgent('/dashboard?tab=spam', ['canBulkActions'], {}, { ...LEAD, quarantined: true });
    const needs = 'needs the permission "Edit All".';
    await screen.findByRole('button', { name: 'Restore Balasaheb Shinde', description: /Edit All/ });
    await user.click(screen.getByRole('checkbox', { name: 'Select Balasaheb Shinde' }));
    await expectUnavailable(
      [button('Restore Balasaheb Shinde'), `Restoring leads ${needs}`],
      [button('Restore Selected'), `Restoring several leads ${needs}`],
      [button('Assign'), `Handing several leads over ${needs}`],
    );
    await user.click(button('Balasaheb Shinde'));
    const notice = within(await screen.findByRole('region', { name: 'Suspected spam' }));
    await expectUnavailable([notice.getByRole('button', { name: 'Restore' }), `Restoring leads ${needs}`]);
  });

  it.each<[Permission, [string, string][], string]>([
    [
      'canExportData',
      [
        ['Change Status', 'Changing several leads needs the permission "Bulk Actions".'],
        ['Assign', 'Handing several leads over needs the permissions "Bulk Actions" and "Edit All".'],
        ['Delete Selected', 'Deleting several leads needs the permissions "Bulk Actions" and "Delete".'],
      ],
      'Export Selected',
    ],
    [
      'canBulkActions',
      [
        ['Delete Selected', 'Deleting several leads needs the permission "Delete".'],
        ['Export Selected', 'Exporting leads needs the permission "Export Data".'],
      ],
      'Mark Contacted',
    ],
  ])('of those that are ticked, is what %s alone does not allow', async (held, unavailable, usable) => {
    renderAgent('/dashboard', [held]);
    const tick = await screen.findByRole('checkbox', { name: 'Select Balasaheb Shinde' });
    await screen.findByRole('button', { name: 'Delete Balasaheb Shinde', description: /permission "Delete"/ });
    await user.click(tick);
    await expectUnavailable(...unavailable.map(([name, reason]) => [button(name), reason] as const));
    expect(button(usable).getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Restore Selected' })).toBeNull();
  });
});

describe('out of use in the details', () => {
  it('of a lead of a colleague are its corrections, calls, reminders and notes, each as one button', async () => {
    renderAgent('/dashboard?lead=l1', [], {}, { ...LEAD, followUp: FOLLOW_UP, followUps: [FOLLOW_UP] });
    const lead = await details();
    await lead.findByRole('button', { name: 'Add note' });
    const buttons = ['Correct details', 'Log a call', /^Done/, /^Move/, /^Remove/, 'Add note', 'Same person as…'].map(
      (name) => lead.getByRole('button', { name }),
    );
    const selects = ['Priority', 'Assigned to'].map((name) => lead.getByRole('combobox', { name }));
    await expectUnavailable(...[...buttons, ...selects].map((control) => [control, NOT_YOURS] as const));
    expect(lead.queryByRole('textbox')).toBeNull();
  });

  it('of a lead of one’s own is only who has it, and the reason for that is told of nothing else', async () => {
    renderAgent('/dashboard?lead=l1', [], {}, { ...LEAD, assignedTo: { _id: ADMIN._id, name: ADMIN.name } });
    const lead = await details();
    const assignee = await lead.findByRole('combobox', { name: 'Assigned to' });
    await expectUnavailable([assignee, 'Handing a lead over needs the permission "Edit All".']);
    const priority = lead.getByRole('combobox', { name: 'Priority' });
    expect([priority.getAttribute('aria-disabled'), priority.getAttribute('aria-describedby')]).toEqual([null, null]);
    lead.getByRole('textbox', { name: 'Add a note' });
  });

  it('are the decisions about two leads that are not both one’s own, and which values a merge keeps', async () => {
    const candidates = [CANDIDATE];
    const merged = [{ ...MERGED, lead: { ...OTHER, _id: 'l3' } }];
    renderAgent('/dashboard?lead=l1', [], { 'GET /api/leads/l1/duplicates': () => ({ data: { candidates, merged } }) });
    const lead = await details();
    const undo = await lead.findByRole('button', { name: 'Take back what was decided about Bala Shinde' });
    await expectUnavailable(
      [undo, NOT_BOTH],
      [lead.getByRole('button', { name: 'Undo the merge of Bala Shinde' }), NOT_YOURS],
    );
    await user.click(lead.getByRole('button', { name: 'Compare with Bala Shinde' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare leads' }));
    const radios = dialog.getAllByRole<HTMLInputElement>('radio');
    const chosen = radios.filter(({ checked }) => checked);
    // Which lead stays, name, mail and phone. The arrow keys go from them to the others.
    expect(chosen).toHaveLength(4);
    const buttons = ['Not the same person', 'Merge'].map((name) => dialog.getByRole('button', { name }));
    await expectUnavailable(...[...chosen, ...buttons].map((control) => [control, NOT_BOTH] as const));
    for (const radio of radios) await user.click(radio);
    expect(radios.filter(({ checked }) => checked)).toEqual(chosen);
  });

  it('is to erase the lead of a colleague with one’s own; its words say so', async () => {
    const own = { ...LEAD, assignedTo: { _id: ADMIN._id, name: ADMIN.name } };
    const found = { 'GET /api/leads': () => leadPage([own, { ...LEAD, _id: 'l2' }]) };
    renderAgent('/dashboard?lead=l1', ['canErasePersonalData'], found, own);
    const lead = await details();
    await user.click(await lead.findByRole('button', { name: 'Erase personal data' }));
    const other = await screen.findByRole<HTMLInputElement>('checkbox', { name: /you may not change it/ });
    expect(await tabStops()).toContain(other);
    await user.click(other);
    expect([other.getAttribute('aria-disabled'), other.checked]).toEqual(['true', false]);
    screen.getByRole('button', { name: 'Erase 8MXPF-YHHYM' });
  });

  it('of a lead that was erased is nothing: what nobody can do any more is left out', async () => {
    renderAgent('/dashboard?lead=l1', ['canEditAllLeads'], {}, { ...LEAD, erasedAt: '2026-11-22T10:00:00Z' });
    const lead = await details();
    await lead.findByText(/Nothing of this lead can be changed any more/);
    for (const name of ['Correct details', 'Log a call', 'Save', 'Add note', 'Erase personal data']) {
      expect(lead.queryByRole('button', { name })).toBeNull();
    }
  });
});
