import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type AnswerTo, LEAD, leadDetail, leadPage, problem, renderAdmin } from '../testing/render-admin';
import { onWideScreen } from '../testing/wide-screen';

let admin: ReturnType<typeof renderAdmin>;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the list of leads', () => {
  it('loads the leads of the URL, and the newest 20 without parameters', async () => {
    admin = renderAdmin('/dashboard');
    await screen.findByText('Balasaheb Shinde');
    expect(lastList()).toEqual('page=1&limit=20&sortBy=createdAt&sortOrder=desc');

    cleanup();
    admin.leave();
    admin = renderAdmin('/dashboard?tab=franchise&search=Pune&status=new,contacted&page=2&sortBy=type&sortOrder=asc', {
      'GET /api/leads': () => leadPage([LEAD], 2, 3),
    });
    await screen.findByText('Balasaheb Shinde');
    expect(lastList()).toEqual(
      'search=Pune&status=new,contacted&type=franchise&page=2&limit=20&sortBy=type&sortOrder=asc&count=bounded',
    );
  });

  it.each([
    ['९८७६५-४३२१०', '+919876543210', false, '+91 98765 43210'],
    ['94172 3171', '+91941723171', true, '94172 3171'],
    ['+977 9841-234567', '+9779841234567', false, '+977 9841-234567'],
  ])('formats the phone typed as %s', async (phone, phoneE164, phoneDoubtful, words) => {
    const lead = { ...LEAD, personalInfo: { fullName: 'Bala', phone }, phoneE164, phoneDoubtful };
    admin = renderAdmin('/dashboard', { 'GET /api/leads': () => leadPage([lead]) });
    const link = await screen.findByRole('link', { name: words });
    expect(link.getAttribute('href')).toBe(`tel:${phoneE164}`);
  });

  it.each([
    ['98765 43210 / 9123456789', '+919876543210', 'mobile', true],
    ['0755-6458027', '+917556458027', 'landline', false],
    ['1800 180 1551', '+9118001801551', 'other', false],
  ] as const)(
    'shows %s as typed, and offers a chat if the number may have one',
    async (phone, phoneE164, phoneKind, chats) => {
      const lead = { ...LEAD, personalInfo: { fullName: 'Bala', phone }, phoneE164, phoneKind };
      admin = renderAdmin('/dashboard', { 'GET /api/leads': () => leadPage([lead]) });
      expect((await screen.findByRole('link', { name: phone })).getAttribute('href')).toBe(`tel:${phoneE164}`);
      expect(screen.queryAllByRole('link', { name: 'WhatsApp' })).toHaveLength(chats ? 1 : 0);
    },
  );

  it('shows merged leads in a row, because a search also finds the lead by them', async () => {
    const mergedLeads = [{ _id: 'l9', reference: '7ZK4M0QXJD', fullName: 'Vanished Somebody' }];
    admin = renderAdmin('/dashboard?search=vanished', {
      'GET /api/leads': () => leadPage([{ ...LEAD, mergedLeads }]),
    });
    expect(await screen.findByText(/Merged: 7ZK4M-0QXJD \/ Vanished Somebody/)).toBeTruthy();
  });

  it('sorts a new column descending and flips the current one, after 300 ms and from page 1', async () => {
    admin = renderAdmin('/dashboard?page=2', { 'GET /api/leads': () => leadPage([LEAD], 2, 3) });
    await screen.findByText('Balasaheb Shinde');
    fireEvent.click(screen.getByRole('button', { name: 'Status' }));
    await passes(299);
    expect(admin.callsTo('GET /api/leads')).toHaveLength(1);
    await passes(1);
    expect(lastList()).toBe('page=1&limit=20&sortBy=status&sortOrder=desc');

    fireEvent.click(screen.getByRole('button', { name: 'Status' }));
    await passes(300);
    expect(lastList()).toContain('sortBy=status&sortOrder=asc');
    fireEvent.click(screen.getByRole('button', { name: 'Status' }));
    await passes(300);
    expect(lastList()).toContain('sortBy=status&sortOrder=desc');
    expect(screen.getByRole('columnheader', { name: 'Status' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('searches once, 300 ms after the last letter, from page 1', async () => {
    admin = renderAdmin('/dashboard?page=2', { 'GET /api/leads': () => leadPage([LEAD], 2, 3) });
    await screen.findByText('Balasaheb Shinde');
    const box = screen.getByPlaceholderText('Search leads by name, email, phone, location...');
    for (const typed of ['P', 'Pu', 'Pune']) {
      fireEvent.change(box, { target: { value: typed } });
      await passes(200);
    }
    expect(admin.callsTo('GET /api/leads')).toHaveLength(1);
    await passes(100);
    expect(admin.callsTo('GET /api/leads')).toHaveLength(2);
    expect(lastList()).toBe('search=Pune&page=1&limit=20&sortBy=createdAt&sortOrder=desc&count=bounded');
    expect(address()).toBe('/dashboard?search=Pune');

    const clearAll = screen.getByRole('button', { name: 'Clear All' });
    fireEvent.click(clearAll);
    expect(address()).toBe('/dashboard');
    expect((box as HTMLInputElement).value).toBe('');
    expect(document.activeElement).toBe(box);
    expect(screen.queryByRole('button', { name: 'Clear All' })).toBeNull();
  });

  it.each([
    ['Assigned to me', 'assignedTo=me'],
    ['Unassigned', 'unassigned=true'],
  ])('filters by %s, and removes the filter with the chip', async (choice, asked) => {
    admin = renderAdmin('/dashboard');
    fireEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const option = await screen.findByRole<HTMLOptionElement>('option', { name: choice });
    fireEvent.change(screen.getByLabelText('Assigned to'), { target: { value: option.value } });
    await passes(300);
    expect(address()).toBe('/dashboard');
    fireEvent.click(await screen.findByRole('button', { name: 'Show 1 lead' }));
    await passes(300);
    expect(lastList()).toBe(`${asked}&page=1&limit=20&sortBy=createdAt&sortOrder=desc`);
    screen.getByRole('button', { name: 'Filters Active 1' });

    fireEvent.click(screen.getByRole('button', { name: `Remove filter ${choice}` }));
    await passes(300);
    expect(lastList()).toBe('page=1&limit=20&sortBy=createdAt&sortOrder=desc');
  });

  it('shows five page numbers around the current one and loads a page at once', async () => {
    admin = renderAdmin('/dashboard?page=6', {
      'GET /api/leads': ({ query }) => leadPage([LEAD], Number(query.get('page')), 9),
    });
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(pages.getByText('Showing 101 to 120 of 180 results')).toBeTruthy();
    expect(pages.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Previous',
      '4',
      '5',
      '6',
      '7',
      '8',
      'Next',
    ]);
    fireEvent.click(pages.getByRole('button', { name: 'Page 8' }));
    await screen.findByText('Showing 141 to 160 of 180 results');
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Leads' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Showing 161 to 180 of 180 results');
    expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true);
  });

  it('shows the loading, empty and error states, the last with Retry', async () => {
    let answer: AnswerTo<'GET /api/leads'> = problem(503, 'The database is away.');
    admin = renderAdmin('/dashboard', { 'GET /api/leads': () => answer });
    expect(screen.getByText('Loading dashboard...')).toBeTruthy();
    await screen.findByText('Error: The database is away.');
    answer = leadPage([]);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('No leads found for the current filters.');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear All' })).toBeNull();
  });

  it('offers to clear a search that finds nothing', async () => {
    admin = renderAdmin('/dashboard?search=nobody', {
      'GET /api/leads': ({ query }) => leadPage(query.has('search') ? [] : [LEAD]),
    });
    await screen.findByText('No leads found for the current filters.');
    fireEvent.click(screen.getByRole('button', { name: 'Clear All' }));
    await screen.findByText('Balasaheb Shinde');
    expect(address()).toBe('/dashboard');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search leads' }));
  });
});

describe('working a lead', () => {
  it('shows a new status immediately, and reverts it if the server refuses', async () => {
    let refuse: (answer: AnswerTo<'PUT /api/leads/l1'>) => void = () => undefined;
    admin = renderAdmin('/dashboard', { 'PUT /api/leads/l1': () => new Promise((resolve) => (refuse = resolve)) });
    const status = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Status of Balasaheb Shinde' });
    fireEvent.change(status, { target: { value: 'qualified' } });
    await passes(16);
    expect(status.value).toBe('qualified');
    expect(admin.callsTo('PUT /api/leads/l1')[0]?.body).toEqual({ status: 'qualified' });

    await act(async () => refuse(problem(500, 'No.')));
    await screen.findByText('Failed to update lead status');
    expect(status.value).toBe('new');
  });

  it('deletes only after a confirmation', async () => {
    admin = renderAdmin('/dashboard', { 'DELETE /api/leads/l1': () => ({ message: 'Lead deleted successfully' }) });
    const askToDelete = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'More actions for Balasaheb Shinde' }));
      fireEvent.click(screen.getByRole('button', { name: 'Delete Balasaheb Shinde' }));
    };
    await askToDelete();
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm Delete' }));
    dialog.getByText('Are you sure you want to delete this lead? This action cannot be undone.');
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(admin.callsTo('DELETE /api/leads/l1')).toHaveLength(0);

    await askToDelete();
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Lead deleted successfully');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Leads' }));
  });

  it('restores a deleted lead with Undo, which can be tried again and says if somebody was faster', async () => {
    let answer: AnswerTo<'POST /api/leads/bin/restore'> = problem(503, 'The database is away.');
    admin = renderAdmin('/dashboard', {
      'DELETE /api/leads/l1': () => ({ message: 'Lead deleted successfully' }),
      'POST /api/leads/bin/restore': () => answer,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'More actions for Balasaheb Shinde' }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete Balasaheb Shinde' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Lead deleted successfully');
    const restored = (affected: number) => ({ message: '', data: { requested: 1, affected } });
    for (const [next, words] of [
      [restored(0), 'The lead was not restored. The database is away.'],
      [restored(1), 'Someone else has already restored or removed it.'],
    ] as const) {
      fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await screen.findByText(words);
      answer = next;
    }
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(admin.callsTo('POST /api/leads/bin/restore').map(({ body }) => body)).toEqual([
      { leadIds: ['l1'] },
      { leadIds: ['l1'] },
    ]);
  });

  it('loads the list again when a deleted lead is restored', async () => {
    admin = renderAdmin('/dashboard', {
      'DELETE /api/leads/l1': () => ({ message: 'Lead deleted successfully' }),
      'POST /api/leads/bin/restore': () => ({ message: '', data: { requested: 1, affected: 1 } }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'More actions for Balasaheb Shinde' }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete Balasaheb Shinde' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Lead deleted successfully');
    const before = admin.callsTo('GET /api/leads').length;
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Lead restored');
    await waitFor(() => expect(admin.callsTo('GET /api/leads').length).toBeGreaterThan(before));
  });

  it('shows an error inside the open dialog, because it covers the rest', async () => {
    admin = renderAdmin('/dashboard', {
      'GET /api/leads/l1': () => leadDetail(),
      'GET /api/leads/assignees': () => ({ data: [] }),
      'PUT /api/leads/l1': () => problem(500, 'No.'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Balasaheb Shinde' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Lead Details' }));
    const status = await dialog.findByRole('combobox', { name: 'Status of Balasaheb Shinde' });
    fireEvent.change(status, { target: { value: 'contacted' } });
    await dialog.findByText('Failed to update lead status');

    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByText('Failed to update lead status');
  });

  it('says that a lead no longer exists instead of showing its old data', async () => {
    let answer: AnswerTo<'GET /api/leads/l1'> = leadDetail();
    admin = renderAdmin('/dashboard', {
      'GET /api/leads/l1': () => answer,
      'GET /api/leads/assignees': () => ({ data: [] }),
      'PUT /api/leads/l1': () => answer,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Balasaheb Shinde' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Lead Details' }));
    const status = await dialog.findByRole('combobox', { name: 'Status of Balasaheb Shinde' });
    answer = problem(404, 'There is no such lead.');
    fireEvent.change(status, { target: { value: 'contacted' } });
    await dialog.findByText('Error: There is no such lead.');
    expect(dialog.queryByRole('combobox')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Delete Lead' })).toBeNull();
  });

  it('changes many leads: Converted asks first, other statuses do not', async () => {
    admin = renderAdmin('/dashboard', {
      'PUT /api/leads/bulk': () => ({ message: '', data: { requested: 1, affected: 1 } }),
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Balasaheb Shinde' }));
    await screen.findByText('1 lead(s) selected');
    fireEvent.click(screen.getByRole('button', { name: 'Change status' }));
    fireEvent.click(screen.getByRole('button', { name: 'Mark Converted' }));
    expect(admin.callsTo('PUT /api/leads/bulk')).toHaveLength(0);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark Converted' }));
    await screen.findByText('Successfully updated 1 leads to converted');
    expect(screen.queryByText('1 lead(s) selected')).toBeNull();

    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all leads on this page' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Change status' }));
    fireEvent.click(screen.getByRole('button', { name: 'Mark Qualified' }));
    await screen.findByText('Successfully updated 1 leads to qualified');
    expect(admin.callsTo('PUT /api/leads/bulk')[1]?.body).toEqual({
      leadIds: ['l1'],
      updates: { status: 'qualified' },
    });
  });

  it('returns the focus to the row after a status is chosen with the key s, or left with Escape', async () => {
    HTMLSelectElement.prototype.showPicker = () => undefined;
    admin = renderAdmin('/dashboard', { 'PUT /api/leads/l1': () => ({ data: { ...LEAD, status: 'contacted' } }) });
    const name = await screen.findByRole('button', { name: 'Balasaheb Shinde' });
    const status = screen.getByRole('combobox', { name: 'Status of Balasaheb Shinde' });
    name.focus();
    fireEvent.keyDown(name, { key: 's' });
    expect(document.activeElement).toBe(status);
    fireEvent.change(status, { target: { value: 'contacted' } });
    expect(document.activeElement).toBe(name);
    await screen.findByText('Balasaheb Shinde: Contacted');

    fireEvent.keyDown(name, { key: 's' });
    fireEvent.keyDown(status, { key: 'Escape' });
    expect(document.activeElement).toBe(name);
  });

  it('changes a status once if arrow keys go through the closed select, not at every key', async () => {
    const kept = () => ({ message: '', data: LEAD });
    admin = renderAdmin('/dashboard', { 'PUT /api/leads/l1': kept });
    const status = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Status of Balasaheb Shinde' });
    const sent = () => admin.callsTo('PUT /api/leads/l1').map(({ body }) => (body as { status: string }).status);
    /** Simulates arrow keys on a closed select, as browsers on Windows and Linux handle them. */
    const goTo = (value: string) => {
      fireEvent.keyDown(status, { key: 'ArrowDown' });
      fireEvent.change(status, { target: { value } });
    };
    status.focus();
    goTo('contacted');
    await passes(0);
    goTo('qualified');
    screen.getByText('Enter saves, Esc keeps New');
    fireEvent.keyDown(status, { key: 'Escape' });
    expect([status.value, document.activeElement, sent()]).toEqual(['new', status, []]);

    goTo('contacted');
    goTo('qualified');
    fireEvent.keyDown(status, { key: 'Enter' });
    await passes(100);
    expect(sent()).toEqual(['qualified']);

    status.focus();
    goTo('contacted');
    act(() => status.blur());
    await passes(100);
    expect(sent()).toEqual(['qualified', 'contacted']);
  });
});

describe('the search', () => {
  it('that is still debounced does not reappear after Clear All', async () => {
    admin = renderAdmin('/dashboard?status=new');
    await screen.findByText('Balasaheb Shinde');
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search leads' });
    box.focus();
    fireEvent.change(box, { target: { value: 'shinde' } });
    await passes(100);
    const clear = screen.getByRole('button', { name: 'Clear All' });
    act(() => clear.focus());
    fireEvent.click(clear);
    await passes(1_000);
    expect([box.value, screen.getByTestId('address').textContent]).toEqual(['', '/dashboard']);
  });

  it.each([
    ['cleared', '', '/dashboard?status=new'],
    ['changed', 'shinde', '/dashboard?search=shinde&status=new'],
  ])('stays %s when a filter is removed before the next render', async (_, typed, expected) => {
    admin = renderAdmin('/dashboard?search=patna&status=new,closed');
    const chip = await screen.findByRole('button', { name: 'Remove filter Status: Closed' });
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search leads' });
    fireEvent.change(box, { target: { value: typed } });
    // The timer of the search ends and the chip is clicked before the next render.
    act(() => {
      jest.advanceTimersByTime(300);
      fireEvent.click(chip);
    });
    expect([box.value, address()]).toEqual([typed, expected]);
    await passes(300);
    expect(lastList()).toContain('status=new');
    expect(lastList()).not.toContain('patna');
  });
});

it('keeps the tabs reachable by keyboard if the URL names an unavailable type', async () => {
  onWideScreen();
  admin = renderAdmin('/dashboard?tab=partner');
  // Until the types have loaded, every type has a tab. Then the empty type Franchise is folded.
  const tabIndexes = () => screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex);
  await waitFor(() => expect(tabIndexes()).toEqual([0, -1, -1]));
});

function passes(durationMs: number) {
  return act(() => jest.advanceTimersByTimeAsync(durationMs));
}

function lastList() {
  return decodeURIComponent(admin.callsTo('GET /api/leads').at(-1)!.query.toString());
}

function address() {
  return screen.getByTestId('address').textContent;
}
