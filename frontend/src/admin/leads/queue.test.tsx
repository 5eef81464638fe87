import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Call, goBack, LEAD, leadDetail, problem, type Responses, renderAdmin } from '../testing/render-admin';

let admin: ReturnType<typeof renderAdmin>;
let statuses: Map<string, string>;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  jest.useRealTimers();
});

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const address = () => screen.getByTestId('address').textContent;
const details = () => within(screen.getByRole('dialog', { name: 'Lead Details' }));
/** Resolves when the lead has loaded, which is later than when its name appears. */
const shows = async (name: string) => {
  await screen.findByText(name, { selector: '.lead-profile__name' });
  await waitFor(() => expect(details().queryByText('Loading lead...')).toBeNull());
};
const place = () => details().getByText(/^\d+ of \d+( · \d+ left)?$/).textContent;
const press = (name: string) => {
  const button = details().getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
/** Closes the lead details. This goes back in the browser history, which is asynchronous. */
const close = async (name = 'Close') => {
  press(name);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const lead = (id: string) => ({
  ...LEAD,
  _id: id,
  status: statuses.get(id) as typeof LEAD.status,
  personalInfo: { fullName: id.replace('l', 'Lead ') },
});

/** Renders the page with a server that has new leads l1 to l45 and stores changes. */
function renderQueue(page: string, total = 45, more: Responses = {}) {
  statuses = new Map(Array.from({ length: total }, (_, at) => [`l${at + 1}`, 'new']));
  const ofLeads = [...statuses.keys()].map((id) => ({
    [`GET /api/leads/${id}`]: () =>
      statuses.has(id) ? leadDetail(lead(id)) : problem(404, 'This lead does not exist.'),
    [`GET /api/leads/${id}/duplicates`]: () => ({ data: { candidates: [], merged: [] } }),
    [`PUT /api/leads/${id}`]: ({ body }: Call) => {
      statuses.set(id, (body as { status: string }).status);
      return { message: '', data: lead(id) };
    },
    [`DELETE /api/leads/${id}`]: () => {
      statuses.delete(id);
      return { message: 'Lead deleted successfully' };
    },
  }));
  admin = renderAdmin(
    page,
    Object.assign({}, ...ofLeads, {
      'GET /api/leads/assignees': () => ({ data: [] }),
      'GET /api/leads': ({ query }: Call) => {
        const [at, limit] = [Number(query.get('page')) - 1, Number(query.get('limit'))];
        const asked = query.get('status');
        const found = [...statuses.keys()].filter((id) => asked === null || statuses.get(id) === asked);
        const data = found.slice(at * limit, (at + 1) * limit).map(lead);
        const totalPages = Math.ceil(found.length / limit);
        return { data, pagination: { currentPage: at + 1, totalPages, totalItems: found.length, pageSize: limit } };
      },
      ...more,
    }),
  );
}

async function setStatus(name: string, status: string) {
  fireEvent.change(details().getByRole('combobox', { name: `Status of ${name}` }), { target: { value: status } });
  await waitFor(() => expect(statuses.get(name.replace('Lead ', 'l'))).toBe(status));
  await passes(100);
}

describe('a list that leads leave when they are worked', () => {
  it('can be worked to its end across pages, each lead once and in order', async () => {
    renderQueue('/dashboard?status=new', 25);
    fireEvent.click(await screen.findByRole('button', { name: 'Lead 1' }));
    for (let number = 1; number <= 25; number += 1) {
      await shows(`Lead ${number}`);
      expect(place()).toBe(number === 1 ? '1 of 25' : `${number} of 25 · ${26 - number} left`);
      await setStatus(`Lead ${number}`, 'contacted');
      const next = details().getByRole('button', { name: 'Next lead' });
      expect(next.getAttribute('aria-disabled')).toBe(number === 25 ? 'true' : null);
      press('Next lead');
      await passes(0);
    }
    expect([...statuses.values()].every((status) => status === 'contacted')).toBe(true);
    press('Previous lead');
    await shows('Lead 24');
    await close();
    // Leads that the user has finished stay visible until another list is opened.
    const row = await screen.findByRole('button', { name: 'Lead 24' });
    expect(document.activeElement).toBe(row);
    expect(document.querySelectorAll('.lead-row--done')).toHaveLength(25);
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter Status: New' }));
    await passes(500);
    expect(document.querySelectorAll('.lead-row--done')).toHaveLength(0);
  });

  it('keeps the row of a lead that left it, and returns the focus there when the details close', async () => {
    renderQueue('/dashboard?status=new');
    fireEvent.click(await screen.findByRole('button', { name: 'Lead 4' }));
    await shows('Lead 4');
    await setStatus('Lead 4', 'contacted');
    await close();
    const row = screen.getByRole('button', { name: 'Lead 4' });
    expect(document.activeElement).toBe(row);
    expect(row.closest('tr')?.className).toContain('lead-row--done');
    fireEvent.keyDown(row, { key: 'j' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lead 5' }));
  });

  it('focuses the lead that was shown last, on any page', async () => {
    history.pushState(null, '', '/dashboard?status=closed');
    renderQueue('/dashboard?status=new');
    fireEvent.click(await screen.findByRole('button', { name: 'Lead 18' }));
    for (const name of ['Lead 18', 'Lead 19', 'Lead 20', 'Lead 21']) {
      await shows(name);
      if (name === 'Lead 19') await setStatus(name, 'contacted');
      press('Next lead');
    }
    await shows('Lead 22');
    await close();
    const row = await screen.findByRole('button', { name: 'Lead 22' });
    expect(document.activeElement).toBe(row);
    expect(address()).toBe('/dashboard?status=new&page=2');
    await goBack();
    expect(address()).toBe('/dashboard?status=closed');
  });

  it('focuses the next row after a status change in a row', async () => {
    renderQueue('/dashboard?status=new');
    const status = await screen.findByRole('combobox', { name: 'Status of Lead 4' });
    status.focus();
    fireEvent.change(status, { target: { value: 'contacted' } });
    await waitFor(() => expect(screen.queryByText('Lead 4')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lead 5' }));
  });
});

describe('a deleted lead', () => {
  it('is followed by the next one, which has the focus, and is no longer counted', async () => {
    renderQueue('/dashboard?status=new', 3);
    fireEvent.click(await screen.findByRole('button', { name: 'Lead 2' }));
    await shows('Lead 2');
    press('Delete Lead');
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await shows('Lead 3');
    expect(document.activeElement?.textContent).toBe('Lead 3');
    expect(place()).toBe('2 of 2');
    press('Delete Lead');
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Lead 3')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lead 1' }));
  });

  it('does not ask about its unsaved note', async () => {
    renderQueue('/dashboard?status=new', 3);
    fireEvent.click(await screen.findByRole('button', { name: 'Lead 3' }));
    await shows('Lead 3');
    fireEvent.change(details().getByRole('textbox', { name: 'Add a note' }), { target: { value: 'No such farm' } });
    press('Delete Lead');
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Lead 3')).toBeNull());
    expect(address()).toBe('/dashboard?status=new');
  });

  it('moves the focus to the next row if it was deleted in its row', async () => {
    renderQueue('/dashboard', 3);
    const menu = await screen.findByRole('button', { name: 'More actions for Lead 2' });
    menu.focus();
    fireEvent.click(menu);
    fireEvent.click(screen.getByRole('button', { name: 'Delete Lead 2' }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Lead 2')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lead 3' }));
  });
});

describe('the history of the browser', () => {
  it('has one entry for the details, however many leads were read, and none once they are closed', async () => {
    renderQueue('/dashboard?status=new', 5);
    fireEvent.change(await screen.findByLabelText('Lead type'), { target: { value: 'contact' } });
    await passes(300);
    fireEvent.click(await screen.findByRole('button', { name: 'Lead 1' }));
    for (const name of ['Lead 1', 'Lead 2', 'Lead 3']) {
      await shows(name);
      press('Next lead');
    }
    await shows('Lead 4');
    await goBack();
    expect(address()).toBe('/dashboard?tab=contact&status=new');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lead 4' }));

    fireEvent.click(screen.getByRole('button', { name: 'Lead 2' }));
    await shows('Lead 2');
    await close();
    expect(address()).toBe('/dashboard?tab=contact&status=new');
    await goBack();
    expect(address()).toBe('/dashboard?status=new');
  });

  it('keeps the list that was searched next to the details, and the previous list', async () => {
    renderQueue('/dashboard', 5);
    fireEvent.click(await screen.findByRole('button', { name: 'Lead 1' }));
    await shows('Lead 1');
    const search = screen.getByRole('searchbox', { name: 'Search leads' });
    fireEvent.change(search, { target: { value: 'Lead' } });
    fireEvent.blur(search);
    await waitFor(() => expect(address()).toBe('/dashboard?search=Lead&lead=l1'));
    await close();
    expect(address()).toBe('/dashboard?search=Lead');
    await goBack();
    expect(address()).toBe('/dashboard');
  });

  it('is not changed when the details of a shared URL close', async () => {
    renderQueue('/dashboard?lead=l2', 3);
    await shows('Lead 2');
    expect(place()).toBe('2 of 3');
    await close();
    expect(address()).toBe('/dashboard');
  });
});

it('from a lead opened from another one, the steps lead back to the queue', async () => {
  renderQueue('/dashboard?status=new', 3, {
    'GET /api/leads/l1/duplicates': () => ({
      data: {
        candidates: [
          {
            lead: lead('l9'),
            etag: '"1"',
            reasons: ['phone'],
            namesDiffer: false,
            state: 'open',
            decidedBy: null,
            decidedAt: null,
          },
        ],
        merged: [],
      },
    }),
    'GET /api/leads/l9': () => leadDetail({ ...lead('l9'), status: 'closed' }),
    'GET /api/leads/l9/duplicates': () => ({ data: { candidates: [], merged: [] } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Lead 1' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Lead 9' }));
  await shows('Lead 9');
  expect(details().queryByText(/^\d+ of \d+ ·/)).toBeNull();
  press('Previous lead');
  await shows('Lead 1');
  fireEvent.click(await screen.findByRole('button', { name: 'Lead 9' }));
  await shows('Lead 9');
  press('Next lead');
  await shows('Lead 2');
});

it('opens the assignee select only for the lead that was opened to assign it', async () => {
  const picker = jest.fn();
  HTMLSelectElement.prototype.showPicker = picker;
  // A row without the column "Assigned to" cannot be assigned in place.
  renderQueue('/dashboard?columns=status', 3);
  const name = await screen.findByRole('button', { name: 'Lead 1' });
  name.focus();
  fireEvent.keyDown(name, { key: 'a' });
  await shows('Lead 1');
  await waitFor(() => expect(picker).toHaveBeenCalledTimes(1));
  press('Next lead');
  await shows('Lead 2');
  press('Previous lead');
  await shows('Lead 1');
  await passes(0);
  expect(picker).toHaveBeenCalledTimes(1);
});

it('the end of a queue says so, after any skipped lead', async () => {
  const calls = Object.fromEntries(
    ['l1', 'l2', 'l3'].map((id) => [
      `POST /api/leads/${id}/calls`,
      () => {
        statuses.set(id, 'contacted');
        return { data: {} };
      },
    ]),
  );
  renderQueue('/dashboard?status=new', 3, calls);
  fireEvent.click(await screen.findByRole('button', { name: 'Lead 1' }));
  await shows('Lead 1');
  press('Next lead');
  for (const [name, left] of [
    ['Lead 2', 3],
    ['Lead 3', 2],
    ['Lead 1', 1],
  ] as const) {
    await shows(name);
    expect(place()).toMatch(left === 3 ? / of 3$/ : new RegExp(` of 3 · ${left} left$`));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: '1' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', ctrlKey: true });
    await passes(100);
  }
  const end = await screen.findByRole('heading', { name: 'All 3 done' });
  expect(document.activeElement).toBe(end);
  await close('Back to the list');
  expect(document.activeElement?.textContent).toBe('Lead 1');
});
