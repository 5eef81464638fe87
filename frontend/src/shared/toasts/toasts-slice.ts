/**
 * The short messages that come and go at the edge of the page. A plain reducer: `createSlice` brings Immer along, and
 * every page with a form would pay for it.
 */
import { createAction, nanoid, type UnknownAction } from '@reduxjs/toolkit';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  readonly id: string;
  readonly type: ToastType;
  readonly message: string;
  readonly durationMs: number;
  /** False while it slides out. */
  readonly isVisible: boolean;
}

const DURATIONS_MS: Readonly<Record<ToastType, number>> = { success: 6_000, error: 8_000, warning: 5_000, info: 5_000 };

export const toastShown = createAction(
  'toasts/shown',
  (type: ToastType, message: string, durationMs = DURATIONS_MS[type]) => ({
    payload: { id: nanoid(), type, message, durationMs, isVisible: true } satisfies Toast,
  }),
);
export const toastClosing = createAction<string>('toasts/closing');
export const toastRemoved = createAction<string>('toasts/removed');
/** What they said is over. */
export const toastsCleared = createAction('toasts/cleared');

type Toasts = readonly Toast[];

export function toastsReducer(toasts: Toasts = [], action: UnknownAction): Toasts {
  if (toastsCleared.match(action)) return [];
  if (toastShown.match(action)) return [...toasts, action.payload];
  if (toastClosing.match(action)) {
    return toasts.map((toast) => (toast.id === action.payload ? { ...toast, isVisible: false } : toast));
  }
  return toastRemoved.match(action) ? toasts.filter((toast) => toast.id !== action.payload) : toasts;
}

export const selectToasts = (state: { toasts: Toasts }) => state.toasts;
