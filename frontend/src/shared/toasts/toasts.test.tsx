import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { type ToastPosition, ToastProvider, useToast } from './toast-provider';
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

  it('slides out for 300 ms when it is closed, and leaves the others alone', () => {
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

  it('stand at the top right unless another place is asked for', () => {
    const { container } = renderToasts('info');
    expect(container.querySelector('.toasts')?.className).toBe('toasts toasts--top-right');
    cleanup();
    expect(renderToasts('info', 'bottom-left').container.querySelector('.toasts--bottom-left')).not.toBeNull();
  });
});

function renderToasts(type: ToastType, position?: ToastPosition) {
  const store = configureStore({ reducer: { toasts: toastsReducer } });
  return render(
    <Provider store={store}>
      <ToastProvider closeLabel="Close message" {...(position && { position })}>
        <ShowButton type={type} />
      </ToastProvider>
    </Provider>,
  );
}

function ShowButton({ type }: { type: ToastType }) {
  const show = useToast();
  return (
    <button type="button" onClick={() => show(type, 'Saved.')}>
      Show
    </button>
  );
}
