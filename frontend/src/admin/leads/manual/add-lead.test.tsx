import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ADMIN, LEAD, leadDetail, problem, renderAdmin } from '../../testing/render-admin';
import { button } from '../../testing/staff';
import type { PossibleDuplicate } from './manual-lead';

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

const CANDIDATE: PossibleDuplicate = {
  lead: { ...LEAD, _id: 'l7' },
  etag: '"1"',
  reasons: ['phone'],
  namesDiffer: false,
  state: 'open',
  decidedBy: null,
  decidedAt: null,
};
const nobody = { 'POST /api/leads/manual/check': () => ({ data: [] }) };
const dialog = () => within(screen.getByRole('dialog', { name: 'Add lead' }));
const open = async () => {
  fireEvent.click(await button('Add lead'));
  await screen.findByRole('dialog', { name: 'Add lead' });
};
const type = (label: string, value: string) => fireEvent.change(dialog().getByLabelText(label), { target: { value } });

describe('adding a lead by hand', () => {
  it('shows the fields of the type, keeps input when the type changes, and opens the new lead', async () => {
    admin = renderAdmin('/dashboard', {
      ...nobody,
      'POST /api/leads/manual': () => ({ message: 'Lead added successfully', data: { ...LEAD, _id: 'l9' } }),
      'GET /api/leads/l9': () => leadDetail({ _id: 'l9' }),
      'GET /api/leads/l9/duplicates': () => ({ data: { candidates: [], merged: [] } }),
      'GET /api/leads/assignees': () => ({ data: [] }),
    });
    await open();
    type('Full name', 'Asha Devi');
    type('Type', 'soil_testing');
    type('Source', 'mela');
    type('Area of field', '2 acres');
    expect((dialog().getByLabelText('Full name') as HTMLInputElement).value).toBe('Asha Devi');
    fireEvent.click(dialog().getByRole('button', { name: 'Add lead' }));
    await screen.findByText('Lead added successfully');
    expect(admin.callsTo('POST /api/leads/manual')[0]?.body).toEqual({
      type: 'soil_testing',
      source: { how: 'mela' },
      personalInfo: { fullName: 'Asha Devi' },
      soilTestingInfo: { areaOfField: '2 acres' },
    });
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('lead=l9'));
    const opened = within(await screen.findByRole('dialog', { name: 'Lead Details' }));
    await opened.findByRole('heading', { name: 'Balasaheb Shinde' });
  });

  it('shows possible existing leads before saving, and opens them in a new tab', async () => {
    admin = renderAdmin('/dashboard', { 'POST /api/leads/manual/check': () => ({ data: [CANDIDATE] }) });
    await open();
    type('Phone', '98765 43210');
    const link = await screen.findByRole('link', { name: /Balasaheb Shinde/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      expect.stringContaining('/dashboard?lead=l7'),
      '_blank',
    ]);
    screen.getByText(/Contact, New: same phone/);
    expect(admin.callsTo('POST /api/leads/manual/check').map(({ body }) => body)).toEqual([
      { personalInfo: { phone: '98765 43210', fullName: '' } },
    ]);
  });

  it('keeps the input if adding fails, and marks the invalid field', async () => {
    let fails = true;
    admin = renderAdmin('/dashboard', {
      ...nobody,
      'POST /api/leads/manual': () =>
        fails
          ? problem(400, 'Please check the form.', [
              { field: 'personalInfo.phone', message: 'Phone must be a number.', code: 'invalid_phone' },
            ])
          : { message: 'Lead added successfully', data: LEAD },
    });
    await open();
    type('Full name', 'Asha Devi');
    type('Phone', '12');
    fireEvent.click(dialog().getByRole('button', { name: 'Add lead' }));
    await screen.findByText('Phone must be a number.');
    expect((dialog().getByLabelText('Full name') as HTMLInputElement).value).toBe('Asha Devi');
    fails = false;
    fireEvent.click(dialog().getByRole('button', { name: 'Add lead' }));
    await screen.findByText('Lead added successfully');
  });

  it('keeps the input if too many leads were added', async () => {
    const sentence = 'You added too many leads in a minute. Please wait a minute and add this one again.';
    admin = renderAdmin('/dashboard', { ...nobody, 'POST /api/leads/manual': () => problem(429, sentence) });
    await open();
    type('Full name', 'Asha Devi');
    fireEvent.click(dialog().getByRole('button', { name: 'Add lead' }));
    await dialog().findByText(sentence);
    expect((dialog().getByLabelText('Full name') as HTMLInputElement).value).toBe('Asha Devi');
  });

  it('offers the states of India as a list, and in a correction also the lead’s own value', async () => {
    const old = { ...LEAD, personalInfo: { ...LEAD.personalInfo, state: 'Behar' }, etag: '"1"' };
    admin = renderAdmin('/dashboard', {
      ...nobody,
      'GET /api/leads/l1': () => leadDetail(old),
      'GET /api/leads/assignees': () => ({ data: [] }),
      'PUT /api/leads/l1': () => ({ message: 'Lead updated successfully', data: old }),
    });
    await open();
    const names = () =>
      within(screen.getByLabelText('State'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(names()).toHaveLength(37);
    expect(names().slice(0, 2)).toEqual(['Not given', 'Andhra Pradesh']);
    fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }));

    fireEvent.click(screen.getByRole('button', { name: 'Balasaheb Shinde' }));
    await screen.findByRole('textbox', { name: 'Add a note' });
    fireEvent.click(screen.getByRole('button', { name: 'Correct details' }));
    await screen.findByRole('dialog', { name: 'Correct details' });
    expect((screen.getByLabelText('State') as HTMLSelectElement).value).toBe('Behar');
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'Bihar' } });
    expect(names()).toHaveLength(38);
    fireEvent.click(
      within(screen.getByRole('dialog', { name: 'Correct details' })).getByRole('button', { name: 'Save' }),
    );
    await screen.findByText('Lead updated successfully');
    expect(admin.callsTo('PUT /api/leads/l1')[0]?.body).toEqual({ personalInfo: { state: 'Bihar' } });
  });

  it('offers the types that the user can see, and an assignee only with permission to assign', async () => {
    const user = {
      ...ADMIN,
      role: 'agent' as const,
      permissions: { ...ADMIN.permissions, canEditAllLeads: false },
      leadTypeAccess: { ...ADMIN.leadTypeAccess, contact: false },
    };
    admin = renderAdmin('/dashboard', { ...nobody, 'GET /api/auth/me': () => ({ data: user }) });
    await open();
    const types = within(dialog().getByLabelText('Type')).getAllByRole('option');
    expect(types[0]?.textContent).toBe('Franchise');
    expect(dialog().queryByLabelText('Assign to')).toBeNull();
  });
});
