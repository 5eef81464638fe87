import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LEAD, leadDetail, leadPage, renderAdmin } from '../../testing/render-admin';

const SPAM = { ...LEAD, quarantined: true };

let admin: ReturnType<typeof renderAdmin>;
afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

describe('suspected spam', () => {
  it('is marked in its details, and can be restored there', async () => {
    let detail = SPAM;
    admin = renderAdmin('/dashboard?tab=spam&lead=l1', {
      'GET /api/leads': () => leadPage([SPAM]),
      'GET /api/leads/l1': () => leadDetail(detail),
      'POST /api/leads/l1/restore': () => {
        detail = LEAD;
        return { message: '' };
      },
    });
    const notice = await screen.findByRole('region', { name: 'Suspected spam' });
    const button = within(notice).getByRole('button', { name: 'Not spam' });
    button.focus();
    fireEvent.click(button);
    await screen.findByText('Marked as not spam');
    await screen.findByRole('dialog', { name: 'Lead Details' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Suspected spam' })).toBeNull());
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  it('shows the reasons in its row and in its details', async () => {
    const spam: typeof LEAD = { ...SPAM, spamReasons: ['hidden_field', 'links'] };
    admin = renderAdmin('/dashboard?tab=spam&lead=l1', {
      'GET /api/leads': () => leadPage([spam]),
      'GET /api/leads/l1': () => leadDetail(spam),
    });
    const why = 'A hidden field was filled in; several unexpected links';
    await screen.findByText(`Reason: ${why}`);
    expect((await screen.findByRole('region', { name: 'Suspected spam' })).textContent).toContain(`${why}.`);
  });

  it('says if no reasons were recorded', async () => {
    admin = renderAdmin('/dashboard?tab=spam&lead=l1', {
      'GET /api/leads': () => leadPage([SPAM]),
      'GET /api/leads/l1': () => leadDetail(SPAM),
    });
    const notice = await screen.findByRole('region', { name: 'Suspected spam' });
    expect(notice.textContent).toContain('The reasons were not recorded.');
    expect(screen.queryByText(/^Why:/)).toBeNull();
  });

  it('is marked as possible in the list and its details, and the mark can be removed', async () => {
    let detail: typeof LEAD = { ...LEAD, spamReasons: ['too_fast'] };
    admin = renderAdmin('/dashboard?lead=l1', {
      'GET /api/leads': () => leadPage([{ ...LEAD, spamReasons: ['too_fast'] }]),
      'GET /api/leads/l1': () => leadDetail(detail),
      'POST /api/leads/l1/restore': () => {
        detail = { ...detail, spamReasons: [] };
        return { message: '' };
      },
    });
    await screen.findByText('Possible spam: Sent faster than people fill in this form');
    const notice = await screen.findByRole('region', { name: 'Possible spam' });
    expect(notice.textContent).toContain('It is in lists and counts like other leads.');
    fireEvent.click(within(notice).getByRole('button', { name: 'Not spam' }));
    await screen.findByText('Marked as not spam');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Possible spam' })).toBeNull());
  });

  it('is counted on its tab', async () => {
    admin = renderAdmin('/dashboard');
    await screen.findByRole('option', { name: 'Suspected spam (3)' });
  });

  it('is linked from an empty search that matches leads there', async () => {
    admin = renderAdmin('/dashboard?search=7ZK4M0QXJD', {
      'GET /api/leads': ({ query }) => leadPage(query.get('quarantined') ? [SPAM] : []),
    });
    await screen.findByText('No leads found for the current filters.');
    fireEvent.click(await screen.findByRole('button', { name: 'Show 1 in suspected spam' }));
    await screen.findByRole('button', { name: 'Balasaheb Shinde' });
    expect(screen.getByLabelText<HTMLSelectElement>('Lead type').value).toBe('spam');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('7ZK4M0QXJD');
  });

  it('is restored by selection, only on its tab, with Undo', async () => {
    admin = renderAdmin('/dashboard?tab=spam', {
      'GET /api/leads': () => leadPage([SPAM]),
      'POST /api/leads/bulk-restore': () => ({
        message: '',
        data: { requested: 1, affected: 1 },
        undo: { id: 'b1', until: '' },
      }),
      'POST /api/leads/bulk/b1/undo': () => ({ message: '', data: { requested: 1, affected: 1 } }),
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Balasaheb Shinde' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Not spam' }));
    await screen.findByText('Successfully marked 1 leads as not spam');
    expect(admin.callsTo('POST /api/leads/bulk-restore')[0]?.body).toEqual({ leadIds: ['l1'] });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone for 1 leads');

    fireEvent.change(screen.getByLabelText('Lead type'), { target: { value: 'all' } });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Balasaheb Shinde' }));
    expect(screen.queryByRole('button', { name: 'Not spam' })).toBeNull();
  });
});
