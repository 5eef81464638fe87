import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import './toast.css';
import { type Toast, toastClosing, toastRemoved } from './toasts-slice';

const CLOSE_MS = 300;
const REMOVE_AFTER_DURATION_MS = 500;

/** One toast: it slides out when its time is over or when it is closed, and is then removed. */
export function ToastNotice({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, type, message, durationMs, isVisible } = toast;
  const dispatch = useDispatch();

  useEffect(() => {
    const closing = setTimeout(() => dispatch(toastClosing(id)), durationMs);
    const removal = setTimeout(() => dispatch(toastRemoved(id)), durationMs + REMOVE_AFTER_DURATION_MS);
    return () => {
      clearTimeout(closing);
      clearTimeout(removal);
    };
  }, [dispatch, id, durationMs]);

  const close = () => {
    dispatch(toastClosing(id));
    setTimeout(() => dispatch(toastRemoved(id)), CLOSE_MS);
  };

  return (
    <div
      className={`toast toast--${type}${isVisible ? '' : ' toast--closing'}`}
      role={type === 'error' || type === 'warning' ? 'alert' : 'status'}
    >
      <p className="toast__message">{message}</p>
      <button className="toast__close" type="button" aria-label={closeLabel} onClick={close}>
        ×
      </button>
    </div>
  );
}
