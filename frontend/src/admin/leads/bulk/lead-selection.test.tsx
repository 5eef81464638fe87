import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type AnswerTo, type Call, LEAD, problem, renderAdmin } from '../../testing/render-admin';

const MEENA = '0f8fad5b-d9cb-469f-a165-70867728950e';
const COLLEAGUES = {
  'GET /api/leads/assignees': () => ({
    data: [
      { _id: 'u1', name: 'Sunita Devi' },
      { _id: MEENA, name: 'Meena Kumari' },
    ],
  }),
};

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

describe('selecting all that match', () => {
  it('is offered once the page is selected, and collects all pages of the view', async () => {
    admin = renderAdmin('/dashboard?status=new&sortBy=type&sortOrder=asc', { 'GET /api/leads': pagesOf(230) });
    await tickPage();
    fireEvent.click(screen.getByRole('button', { name: 'Select all 230 matching leads' }));
    await screen.findByText('All 230 matching leads are selected.');
    await screen.findByText('230 lead(s) selected');
    const asked = admin.callsTo('GET /api/leads').filter(({ query }) => query.get('limit') === '100');
    expect(asked.map(({ query }) => query.toString())).toEqual(
      [1, 2, 3].map((page) => `status=new&sortBy=type&sortOrder=asc&page=${page}&limit=100`),
    );
  });

  it('stops at the limit of one request, and says so', async () => {
    admin = renderAdmin('/dashboard', { 'GET /api/leads': pagesOf(2431) });
    await tickPage();
    fireEvent.click(screen.getByRole('button', { name: 'Select the first 1,000 of 2,431 matching leads' }));
    await screen.findByText(/^The first 1,000 of 2,431 leads are selected/);
    await screen.findByText('1000 lead(s) selected');
  });

  it('is not offered while a row is not selected, or if there is only one page', async () => {
    admin = renderAdmin('/dashboard', { 'GET /api/leads': pagesOf(40) });
    await tickPage();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Lead 3' }));
    expect(screen.queryByText(/matching leads/)).toBeNull();

    cleanup();
    admin.leave();
    admin = renderAdmin('/dashboard', { 'GET /api/leads': pagesOf(20) });
    await tickPage();
    expect(screen.queryByText(/matching leads/)).toBeNull();
  });

  it('keeps the selection if the other pages fail to load', async () => {
    const page = pagesOf(60);
    admin = renderAdmin('/dashboard', {
      'GET /api/leads': (call) => (call.query.get('limit') === '100' ? problem(500, 'It broke.') : page(call)),
    });
    await tickPage();
    fireEvent.click(screen.getByRole('button', { name: 'Select all 60 matching leads' }));
    await screen.findByText('The other leads could not be selected: It broke.');
    await screen.findByText('20 lead(s) selected');
  });

  it('keeps the focus on its button while the other pages load', async () => {
    admin = renderAdmin('/dashboard', { 'GET /api/leads': pagesOf(60) });
    await tickPage();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Select all 60 matching leads' });
    fireEvent.click(button);
    expect([button.textContent, button.ariaDisabled, button.disabled]).toEqual(['Selecting...', 'true', false]);
    await screen.findByText('All 60 matching leads are selected.');
  });
});

describe('assigning many leads', () => {
  it('takes two clicks, and says to whom the leads are assigned', async () => {
    admin = renderAdmin('/dashboard', {
      ...COLLEAGUES,
      'PUT /api/leads/bulk': () => ({ message: '', data: { requested: 1, affected: 1 } }),
    });
    await assignTo('Meena Kumari');
    await screen.findByText('Successfully assigned 1 leads to Meena Kumari');
    expect(admin.callsTo('PUT /api/leads/bulk')[0]?.body).toEqual({
      leadIds: ['l1'],
      updates: { assignedTo: MEENA },
    });
    expect(screen.queryByText('1 lead(s) selected')).toBeNull();
  });

  it('says how many leads did not change, and keeps the selection if the request failed', async () => {
    let answer: AnswerTo<'PUT /api/leads/bulk'> = { message: '', data: { requested: 3, affected: 1 } };
    admin = renderAdmin('/dashboard', { ...COLLEAGUES, 'PUT /api/leads/bulk': () => answer });
    await assignTo('Unassigned');
    await screen.findByText('Successfully unassigned 1 leads. 2 not changed: deleted, or you cannot edit them.');

    answer = problem(422, 'No.');
    await assignTo('Meena Kumari');
    await screen.findByText('Failed to perform bulk action');
    await screen.findByText('1 lead(s) selected');
  });

  it.each([
    ['warns beforehand of a colleague who cannot see a type', () => ({ data: [] }), ['Meena KumariCannot see Contact']],
    ['shows no warning if that is unknown', () => problem(500, 'It broke.'), ['Meena Kumari']],
  ])('%s', async (_case, ofType, shown) => {
    admin = renderAdmin('/dashboard', {
      ...COLLEAGUES,
      'GET /api/leads/assignees': (call) =>
        call.query.has('type') ? ofType() : COLLEAGUES['GET /api/leads/assignees'](),
    });
    await openPeople();
    await waitFor(() =>
      expect(admin.callsTo('GET /api/leads/assignees').some(({ query }) => query.has('type'))).toBe(true),
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    const people = within(bar()).getAllByRole('button', { name: /^Meena Kumari/ });
    await waitFor(() => expect(people.map(({ textContent }) => textContent)).toEqual(shown));
  });
});

describe('the leads of a colleague in the filter', () => {
  it('are shown by name, also on the chip', async () => {
    admin = renderAdmin(`/dashboard?assignment=${MEENA}`, COLLEAGUES);
    await screen.findByRole('button', { name: 'Remove filter Assigned to Meena Kumari' });
    expect(admin.callsTo('GET /api/leads')[0]?.query.get('assignedTo')).toBe(MEENA);
    fireEvent.click(screen.getByRole('button', { name: 'Filters Active 1' }));
    const field = await screen.findByLabelText<HTMLSelectElement>('Assigned to');
    expect([...field.options].map(({ text }) => text)).toEqual([
      'Anyone',
      'Assigned to me',
      'Unassigned',
      'In the pool',
      'Assigned to Meena Kumari',
    ]);
    expect(field.value).toBe(MEENA);
  });
});

describe('a bulk change', () => {
  const BULK = 'PUT /api/leads/bulk';
  const answers = {
    'GET /api/leads': pagesOf(41),
    [BULK]: () => ({ message: '', data: { requested: 41, affected: 41 } }),
  };
  const question = () => screen.findByRole('dialog', { name: 'Confirm bulk change' });
  const selectAll = async () => {
    await tickPage();
    fireEvent.click(screen.getByRole('button', { name: 'Select all 41 matching leads' }));
    await screen.findByText('41 lead(s) selected');
  };

  it('asks first and says how many of the leads are not on the screen', async () => {
    admin = renderAdmin('/dashboard', answers);
    await selectAll();
    await markQualified();
    const asked = within(await question());
    asked.getByText('Are you sure you want to mark 41 lead(s) as qualified?');
    asked.getByText('21 of them are not on the screen.');
    fireEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(admin.callsTo(BULK)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Delete selected' }));
    const deletion = within(await screen.findByRole('dialog', { name: 'Confirm Delete' }));
    deletion.getByText('21 of them are not on the screen.');
    fireEvent.click(deletion.getByRole('button', { name: 'Cancel' }));

    fireEvent.click(within(bar()).getByRole('button', { name: 'Priority' }));
    fireEvent.click(screen.getByRole('button', { name: 'Priority High' }));
    within(await question()).getByText('Are you sure you want to change 41 lead(s)?');
    fireEvent.click(within(await question()).getByRole('button', { name: 'Change' }));
    await screen.findByText('Successfully set the priority of 41 leads to High');
  });

  it('that fails keeps the dialog open with the reason, for a retry', async () => {
    let isDown = true;
    admin = renderAdmin('/dashboard', { ...answers, [BULK]: () => (isDown ? problem(500, 'No.') : answers[BULK]()) });
    await selectAll();
    await markQualified();
    const asked = within(await question());
    fireEvent.click(asked.getByRole('button', { name: 'Change' }));
    await asked.findByText('Failed to perform bulk action');
    isDown = false;
    fireEvent.click(asked.getByRole('button', { name: 'Change' }));
    await screen.findByText('Successfully updated 41 leads to qualified');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('runs without a question if all leads are on the screen', async () => {
    admin = renderAdmin('/dashboard', answers);
    await tickPage();
    await markQualified();
    await waitFor(() => expect(admin.callsTo(BULK)).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

async function tickPage() {
  const box = await screen.findByRole('checkbox', { name: 'Select all leads on this page' });
  fireEvent.click(box);
}

const bar = () => screen.getByRole('region', { name: 'Bulk actions' });

async function markQualified() {
  fireEvent.click(await screen.findByRole('button', { name: 'Change status' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mark Qualified' }));
}

async function openPeople() {
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Balasaheb Shinde' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Assign' }));
}

async function assignTo(name: string) {
  await openPeople();
  fireEvent.click(await within(bar()).findByRole('button', { name }));
}

function pagesOf(total: number) {
  const leads = Array.from({ length: total }, (_, at) => ({
    ...LEAD,
    _id: `l${at + 1}`,
    personalInfo: { fullName: `Lead ${at + 1}` },
  }));
  return ({ query }: Call) => {
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    return {
      data: leads.slice((page - 1) * limit, page * limit),
      pagination: { currentPage: page, totalPages: Math.ceil(total / limit), totalItems: total, pageSize: limit },
    };
  };
}
