import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

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

/** The short messages that come and go at the edge of the page. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastShown: {
      reducer: (toasts, { payload }: PayloadAction<Toast>) => {
        toasts.push(payload);
      },
      prepare: (type: ToastType, message: string, durationMs = DURATIONS_MS[type]) => ({
        payload: { id: nanoid(), type, message, durationMs, isVisible: true },
      }),
    },
    toastClosing: (toasts, { payload: id }: PayloadAction<string>) =>
      toasts.map((toast) => (toast.id === id ? { ...toast, isVisible: false } : toast)),
    toastRemoved: (toasts, { payload: id }: PayloadAction<string>) => toasts.filter((toast) => toast.id !== id),
  },
  selectors: { selectToasts: (toasts) => toasts },
});

export const { toastShown, toastClosing, toastRemoved } = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;
