import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { DialogBoundary, Modal } from '../dialogs/modal';
import { ErrorBoundary } from './error-boundary';

let isBroken = true;
const sent: unknown[] = [];

// Silences the log, because React logs every error that a boundary catches.
beforeEach(() => {
  isBroken = true;
  sent.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = async (_address, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return {} as Response;
  };
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function Fragile({ fault }: { fault: string }) {
  if (isBroken) throw new TypeError(fault);
  return <p>All is well.</p>;
}

it('keeps the rest of the page, reports the error and renders the part again on request', async () => {
  render(
    <>
      <h1>Reports</h1>
      <ErrorBoundary part="Funnel">
        <Fragile fault="rows is undefined" />
      </ErrorBoundary>
    </>,
  );
  screen.getByRole('heading', { name: 'Reports' });
  const said = within(screen.getByRole('alert'));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ component: 'Funnel' })]));
  isBroken = false;
  fireEvent.click(said.getByRole('button', { name: 'Try again' }));
  screen.getByText('All is well.');
});

it('keeps a dialog with its buttons if its content fails to render', () => {
  const onClose = jest.fn();
  render(
    <Modal title="Lead Details" onClose={onClose}>
      <Fragile fault="lead is undefined" />
    </Modal>,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Lead Details' }));
  dialog.getByRole('alert');
  fireEvent.click(dialog.getByRole('button', { name: 'Close dialog' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('shows the error in a dialog that can be closed if the dialog itself fails to render', () => {
  const onClose = jest.fn();
  render(
    <DialogBoundary part="LeadDetails" onClose={onClose}>
      <Fragile fault="id is undefined" />
    </DialogBoundary>,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Something went wrong' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Close dialog' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
