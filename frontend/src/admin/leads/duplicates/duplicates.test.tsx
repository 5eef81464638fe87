import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ADMIN,
  type Call,
  LEAD,
  type LeadChange,
  leadDetail,
  leadPage,
  problem,
  type Responses,
  renderAdmin,
} from '../../testing/render-admin';
import type { DuplicateCandidate, MergedLead } from './duplicates';

const OTHER = {
  ...LEAD,
  _id: 'l2',
  reference: 'ABCDE12345',
  status: 'contacted' as const,
  createdAt: '2026-11-10T04:00:00.000Z',
  personalInfo: { fullName: 'Bala Shinde', phone: '+919876543210', city: 'Pune' },
};
const CANDIDATE: DuplicateCandidate = {
  lead: OTHER,
  etag: '"4"',
  reasons: ['phone'],
  namesDiffer: false,
  state: 'open',
  decidedBy: null,
  decidedAt: null,
};
const detail = (lead: LeadChange) => leadDetail({ ...lead, possibleDuplicates: 1 });
const flagged = (candidates: DuplicateCandidate[] = [CANDIDATE], merged: MergedLead[] = []) => ({
  data: { candidates, merged },
});

const ANSWERS = {
  'GET /api/leads': () => leadPage([{ ...LEAD, possibleDuplicates: 1 }]),
  'GET /api/leads/l1': () => detail(LEAD),
  'GET /api/leads/l2': () => detail(OTHER),
  'GET /api/leads/l1/duplicates': () => flagged(),
  'GET /api/leads/l2/duplicates': () => flagged([]),
  'GET /api/leads/assignees': () => ({ data: [] }),
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

async function openDetails(answers: Responses = {}) {
  const admin = renderAdmin('/dashboard', { ...ANSWERS, ...answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Balasaheb Shinde' }));
  return admin;
}

async function compare(answers: Responses = {}) {
  const admin = await openDetails(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Compare with Bala Shinde' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare leads' });
  return { ...admin, dialog: within(dialog) };
}

describe('a possible duplicate', () => {
  it('has a badge on its row, with the number if there are several', async () => {
    renderAdmin('/dashboard', {
      ...ANSWERS,
      'GET /api/leads': () =>
        leadPage([
          { ...LEAD, possibleDuplicates: 1 },
          { ...LEAD, _id: 'l3', possibleDuplicates: 3 },
          { ...LEAD, _id: 'l4', possibleDuplicates: 0 },
        ]),
    });
    expect(await screen.findByText('Possible duplicate')).toBeTruthy();
    expect(screen.getByText('Possible duplicate (3)')).toBeTruthy();
    expect(screen.getAllByText(/Possible duplicate/)).toHaveLength(2);
  });

  it('has a filter with a chip and a URL parameter', async () => {
    const { callsTo } = renderAdmin('/dashboard?duplicates=open', ANSWERS);
    await waitFor(() => expect(callsTo('GET /api/leads').at(-1)?.query.get('duplicates')).toBe('open'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Possible duplicates' }));
    await waitFor(() => expect(callsTo('GET /api/leads').at(-1)?.query.get('duplicates')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Only possible duplicates' }));
    await userEvent.click(screen.getByRole('button', { name: /^Show / }));
    expect(screen.getByTestId('address').textContent).toContain('duplicates=open');
  });

  it('is listed in the details with its reasons, and says if it may be a relative', async () => {
    await openDetails({
      'GET /api/leads/l1/duplicates': () =>
        flagged([
          { ...CANDIDATE, reasons: ['phone', 'name'] },
          { ...CANDIDATE, lead: { ...OTHER, _id: 'l3' }, namesDiffer: true },
          { ...CANDIDATE, lead: { ...OTHER, _id: 'l4' }, state: 'linked', decidedAt: LEAD.createdAt },
        ]),
    });
    expect(await screen.findByRole('heading', { name: 'Possible duplicates (2)' })).toBeTruthy();
    expect(screen.getByText('Same phone, similar name, same place')).toBeTruthy();
    expect(screen.getByText('Same phone, different name, may be a relative')).toBeTruthy();
    expect(screen.getByText('Linked: same person')).toBeTruthy();
  });

  it('opens on a click on its name', async () => {
    await openDetails();
    await userEvent.click(await screen.findByRole('button', { name: 'Bala Shinde' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('l2'));
  });

  it('shows an error with Retry if it cannot be loaded', async () => {
    let isDown = true;
    await openDetails({ 'GET /api/leads/l1/duplicates': () => (isDown ? problem(500, 'Out of order.') : flagged()) });
    const alert = await screen.findByText(/Possible duplicates could not be loaded: Out of order\./);
    isDown = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Possible duplicates (1)' })).toBeTruthy();
  });
});

describe('another lead of the same person that is not flagged', () => {
  const FOUND = { 'GET /api/leads': ({ query }: Call) => leadPage(query.get('search') ? [LEAD, OTHER] : [LEAD]) };
  const find = async (answers: Responses) => {
    const admin = await openDetails({ ...FOUND, ...answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Same person as…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Same person as…' }));
    await userEvent.type(dialog.getByRole('textbox'), 'bala');
    const found = within(await dialog.findByRole('list', { name: 'Leads found' }));
    expect(found.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Bala Shinde.*Pune/),
    ]);
    await userEvent.click(found.getByRole('button'));
    return { ...admin, dialog };
  };

  it('is found by a search, flagged, and compared', async () => {
    let isFlagged = false;
    const { callsTo } = await find({
      'GET /api/leads/l1/duplicates': () => flagged(isFlagged ? [CANDIDATE] : []),
      'POST /api/leads/l1/duplicates': () => {
        isFlagged = true;
        return { message: '' };
      },
    });
    await screen.findByRole('dialog', { name: 'Compare leads' });
    expect(callsTo('POST /api/leads/l1/duplicates').map(({ body }) => body)).toEqual([{ other: 'l2' }]);
  });

  it('is not flagged if the server refuses, which shows the error', async () => {
    const { dialog } = await find({
      'GET /api/leads/l1/duplicates': () => flagged([]),
      'POST /api/leads/l1/duplicates': () => problem(403, 'You can change only your own leads.'),
    });
    await dialog.findByText('You can change only your own leads.');
  });
});

describe('comparing', () => {
  it('shows both leads, keeps the older one and takes over newer or missing values', async () => {
    const { dialog } = await compare();
    const heads = within(dialog.getByRole('group', { name: 'Which lead stays after a merge?' }));
    expect((heads.getByRole('radio', { name: /^Other lead/ }) as HTMLInputElement).checked).toBe(true);
    const email = dialog.getByRole('group', { name: /^Email/ });
    expect(within(email).getByText('Not given')).toBeTruthy();
    expect((within(email).getByRole('radio') as HTMLInputElement).checked).toBe(true);
    expect(within(email).getByText('(will be copied)')).toBeTruthy();
    expect(dialog.getByText(/^Same in both \(\d+\)$/)).toBeTruthy();
  });

  it('merges the compared versions with the chosen values, opens the remaining lead, and can undo it', async () => {
    const { dialog, callsTo } = await compare({
      'POST /api/leads/l2/merge': () => ({ message: 'Leads merged successfully', data: OTHER }),
      'POST /api/leads/l2/unmerge': () => ({ message: 'Merge undone successfully', data: OTHER }),
    });
    const name = dialog.getByRole('group', { name: /^Full name/ });
    expect((within(name).getByRole('radio', { name: /Balasaheb/ }) as HTMLInputElement).checked).toBe(true);
    await userEvent.click(within(name).getByRole('radio', { name: /Bala Shinde/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(callsTo('POST /api/leads/l2/merge')).toHaveLength(1));
    expect(callsTo('POST /api/leads/l2/merge')[0]?.body).toMatchObject({ other: 'l1' });
    const [merge] = callsTo('POST /api/leads/l2/merge').map(({ body }) => body as { take: string[] });
    expect(merge?.take).toContain('personalInfo.email');
    expect(merge?.take).not.toContain('personalInfo.fullName');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('l2'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Merge undone successfully');
    expect(callsTo('POST /api/leads/l2/unmerge')[0]?.body).toEqual({ other: 'l1' });
  });

  it('says what happens to the follow-ups, notes, calls and source of the other lead', async () => {
    const plan = { createdAt: LEAD.createdAt, createdBy: null, doneAt: null, doneBy: null, at: null, place: null };
    const note = { message: null, author: null, createdAt: LEAD.createdAt, editedAt: null };
    const { dialog } = await compare({
      'GET /api/leads/l1': () =>
        detail({
          followUps: [
            { ...plan, _id: 'f1', on: '2026-12-01', note: 'Call back' },
            { ...plan, _id: 'f2', on: '2026-12-24', note: 'Visit the field' },
            { ...plan, _id: 'f3', on: '2026-11-01', note: 'Long done', doneAt: LEAD.createdAt },
          ],
          notes: [{ ...note, _id: 'n1', content: 'Wants seeds', call: null }],
          noteCount: 61,
          callCount: 1,
          source: { page: '/contact-us' },
        }),
    });
    // The other lead is older, so it is the one that remains.
    const facts = await dialog.findByText('Follow-ups');
    const row = facts.parentElement!;
    expect(row.textContent).toContain('Tue, 1 Dec, Call back\nThu, 24 Dec, Visit the field');
    expect(row.textContent).not.toContain('Long done');
    expect(row.textContent).toContain('Moved to the lead that stays');
    expect(dialog.getByText('Notes and calls').parentElement?.textContent).toContain('60 notes, 1 call');
    expect(dialog.getByText('Source').parentElement?.textContent).toContain('/contact-us');
    expect(dialog.queryByRole('group', { name: /^Follow-up/ })).toBeNull();
  });

  it('does not offer Undo to the next user after a sign-out', async () => {
    const { dialog } = await compare({
      'PUT /api/leads/l1/duplicates': () => ({ message: 'Done' }),
      'POST /api/auth/logout': () => ({}),
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Link' }));
    await screen.findByRole('button', { name: 'Undo' });
    await userEvent.click(screen.getByRole('button', { name: 'Logout', hidden: true }));
    await screen.findByRole('form', { name: 'Sign in' });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it.each([
    ['Link', 'linked', 'Leads linked successfully'],
    ['Not the same person', 'dismissed', 'Marked as not the same person'],
  ])('%s decides immediately and can be undone', async (button, state, words) => {
    const { dialog, callsTo } = await compare({ 'PUT /api/leads/l1/duplicates': () => ({ message: 'Done' }) });
    await userEvent.click(dialog.getByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Compare leads' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(callsTo('PUT /api/leads/l1/duplicates').map(({ body }) => body)).toEqual([
        { other: 'l2', state },
        { other: 'l2', state: 'open' },
      ]),
    );
    await screen.findByText('Undone');
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  it('suggests Link if they ask for different things, and has a key for each decision', async () => {
    const other = { ...OTHER, contactForm: { message: 'A franchise in Pune' } };
    const { dialog, callsTo } = await compare({
      'GET /api/leads/l1': () => detail({ ...LEAD, contactForm: { message: 'The price of seeds' } }),
      'GET /api/leads/l1/duplicates': () => flagged([{ ...CANDIDATE, lead: other }]),
      'PUT /api/leads/l1/duplicates': () => ({ message: 'Done' }),
    });
    dialog.getByText(/These leads ask for different things, so Link is suggested\./);
    expect(dialog.getByRole('button', { name: 'Link' }).className).toContain('button--primary');
    expect(dialog.getByRole('button', { name: 'Merge' }).className).not.toContain('button--primary');
    await userEvent.keyboard('l');
    await screen.findByText('Leads linked successfully');
    expect(callsTo('PUT /api/leads/l1/duplicates')[0]?.body).toEqual({ other: 'l2', state: 'linked' });
  });

  it('goes on to the next pair of this lead, and then of the next lead in the queue', async () => {
    const third = { ...OTHER, _id: 'l3', personalInfo: { ...OTHER.personalInfo, fullName: 'B. Shinde' } };
    const decided: unknown[] = [];
    const left = (id: string, ...others: (typeof OTHER)[]) => [
      `GET /api/leads/${id}/duplicates`,
      () =>
        flagged(others.filter(({ _id }) => !decided.includes(`${id} ${_id}`)).map((lead) => ({ ...CANDIDATE, lead }))),
    ];
    const decides = (id: string) => [
      `PUT /api/leads/${id}/duplicates`,
      ({ body }: Call) => {
        decided.push(`${id} ${(body as { other: string }).other}`);
        return { message: 'Done' };
      },
    ];
    renderAdmin('/dashboard?duplicates=open', {
      ...ANSWERS,
      'GET /api/leads': () => leadPage([LEAD, { ...LEAD, _id: 'l4', personalInfo: { fullName: 'Meena Kumari' } }]),
      'GET /api/leads/l4': () => detail({ ...LEAD, _id: 'l4', personalInfo: { fullName: 'Meena Kumari' } }),
      ...Object.fromEntries([left('l1', OTHER, third), decides('l1'), left('l4', OTHER), decides('l4')]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Balasaheb Shinde' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Compare with Bala Shinde' }));
    const dialog = () => screen.findByRole('dialog', { name: 'Compare leads' });
    expect((await dialog()).textContent).toContain('1 of 2');
    await userEvent.keyboard('n');
    await within(await dialog()).findAllByRole('radio', { name: /Other lead.*B\. Shinde/ });
    await userEvent.keyboard('n');
    await waitFor(async () => expect((await dialog()).textContent).toContain('2 of 2'));
    await userEvent.keyboard('n');
    await screen.findByRole('heading', { name: 'All 2 done' });
    expect(decided).toEqual(['l1 l2', 'l1 l3', 'l4 l2']);
  });

  it('asks an agent for the next step at the end of the queue', async () => {
    let isDecided = false;
    const mine: LeadChange = { ...LEAD, assignedTo: ADMIN, status: 'contacted', nextStep: 'none' };
    renderAdmin('/dashboard?duplicates=open', {
      ...ANSWERS,
      'GET /api/auth/me': () => ({
        data: { ...ADMIN, role: 'agent', permissions: { ...ADMIN.permissions, canEditAllLeads: false } },
      }),
      'GET /api/leads': () => leadPage([{ ...LEAD, assignedTo: ADMIN, possibleDuplicates: 1 }]),
      'GET /api/leads/l1': () => detail(mine),
      'GET /api/leads/l1/duplicates': () =>
        flagged(isDecided ? [] : [{ ...CANDIDATE, lead: { ...OTHER, assignedTo: ADMIN } }]),
      'PUT /api/leads/l1/duplicates': () => {
        isDecided = true;
        return { message: 'Done' };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Balasaheb Shinde' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Compare with Bala Shinde' }));
    await screen.findByRole('dialog', { name: 'Compare leads' });
    await userEvent.keyboard('n');
    await screen.findByRole('heading', { name: 'All 1 done' });
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
    await screen.findByRole('dialog', { name: 'Next step?' });
  });

  it('stays open with the choices if the server refuses', async () => {
    const { dialog } = await compare({
      'POST /api/leads/l2/merge': () => problem(412, 'Someone else changed this lead meanwhile.'),
    });
    const name = dialog.getByRole('group', { name: /^Full name/ });
    await userEvent.click(within(name).getByRole('radio', { name: /Balasaheb/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Someone else changed this lead meanwhile.');
    expect((within(name).getByRole('radio', { name: /Balasaheb/ }) as HTMLInputElement).checked).toBe(true);
  });
});

describe('a merged lead', () => {
  const part: MergedLead = {
    lead: OTHER,
    mergedInto: 'l1',
    mergedBy: { _id: 'u1', name: 'Ravi' },
    mergedAt: LEAD.createdAt,
    notes: [
      {
        _id: 'n1',
        content: 'Wants a shop',
        call: null,
        message: null,
        author: null,
        createdAt: LEAD.createdAt,
        editedAt: null,
      },
    ],
    noteCount: 1,
    history: [{ at: LEAD.createdAt, action: 'lead.merged_into', actor: null, details: { other: 'l1' } }],
  };

  it('stays readable in the details and can be unmerged', async () => {
    const { callsTo } = await openDetails({
      'GET /api/leads/l1/duplicates': () => flagged([], [part]),
      'POST /api/leads/l1/unmerge': () => problem(409, 'These fields have changed since the merge: City.'),
    });
    expect(await screen.findByRole('heading', { name: 'Merged into this lead (1)' })).toBeTruthy();
    expect(screen.getByText('Wants a shop')).toBeTruthy();
    expect(screen.getByText('Merged into another lead')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo the merge of Bala Shinde' }));
    await waitFor(() => expect(callsTo('POST /api/leads/l1/unmerge')[0]?.body).toEqual({ other: 'l2' }));
    expect(await screen.findByText(/These fields have changed since the merge: City\./)).toBeTruthy();
  });

  it('removes the Undo toast once it is unmerged there', async () => {
    const { dialog } = await compare({
      'POST /api/leads/l2/merge': () => ({ message: 'Leads merged successfully', data: OTHER }),
      'POST /api/leads/l2/unmerge': () => ({ message: 'Merge undone successfully', data: OTHER }),
      'GET /api/leads/l2/duplicates': () => flagged([], [{ ...part, lead: LEAD, mergedInto: 'l2' }]),
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('Leads merged successfully')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo the merge of Balasaheb Shinde' }));
    expect(await screen.findByText('Merge undone successfully')).toBeTruthy();
    expect(screen.queryByText('Leads merged successfully')).toBeNull();
  });

  it('links to the remaining lead if opened by an old URL, and cannot be edited', async () => {
    renderAdmin('/dashboard', { ...ANSWERS, 'GET /api/leads/l1': () => detail({ mergedInto: 'l2' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Balasaheb Shinde' }));
    const open = await screen.findByRole('button', { name: 'Open that lead' });
    expect(screen.queryByRole('button', { name: 'Correct details' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete Lead' })).toBeNull();
    await userEvent.click(open);
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('l2'));
  });
});
