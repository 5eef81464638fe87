import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ToastNotice } from './toast-notice';
import './toasts.css';
import { selectToasts, type ToastType, toastShown } from './toasts-slice';

export type ToastPosition = 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';

export type ShowToast = (type: ToastType, message: string, durationMs?: number) => void;

const ToastContext = createContext<ShowToast | null>(null);

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

  return (
    <ToastContext value={show}>
      {children}
      <div className={`toasts toasts--${position}`} aria-live="polite">
        {toasts.map((toast) => (
          <ToastNotice key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </div>
    </ToastContext>
  );
}

/** The way to show a toast: `showToast('success', 'Saved.')`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast must be used within a toast provider');
  return show;
}
