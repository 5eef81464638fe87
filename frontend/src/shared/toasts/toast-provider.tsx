import { createContext, type ReactNode, type RefObject, useCallback, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { ToastNotice } from './toast-notice';
import './toasts.css';
import { selectToasts, type ToastType, toastShown } from './toasts-slice';

export type ToastPosition = 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';

export type ShowToast = (type: ToastType, message: string, durationMs?: number) => void;

const ToastContext = createContext<ShowToast | null>(null);
const DialogContext = createContext<((dialog: Element) => () => void) | null>(null);

interface ToastProviderProps {
  readonly closeLabel: string;
  readonly position?: ToastPosition;
  readonly children: ReactNode;
}

/** Shows toasts over the page. It stands inside a store whose `toasts` are the slice's. */
export function ToastProvider({ closeLabel, position = 'top-right', children }: ToastProviderProps) {
  const dispatch = useDispatch();
  const toasts = useSelector(selectToasts);
  const show = useCallback<ShowToast>((...toast) => void dispatch(toastShown(...toast)), [dispatch]);
  const [dialogs, setDialogs] = useState<readonly Element[]>([]);
  const enter = useCallback((dialog: Element) => {
    setDialogs((open) => [...open, dialog]);
    return () => setDialogs((open) => open.filter((other) => other !== dialog));
  }, []);

  const list = (
    <div className={`toasts toasts--${position}`} aria-live="polite">
      {toasts.map((toast) => (
        <ToastNotice key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </div>
  );
  const topmost = dialogs.at(-1);
  return (
    <ToastContext value={show}>
      <DialogContext value={enter}>{children}</DialogContext>
      {topmost ? createPortal(list, topmost) : list}
    </ToastContext>
  );
}

/** The way to show a toast: `showToast('success', 'Saved.')`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast must be used within a toast provider');
  return show;
}

/** Shows the toasts inside a modal dialog as long as it stands: whatever is outside it is covered and inert. */
export function useToastsWithin(dialog: RefObject<Element | null>): void {
  const enter = useContext(DialogContext);
  useEffect(() => (dialog.current ? enter?.(dialog.current) : undefined), [dialog, enter]);
}
