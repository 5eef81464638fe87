import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ADMIN,
  type Call,
  LEAD,
  leadDetail,
  leadPage,
  problem,
  type Responses,
  renderAdmin,
} from '../../testing/render-admin';
import { types } from '../../testing/staff';

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const CAME = {
  ...LEAD,
  type: 'franchise' as const,
  contactForm: undefined,
  franchiseInfo: { location: 'Gaya', expectations: 'A steady income' },
  assignedTo: { _id: 'u1', name: 'Sunita Devi' },
};
const CORRECTED = {
  ...LEAD,
  type: 'kisan_mandi' as const,
  contactForm: undefined,
  info: { location: 'Gaya' },
  assignedTo: { _id: 'u1', name: 'Sunita Devi' },
};
const came = { ...leadDetail().data, ...CAME, etag: '"1-a"' };
const corrected = {
  ...leadDetail().data,
  ...CORRECTED,
  etag: '"2-b"',
  originalType: 'franchise' as const,
  formerInfo: [{ type: 'franchise' as const, info: { expectations: 'A steady income' } }],
};

async function openDialog(put: (call: Call) => object, answers: Responses = {}) {
  let isCorrected = false;
  admin = renderAdmin('/dashboard', {
    'GET /api/leads': () => leadPage([isCorrected ? CORRECTED : CAME]),
    'GET /api/leads/l1': () => ({ data: isCorrected ? corrected : came }),
    'GET /api/leads/assignees': () => ({ data: [] }),
    'PUT /api/leads/l1/type': (call: Call) => {
      isCorrected = (call.body as { type: string }).type === 'kisan_mandi';
      return put(call);
    },
    ...answers,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Balasaheb Shinde' }));
  const details = within(await screen.findByRole('dialog', { name: 'Lead Details' }));
  await userEvent.click(await details.findByRole('button', { name: 'Change type' }));
  return { details, dialog: within(await screen.findByRole('dialog', { name: 'Change type' })) };
}

describe('changing the type of a lead', () => {
  it('shows what moves and what stays as earlier answers, changes the type, and offers Undo', async () => {
    const { details, dialog } = await openDialog(() => ({
      message: 'Lead type corrected successfully',
      data: CORRECTED,
    }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /New type/ }), 'Kisan Mandi');
    dialog.getByText('Moves to the new type: Preferred location.');
    dialog.getByText('Kept as earlier answers: Expectations.');
    await userEvent.click(dialog.getByRole('button', { name: 'Change type' }));
    await screen.findByText('Type changed to Kisan Mandi');
    const former = within(await details.findByRole('region', { name: 'From the Franchise form' }));
    former.getByText('A steady income');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await details.findByText('Franchise Information');
    expect(details.queryByRole('region', { name: 'From the Franchise form' })).toBeNull();
    expect(admin.callsTo('PUT /api/leads/l1/type').map(({ body }) => body)).toEqual([
      { type: 'kisan_mandi' },
      { type: 'franchise' },
    ]);
  });

  it('stays open with the error if the lead has changed meanwhile', async () => {
    const { dialog } = await openDialog(() => problem(412, 'Someone else changed this lead meanwhile.'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /New type/ }), 'Kisan Mandi');
    await userEvent.click(dialog.getByRole('button', { name: 'Change type' }));
    await dialog.findByText(/Someone else changed this lead meanwhile/);
  });

  it('offers the types that the user can see, except the current one', async () => {
    const viewer = { ...ADMIN, leadTypeAccess: types(['franchise', 'contact', 'newsletter']) };
    const { dialog } = await openDialog(() => ({}), { 'GET /api/auth/me': () => ({ data: viewer }) });
    await dialog.findByRole('option', { name: 'Contact' });
    const options = dialog.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual(['Choose a type', 'Contact', 'Newsletter']);
  });
});
