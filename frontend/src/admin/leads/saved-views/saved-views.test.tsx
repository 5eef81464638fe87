import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { problem, renderAdmin } from '../../testing/render-admin';

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

const view = (id: string, name: string, query: string) => ({ _id: id, name, query, createdAt: '', updatedAt: '' });

describe('saved views', () => {
  it('go where they lead, from page 1 and without what is not understood', async () => {
    admin = renderAdmin('/dashboard', {
      'GET /api/views': () => ({ data: [view('v1', 'Soil', 'status=new&nonsense=1'), view('v2', 'All', '')] }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Views' }));
    expect((await screen.findByRole('button', { name: 'All' })).getAttribute('aria-current')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Soil' }));
    expect(screen.getByTestId('address').textContent).toBe('/dashboard?status=new');
    expect(screen.queryByRole('button', { name: 'Soil' })).toBeNull();
  });

  it('keep the view on the screen, its last month as that, under a new name or in the place of the one of that name', async () => {
    admin = renderAdmin('/dashboard?status=closed&dateRange=lastmonth&page=3', {
      'GET /api/views': () => ({ data: [view('v1', 'Soil', '')] }),
      'POST /api/views': () => ({ data: view('v2', 'Done', '') }),
      'PUT /api/views/v1': () => ({ data: view('v1', 'Soil', '') }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Views' }));
    const name = await screen.findByLabelText('Name for this view');
    fireEvent.change(name, { target: { value: ' Done ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('View "Done" saved.');
    expect(admin.callsTo('POST /api/views')[0]?.body).toEqual({
      name: 'Done',
      query: 'status=closed&dateRange=lastmonth',
    });

    fireEvent.change(name, { target: { value: 'soil' } });
    fireEvent.click(screen.getByRole('button', { name: 'Replace' }));
    await screen.findByText('View "soil" saved.');
    expect(admin.callsTo('PUT /api/views/v1')[0]?.body).toEqual({ query: 'status=closed&dateRange=lastmonth' });
  });

  it.each([
    ['renamed', 'Rename'],
    ['left as they are', 'Cancel'],
  ])('give the focus back to the button that renames them once they are %s', async (_how, button) => {
    admin = renderAdmin('/dashboard', {
      'GET /api/views': () => ({ data: [view('v1', 'Soil', '')] }),
      'PUT /api/views/v1': () => ({ data: view('v1', 'Soil', '') }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Views' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Rename Soil' }));
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('button', { name: 'Rename Soil' })).toBe(document.activeElement);
  });

  it('say what the server refused, and leave what was typed', async () => {
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
