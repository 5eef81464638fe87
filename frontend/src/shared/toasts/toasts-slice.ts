/** A plain reducer, because `createSlice` would add Immer to every page with a form. */
import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  readonly id: number;
  readonly type: ToastType;
  readonly message: string;
  readonly durationMs: number;
  readonly shownAtMs: number;
  readonly isVisible: boolean;
  /** Label of the button, if any. The provider holds the action. */
  readonly actionLabel?: string | undefined;
}

const DURATIONS_MS: Readonly<Record<ToastType, number>> = { success: 6_000, error: 8_000, warning: 5_000, info: 5_000 };

/** Long enough to read the toast and reach its button. */
const ACTION_DURATION_MS = 12_000;

let lastId = 0;

export const toastShown = createAction('toasts/shown', (type: ToastType, message: string, actionLabel?: string) => ({
  payload: {
    id: ++lastId,
    type,
    message,
    durationMs: actionLabel ? ACTION_DURATION_MS : DURATIONS_MS[type],
    shownAtMs: Date.now(),
    isVisible: true,
    actionLabel,
  } satisfies Toast,
}));
export const toastClosing = createAction<number>('toasts/closing');
export const toastRemoved = createAction<number>('toasts/removed');
/** Removes all toasts with a button. Dispatch this when their actions are no longer possible. */
export const actionToastsRemoved = createAction('toasts/actionsRemoved');
export const toastsCleared = createAction('toasts/cleared');

type Toasts = readonly Toast[];

export function toastsReducer(toasts: Toasts = [], action: UnknownAction): Toasts {
  if (toastsCleared.match(action)) return [];
  if (actionToastsRemoved.match(action)) return withoutActions(toasts);
  // A toast with a button removes earlier ones, because only the newest action can be undone.
  if (toastShown.match(action)) {
    return [...(action.payload.actionLabel ? withoutActions(toasts) : toasts), action.payload];
  }
  if (toastClosing.match(action)) {
    return toasts.map((toast) => (toast.id === action.payload ? { ...toast, isVisible: false } : toast));
  }
  return toastRemoved.match(action) ? toasts.filter((toast) => toast.id !== action.payload) : toasts;
}

export const selectToasts = (state: { toasts: Toasts }) => state.toasts;

function withoutActions(toasts: Toasts): Toasts {
  return toasts.filter(({ actionLabel }) => !actionLabel);
}
