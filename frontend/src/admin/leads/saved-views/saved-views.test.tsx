import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { components } from '../../../shared/api/schema';
import { ADMIN, problem, renderAdmin } from '../../testing/render-admin';
import { onWideScreen } from '../../testing/wide-screen';
import type { ListColumn } from '../lead/list-columns';

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  jest.restoreAllMocks();
  localStorage.clear();
});

type View = components['schemas']['SavedView'];

const view = (id: string, name: string, query: string, more: Partial<View> = {}): View => ({
  ...{ _id: id, name, query, shared: false, owner: ADMIN, createdAt: '', updatedAt: '' },
  ...more,
});
const shared = (id: string, name: string) => view(id, name, '', { shared: true, owner: { _id: 'u2', name: 'Asha' } });
const AGENT = { ...ADMIN, permissions: { ...ADMIN.permissions, canEditAllLeads: false } };
const opensWith = (defaultView: View | null, columns: readonly ListColumn[] = ['type', 'status']) => ({
  'GET /api/views/settings': () => ({ data: { defaultView, columns } }),
});
const openPanel = async () => fireEvent.click(await screen.findByRole('button', { name: 'Views' }));
const headers = () => screen.getAllByRole('columnheader').filter((header) => !header.className.includes('unchosen'));
const columnsShown = () => headers().map(({ textContent }) => textContent);

describe('saved views', () => {
  it('do not take back the focus while one is renamed', async () => {
    admin = renderAdmin('/dashboard', {
      'GET /api/views': () => ({ data: [view('v1', 'Soil', 'status=new')] }),
      'PUT /api/views/v1': () => problem(409, 'You have a view of that name already.'),
    });
    await openPanel();
    fireEvent.click(await screen.findByRole('button', { name: 'Rename Soil' }));
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    fireEvent.click(screen.getByRole('button', { name: 'Rename' }));
    cancel.focus();
    await screen.findByText('You have a view of that name already.');
    expect(document.activeElement).toBe(cancel);
  });

  it('open from page 1, without invalid parameters', async () => {
    admin = renderAdmin('/dashboard', {
      'GET /api/views': () => ({ data: [view('v1', 'Soil', 'status=new&nonsense=1'), view('v2', 'All', '')] }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Views' }));
    expect((await screen.findByRole('button', { name: 'All' })).getAttribute('aria-current')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Soil' }));
    expect(screen.getByTestId('address').textContent).toBe('/dashboard?status=new');
    expect(screen.queryByRole('button', { name: 'Soil' })).toBeNull();
  });

  it.each([
    ['status=new', 'status=new'],
    ['', 'columns=type,status'],
    ['status=new&columns=status,type', 'page=2&status=new'],
  ])('%s is marked as current while the URL is %s', async (query, address) => {
    onWideScreen();
    admin = renderAdmin(`/dashboard?${address}`, {
      ...opensWith(null),
      'GET /api/views': () => ({ data: [view('v1', 'Soil', query), view('v2', 'Urgent', 'priority=urgent')] }),
    });
    const rail = within(await screen.findByRole('navigation', { name: 'Saved views' }));
    const current = () => rail.getAllByRole('button').filter((each) => each.ariaCurrent === 'true');
    await waitFor(() => expect(current().map(({ textContent }) => textContent)).toEqual(['Soil']));
    // Only the view is marked.
    expect(screen.getByRole('tab', { name: /^All Leads/ }).ariaSelected).toBe('false');
  });

  it('save the current view under a new name, or replace the view of that name; dates stay relative', async () => {
    admin = renderAdmin('/dashboard?status=closed&dateRange=lastmonth&page=3', {
      'GET /api/views': () => ({ data: [view('v1', 'Soil', '')] }),
      'POST /api/views': () => ({ data: view('v2', 'Done', '') }),
      'PUT /api/views/v1': () => ({ data: view('v1', 'Soil', '') }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Views' }));
    const name = await screen.findByLabelText('Name for this view');
    fireEvent.change(name, { target: { value: ' Done ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('View “Done” saved.');
    expect(admin.callsTo('POST /api/views')[0]?.body).toEqual({
      name: 'Done',
      query: 'status=closed&dateRange=lastmonth',
    });

    fireEvent.change(name, { target: { value: 'soil' } });
    fireEvent.click(screen.getByRole('button', { name: 'Replace' }));
    await screen.findByText('View “soil” saved.');
    expect(admin.callsTo('PUT /api/views/v1')[0]?.body).toEqual({ query: 'status=closed&dateRange=lastmonth' });
  });

  it.each([
    ['renamed', 'Rename'],
    ['left as they are', 'Cancel'],
  ])('return the focus to the Rename button once they are %s', async (_how, button) => {
    admin = renderAdmin('/dashboard', {
      'GET /api/views': () => ({ data: [view('v1', 'Soil', '')] }),
      'PUT /api/views/v1': () => ({ data: view('v1', 'Soil', '') }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Views' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Rename Soil' }));
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('button', { name: 'Rename Soil' })).toBe(document.activeElement);
  });

  it('show the error of the server, and keep the input', async () => {
    admin = renderAdmin('/dashboard', {
      'GET /api/views': () => ({ data: [] }),
      'POST /api/views': () => problem(422, 'You can keep at most 50 views.'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Views' }));
    const name = await screen.findByLabelText<HTMLInputElement>('Name for this view');
    fireEvent.change(name, { target: { value: 'One more' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('You can keep at most 50 views.');
    expect(name.value).toBe('One more');
  });
});

describe('views that are shared', () => {
  it('are read-only without permission to share, but can be the default view', async () => {
    admin = renderAdmin('/dashboard?status=new', {
      ...opensWith(null),
      'GET /api/auth/me': () => ({ data: AGENT }),
      'GET /api/views': () => ({ data: [view('v1', 'Mine', ''), shared('v2', 'Soil')] }),
      'PUT /api/views/settings': () => ({ data: {} }),
    });
    await openPanel();
    await screen.findByText('Shared by Asha');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Share Mine with everybody' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Rename Soil' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete Soil' })).toBeNull();
    screen.getByRole('button', { name: 'Delete Mine' });
    fireEvent.click(screen.getByRole('button', { name: 'Open the dashboard with Soil' }));
    await waitFor(() => expect(admin.callsTo('PUT /api/views/settings')[0]?.body).toEqual({ defaultView: 'v2' }));
  });

  it('can be shared, and deleted for everybody, with permission', async () => {
    admin = renderAdmin('/dashboard?status=new', {
      'GET /api/views': () => ({ data: [view('v1', 'Mine', ''), shared('v2', 'Soil')] }),
      'PUT /api/views/v1': () => ({ data: view('v1', 'Mine', '', { shared: true }) }),
    });
    await openPanel();
    fireEvent.click(await screen.findByRole('button', { name: 'Share Mine with everybody' }));
    await waitFor(() => expect(admin.callsTo('PUT /api/views/v1')[0]?.body).toEqual({ shared: true }));
    expect(screen.queryByRole('button', { name: 'Share Soil with everybody' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Delete Soil' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('It will be deleted for everybody.');
  });
});

describe('the default view', () => {
  it('opens with the dashboard if the URL has no query', async () => {
    admin = renderAdmin('/dashboard', opensWith(view('v1', 'Soil', 'tab=soil_testing')));
    await screen.findByRole('table', { name: 'Leads' });
    expect(screen.getByTestId('address').textContent).toBe('/dashboard?tab=soil_testing');
    expect(admin.callsTo('GET /api/leads').map(({ query }) => query.get('type'))).toEqual(['soil_testing']);
  });

  it('is ignored if there is a query, and does not return when the list is cleared', async () => {
    admin = renderAdmin('/dashboard?status=new', opensWith(view('v1', 'Soil', 'tab=soil_testing')));
    fireEvent.click(await screen.findByRole('button', { name: 'Clear All' }));
    expect(screen.getByTestId('address').textContent).toBe('/dashboard');
    await screen.findByRole('table', { name: 'Leads' });
  });

  it('does not block the dashboard if it cannot be loaded', async () => {
    admin = renderAdmin('/dashboard', { 'GET /api/views/settings': () => problem(503, 'Busy.') });
    await screen.findByRole('table', { name: 'Leads' });
  });
});

describe('the columns', () => {
  it('are the user’s own for all lists, chosen by checkboxes', async () => {
    let columns: ListColumn[] = ['type', 'status'];
    admin = renderAdmin('/dashboard?status=new', {
      'GET /api/views/settings': () => ({ data: { defaultView: null, columns } }),
      'PUT /api/views/settings': ({ body }) => {
        columns = (body as { columns: ListColumn[] }).columns;
        return { data: { defaultView: null, columns } };
      },
    });
    await waitFor(() => expect(columnsShown()).toEqual(['Select all', 'Contact Info', 'Type', 'Status', 'Actions']));
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
    fireEvent.click(screen.getByLabelText('Place'));
    fireEvent.click(screen.getByLabelText('Type', { selector: 'fieldset input' }));
    await waitFor(() => expect(columnsShown()).toEqual(['Select all', 'Contact Info', 'Status', 'Place', 'Actions']));
    await waitFor(() => expect(columns).toEqual(['status', 'place']));
    expect(screen.getByTestId('address').textContent).toBe('/dashboard?status=new');
  });

  it('of a view take precedence, and are saved with it', async () => {
    admin = renderAdmin('/dashboard?columns=priority', {
      ...opensWith(null),
      'GET /api/views': () => ({ data: [] }),
      'POST /api/views': () => ({ data: view('v2', 'Urgent', '') }),
    });
    await screen.findByRole('table', { name: 'Leads' });
    expect(columnsShown()).toEqual(['Select all', 'Contact Info', 'Priority', 'Actions']);
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
    fireEvent.click(screen.getByLabelText('Assigned to'));
    expect(screen.getByTestId('address').textContent).toBe('/dashboard?columns=priority%2CassignedTo');

    await openPanel();
    fireEvent.change(await screen.findByLabelText('Name for this view'), { target: { value: 'Urgent' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('View “Urgent” saved.');
    expect(admin.callsTo('POST /api/views')[0]?.body).toEqual({
      name: 'Urgent',
      query: 'columns=priority%2CassignedTo',
    });

    const useMine = screen.getByRole('button', { name: 'Use my columns' });
    useMine.focus();
    fireEvent.click(useMine);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Columns' }));
    await waitFor(() => expect(columnsShown()).toEqual(['Select all', 'Contact Info', 'Type', 'Status', 'Actions']));
    expect(admin.callsTo('GET /api/leads')).toHaveLength(1);
  });
});
