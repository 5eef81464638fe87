import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerOf, freshServerEachTime, server } from '../testing/form-server';
import { openPage as openInBrowser } from '../testing/open-page';
import { ActionLinks } from '../ui/links';
import type { StartedPage } from './start-islands';

freshServerEachTime();

const opener = () => screen.getByRole('button', { name: 'Schedule Soil Test' });
const dialog = () => screen.findByRole('dialog', { name: 'Ask for a soil test' });

async function openPage() {
  const page = await openInBrowser(
    <ActionLinks
      actions={[
        { label: 'Schedule Soil Test', to: '/services/soil-testing#contact-us', opens: 'soil-test' },
        { label: 'Elsewhere', to: '/news' },
      ]}
    />,
    { path: '/services/soil-testing' },
  );
  return jest.spyOn(page as { loadDialog: StartedPage['loadDialog'] }, 'loadDialog');
}

async function fillInRequest(form: HTMLElement) {
  const type = (label: string | RegExp, text: string) => userEvent.type(within(form).getByLabelText(label), text);
  await type('Name', 'Sunita Devi');
  await type('Phone', '98765 43210');
  await type('Address', 'Khizarsarai, Gaya');
  await type('Area of Field', '3 bigha');
  await type('Total Area of Field', '2 acres');
}

describe('a page with a dialog', () => {
  it('loads the dialog when the pointer is over its button', async () => {
    const load = await openPage();
    expect(load).not.toHaveBeenCalled();

    await userEvent.hover(opener());
    await waitFor(() => expect(load).toHaveBeenCalledWith('soil-test'));
    expect(screen.queryByRole('dialog')).toBeNull();

    await userEvent.click(opener());
    expect(within(await dialog()).getByRole('heading', { level: 2 })).toBe(document.activeElement);
  });

  it('renders actions without a dialog as links', async () => {
    await openPage();
    expect(screen.getByRole('link', { name: 'Elsewhere' }).getAttribute('href')).toBe('/news');
  });

  it('goes to the fallback page if the dialog cannot be loaded', async () => {
    server.mockResolvedValue(answerOf(200, {}));
    (await openPage()).mockRejectedValue(new Error('The file is gone.'));
    await userEvent.click(opener());
    await waitFor(() => expect(location.hash).toBe('#contact-us'));
    history.replaceState(null, '', '/');
  });

  it('shows whom to call without a network, and opens when the network is back', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    const load = (await openPage()).mockRejectedValue(new Error('The line broke.'));
    await userEvent.click(opener());
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByRole('link').getAttribute('href')).toMatch(/^tel:/);
    expect(location.hash).toBe('');

    load.mockRestore();
    await userEvent.click(opener());
    await dialog();
    expect(screen.queryByText(notice.textContent ?? '')).toBeNull();
  });

  it('closes the dialog on Back and stays on the page', async () => {
    // Earlier tests leave their dialogs open.
    history.replaceState(null, '');
    await openPage();
    for (const close of [() => history.back(), () => screen.getByRole('button', { name: 'Close' }).click()]) {
      const before = history.state;
      await userEvent.click(opener());
      await dialog();
      expect(history.state).not.toEqual(before);
      act(close);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(history.state).toEqual(before));
      expect(opener()).toBeTruthy();
    }
  });

  it('retries after a failed load', async () => {
    (await openPage()).mockRejectedValueOnce(new Error('The line broke.'));
    await userEvent.hover(opener());
    await act(async () => {});
    await userEvent.click(opener());
    await dialog();
  });

  it('lists all missing fields, keeps typed values while closed, and submits them', async () => {
    await openPage();
    await userEvent.click(opener());
    const form = await dialog();
    await userEvent.click(within(form).getByRole('button', { name: 'Submit Request' }));
    await within(form).findByText(
      'Please fill in all required fields (Name, Phone, Address, Area of Field, Total Area of Field).',
      { selector: '.error-summary *' },
    );

    await fillInRequest(form);
    await userEvent.click(within(form).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(opener());
    expect(within(await dialog()).getByDisplayValue('Khizarsarai, Gaya')).toBeTruthy();

    server.mockResolvedValue(answerOf(201, { data: { reference: '7ZK4M0QXJD' } }));
    await userEvent.click(within(form).getByRole('button', { name: 'Submit Request' }));
    await within(form).findByText('7ZK4M-0QXJD');
    const body = JSON.parse(String(server.mock.calls[0]?.[1]?.body));
    expect(body).toMatchObject({
      type: 'soil_testing',
      personalInfo: { fullName: 'Sunita Devi', phone: '98765 43210' },
      soilTestingInfo: { fieldAddress: 'Khizarsarai, Gaya', areaOfField: '3 bigha', totalAreaOfField: '2 acres' },
      consent: { purposes: ['contact'] },
    });
  });

  it('shows the receipt instead of the form until it is closed, then an empty form', async () => {
    server.mockResolvedValue(answerOf(201, { data: { reference: '7ZK4M0QXJD' } }));
    await openPage();
    await userEvent.click(opener());
    const form = await dialog();
    await fillInRequest(form);
    await userEvent.click(within(form).getByRole('button', { name: 'Submit Request' }));
    await within(form).findByText(
      'Soil Test Request Submitted! Our team will contact you within 24 hours to schedule your soil testing.',
      { selector: '.submission-receipt *' },
    );
    expect(within(form).queryByLabelText('Name')).toBeNull();

    await userEvent.click(within(form).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await userEvent.click(opener());
    await waitFor(() => expect(within(form).getByLabelText<HTMLInputElement>('Name').value).toBe(''));
    expect(within(form).queryByText('7ZK4M-0QXJD')).toBeNull();
  });
});
