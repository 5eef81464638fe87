import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { ADMIN, problem, renderAdmin } from '../testing/render-admin';
import { button, FLAGS } from '../testing/staff';
import type { BinnedLead } from './bin-api';

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

const binned = (_id: string, fullName: string): BinnedLead => ({
  _id,
  reference: '8MXPFYHHYM',
  type: 'contact',
  status: 'new',
  personalInfo: { fullName, phone: '98765 43210', city: 'Gaya' },
  assignedTo: null,
  notes: 2,
  mergedLeads: 1,
  createdAt: '2026-11-01T04:00:00.000Z',
  deletedAt: new Date().toISOString(),
  deletedBy: { _id: 'u9', name: 'Vikas Yadav' },
  keptUntil: '2026-12-20T04:00:00.000Z',
});
const page = (...data: BinnedLead[]) => ({
  data,
  pagination: { currentPage: 1, totalPages: data.length > 0 ? 1 : 0, totalItems: data.length, pageSize: 20 },
});
const done = (word: string, affected: number) => ({
  message: `Successfully ${word} ${affected} leads`,
  data: { requested: affected, affected },
});

describe('the bin', () => {
  it('shows who deleted each lead, what it includes and until when it is kept, and restores it with one click', async () => {
    let left = [binned('l1', 'Asha Devi'), binned('l2', 'Ramesh Yadav')];
    admin = renderAdmin('/bin', {
      'GET /api/leads/bin': () => page(...left),
      'POST /api/leads/bin/restore': () => {
        left = left.slice(1);
        return done('restored', 1);
      },
    });
    await screen.findByRole('heading', { name: 'Deleted leads (2)' });
    const row = within(screen.getByRole('row', { name: /Asha Devi/ }));
    for (const text of ['98765 43210 · Gaya', 'with 2 notes and 1 merged lead', 'by Vikas Yadav', '20 Dec'])
      row.getByText(text);
    fireEvent.click(row.getByRole('button', { name: 'Restore Asha Devi' }));
    await screen.findByText('1 lead restored');
    expect(admin.callsTo('POST /api/leads/bin/restore')[0]?.body).toEqual({ leadIds: ['l1'] });
    const title = await screen.findByRole('heading', { name: 'Deleted leads (1)' });
    expect(document.activeElement).toBe(title);
  });

  it('restores and removes selected leads, removing only after confirmation', async () => {
    admin = renderAdmin('/bin', {
      'GET /api/leads/bin': () => page(binned('l1', 'Asha Devi'), binned('l2', 'Ramesh Yadav')),
      'POST /api/leads/bin/restore': () => done('restored', 2),
      'DELETE /api/leads/bin': () => done('removed', 2),
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    fireEvent.click(await button('Restore selected'));
    await screen.findByText('2 leads restored');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    fireEvent.click(await button('Remove selected'));
    screen.getByText(/^Remove 2 leads permanently/);
    expect(admin.callsTo('DELETE /api/leads/bin')).toEqual([]);
    fireEvent.click(await button('Remove'));
    await screen.findByText('2 leads removed');
    expect(admin.callsTo('DELETE /api/leads/bin')[0]?.body).toEqual({ leadIds: ['l1', 'l2'] });
  });

  it('is emptied after confirmation, and shows an error', async () => {
    let fails = true;
    admin = renderAdmin('/bin', {
      'GET /api/leads/bin': () => (fails ? page(binned('l1', 'Asha Devi')) : page()),
      'POST /api/leads/bin/empty': () => (fails ? problem(503, 'The database is away.') : done('removed', 1)),
    });
    fireEvent.click(await button('Empty bin'));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Empty bin' }));
    await screen.findByText('The database is away.');
    fails = false;
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Empty bin' }));
    await screen.findByText('The bin is empty. Deleted leads stay here for 30 days.');
  });

  it('lets users with Erase view and remove but not restore; others read which permission they need', async () => {
    const agent = (permissions: typeof FLAGS) => ({ ...ADMIN, role: 'agent' as const, permissions });
    const responses = { 'GET /api/leads/bin': () => page(binned('l1', 'Asha Devi')) };
    admin = renderAdmin('/bin', responses, 'valid', agent({ ...FLAGS, canDeleteLeads: false }));
    const restore = await screen.findByRole('button', { name: 'Restore Asha Devi' });
    expect(restore.getAttribute('aria-disabled')).toBe('true');
    admin.leave();
    cleanup();
    const reader = agent({ ...FLAGS, canDeleteLeads: false, canErasePersonalData: false });
    admin = renderAdmin('/bin', {}, 'valid', reader);
    await screen.findByText(/You need the “Delete” permission/);
  });
});
