import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { Provider } from 'react-redux';
import { type ToastPosition, ToastProvider, useToast, useToastsWithin } from './toast-provider';
import { type ToastType, toastsReducer } from './toasts-slice';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('toasts', () => {
  it('cannot be used outside a toast provider', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<ShowButton type="info" />)).toThrow(/must be used within a toast provider/);
    log.mockRestore();
  });

  it.each([
    ['success', 6_000, 'status'],
    ['error', 8_000, 'alert'],
    ['warning', 5_000, 'alert'],
    ['info', 5_000, 'status'],
  ] as const)('shows a %s for %i ms as %s and removes it 500 ms later', (type, durationMs, role) => {
    renderToasts(type);
    fireEvent.click(screen.getByText('Show'));
    expect(screen.getByRole(role).className).toBe(`toast toast--${type}`);

    act(() => void jest.advanceTimersByTime(durationMs - 1));
    expect(screen.getByRole(role).className).not.toContain('toast--closing');
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByRole(role).className).toContain('toast--closing');
    act(() => void jest.advanceTimersByTime(499));
    expect(screen.queryByRole(role)).not.toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.queryByRole(role)).toBeNull();
  });

  it('slide out for 300 ms when closed, and leave the others', () => {
    renderToasts('info');
    fireEvent.click(screen.getByText('Show'));
    fireEvent.click(screen.getByText('Show'));
    const [first, second] = screen.getAllByRole('status');
    fireEvent.click(screen.getAllByRole('button', { name: 'Close message' })[0]!);

    expect(first!.className).toContain('toast--closing');
    act(() => void jest.advanceTimersByTime(299));
    expect(screen.getAllByRole('status')).toHaveLength(2);
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getAllByRole('status')).toEqual([second]);
  });

  it('with a button close after 12 seconds, but not while hovered', async () => {
    renderToasts('success', undefined, async () => undefined);
    fireEvent.click(screen.getByText('Show'));
    const toast = screen.getByRole('status');
    fireEvent.pointerEnter(toast);
    await passes(60_000);
    expect(screen.getByRole('status')).toBe(toast);
    fireEvent.pointerLeave(toast);
    await passes(11_999);
    expect(toast.className).not.toContain('toast--closing');
    await passes(501);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('close automatically even if the previous one was closed under the pointer', async () => {
    renderToasts('success', undefined, async () => undefined);
    fireEvent.click(screen.getByText('Show'));
    fireEvent.pointerEnter(screen.getByRole('status'));
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    await passes(300);
    fireEvent.click(screen.getByText('Show'));
    await passes(12_500);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('run their button’s action and close, and are replaced by a newer one', async () => {
    const undo = jest.fn(async () => undefined);
    renderToasts('success', undefined, undo);
    fireEvent.click(screen.getByText('Show'));
    fireEvent.click(screen.getByText('Show'));
    expect(screen.getAllByRole('status')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await passes(0);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('move with a dialog that opens or closes: their duration continues, and they are not announced again', async () => {
    renderToasts('error', undefined, undefined, true);
    fireEvent.click(screen.getByText('Show'));
    await passes(4_000);
    for (const at of [4_000, 5_000]) {
      fireEvent.click(screen.getByText('Dialog'));
      expect(screen.getByText('Saved.').closest('dialog') !== null).toBe(at === 4_000);
      expect(screen.queryByRole('alert')).toBeNull();
      await passes(1_000);
    }
    await passes(1_999);
    expect(screen.getByText('Saved.').parentElement?.className).not.toContain('toast--closing');
    await passes(1);
    expect(screen.getByText('Saved.').parentElement?.className).toContain('toast--closing');
    await passes(500);
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('are announced in the page if their dialog closes immediately', async () => {
    renderToasts('error', undefined, undefined, true);
    fireEvent.click(screen.getByText('Dialog'));
    fireEvent.click(screen.getByText('Show'));
    await passes(100);
    fireEvent.click(screen.getByText('Dialog'));
    expect(screen.getByRole('alert').closest('dialog')).toBeNull();
  });

  it('are at the top right by default', () => {
    const { container } = renderToasts('info');
    expect(container.querySelector('.toasts')?.className).toBe('toasts toasts--top-right');
    cleanup();
    expect(renderToasts('info', 'bottom-left').container.querySelector('.toasts--bottom-left')).not.toBeNull();
  });
});

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function renderToasts(type: ToastType, position?: ToastPosition, undo?: () => Promise<void>, hasDialog = false) {
  const store = configureStore({ reducer: { toasts: toastsReducer } });
  return render(
    <Provider store={store}>
      <ToastProvider closeLabel="Close message" {...(position && { position })}>
        <ShowButton type={type} undo={undo} />
        {hasDialog && <DialogButton />}
      </ToastProvider>
    </Provider>,
  );
}

function ShowButton({ type, undo }: { type: ToastType; undo?: (() => Promise<void>) | undefined }) {
  const show = useToast();
  return (
    <button type="button" onClick={() => show(type, 'Saved.', undo && { label: 'Undo', run: undo })}>
      Show
    </button>
  );
}

function DialogButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Dialog
      </button>
      {isOpen && <Dialog />}
    </>
  );
}

function Dialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useToastsWithin(dialog);
  return <dialog open ref={dialog} />;
}
