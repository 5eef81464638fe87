import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { UndoToast, useUndoToast } from './undo-toast';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function Doers() {
  const show = useUndoToast();
  return ['Linked', 'Merged'].map((done) => (
    <button key={done} type="button" onClick={() => show(`${done}.`, async () => undefined)}>
      {done}
    </button>
  ));
}

function does(done: string): HTMLElement {
  fireEvent.click(screen.getByRole('button', { name: done }));
  return screen.getByText(`${done}.`);
}

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('goes by itself after 12 seconds, not while it is pointed at', async () => {
  render(
    <UndoToast>
      <Doers />
    </UndoToast>,
  );
  const notice = does('Linked').parentElement as HTMLElement;
  fireEvent.pointerEnter(notice);
  await passes(60_000);
  screen.getByText('Linked.');
  fireEvent.pointerLeave(notice);
  await passes(11_999);
  screen.getByText('Linked.');
  await passes(1);
  expect(screen.queryByText('Linked.')).toBeNull();
});

it('goes by itself also when the one before was closed under the pointer', async () => {
  render(
    <UndoToast>
      <Doers />
    </UndoToast>,
  );
  fireEvent.pointerEnter(does('Linked').parentElement as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Close notice' }));
  does('Merged');
  await passes(12_000);
  expect(screen.queryByText('Merged.')).toBeNull();
});
