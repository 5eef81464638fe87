import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { lazy } from 'react';
import { LazyBoundary } from './lazy-boundary';

// Silences the log, because React logs every error that a boundary catches.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const lost = () => lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

it('replaces a screen that cannot be loaded with an error, and leaves the rest', async () => {
  const Lost = lost();
  render(
    <>
      <h1>Reports</h1>
      <LazyBoundary loading="Loading reports...">
        <Lost />
      </LazyBoundary>
    </>,
  );
  screen.getByText('Loading reports...');
  const said = await screen.findByRole('alert');
  within(said).getByText(/^This part could not be loaded\./);
  within(said).getByRole('button', { name: 'Reload page' });
  screen.getByRole('heading', { name: 'Reports' });
});

it('shows the error of a dialog in a dialog that can be closed', async () => {
  const Lost = lost();
  const onClose = jest.fn();
  render(
    <LazyBoundary onClose={onClose}>
      <Lost />
    </LazyBoundary>,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Could not load' }));
  dialog.getByRole('button', { name: 'Reload page' });
  fireEvent.click(dialog.getByRole('button', { name: 'Close dialog' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('discards keys typed for a dialog that is cancelled while it loads', async () => {
  const Slow = lazy(() => new Promise<never>(() => undefined));
  const note = <textarea aria-label="Note" />;
  const { rerender } = render(note);
  const onClose = jest.fn(() =>
    rerender(
      <>
        {note}
        {null}
      </>,
    ),
  );
  rerender(
    <>
      {note}
      <LazyBoundary onClose={onClose}>
        <Slow />
      </LazyBoundary>
    </>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  field.focus();
  fireEvent.keyDown(field, { key: 'r' });
  fireEvent.keyDown(field, { key: 'a' });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(field.isConnected && field.value).toBe('');
});
