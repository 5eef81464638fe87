import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import './toast.css';
import { type Toast, toastClosing, toastRemoved } from './toasts-slice';

const CLOSE_MS = 300;
const REMOVE_AFTER_DURATION_MS = 500;
/** By then a screen reader has begun to speak. */
const SPOKEN_MS = 1_000;

interface ToastNoticeProps {
  readonly toast: Toast;
  readonly closeLabel: string;
  readonly isSpoken: boolean;
  /** What the button does, on a toast that has one. */
  readonly onAction: () => Promise<unknown> | undefined;
}

/**
 * One toast: it slides out when its time is over or when it is closed, and is then removed. One with a button stays
 * while it is pointed at or focused. A dialog that opens or closes takes it along: its time runs on, and it is not spoken
 * again.
 */
export function ToastNotice({ toast, closeLabel, isSpoken, onAction }: ToastNoticeProps) {
  const { id, type, message, durationMs, shownAtMs, isVisible, actionLabel } = toast;
  const dispatch = useDispatch();
  const [isHeld, setHeld] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [closesAtMs, setClosesAtMs] = useState(shownAtMs + durationMs);
  const [isNew] = useState(() => Date.now() - shownAtMs < SPOKEN_MS);

  useEffect(() => {
    if (isHeld) return;
    const leftMs = closesAtMs - Date.now();
    const closing = setTimeout(() => dispatch(toastClosing(id)), leftMs);
    const removal = setTimeout(() => dispatch(toastRemoved(id)), leftMs + REMOVE_AFTER_DURATION_MS);
    return () => {
      clearTimeout(closing);
      clearTimeout(removal);
    };
  }, [dispatch, id, closesAtMs, isHeld]);

  const close = () => {
    dispatch(toastClosing(id));
    setTimeout(() => dispatch(toastRemoved(id)), CLOSE_MS);
  };
  const act = async () => {
    setBusy(true);
    await onAction();
    dispatch(toastRemoved(id));
  };
  // One that is sliding out already is not held up: it could no longer be seen.
  const hold = () => setHeld(isVisible);
  const letGo = () => {
    setClosesAtMs(Date.now() + durationMs);
    setHeld(false);
  };

  return (
    <div
      className={`toast toast--${type}${isVisible ? '' : ' toast--closing'}`}
      role={isSpoken && isNew ? (type === 'error' || type === 'warning' ? 'alert' : 'status') : undefined}
      {...(actionLabel && { onPointerEnter: hold, onPointerLeave: letGo, onFocus: hold, onBlur: letGo })}
    >
      <p className="toast__message">{message}</p>
      {actionLabel && (
        <button className="toast__action" type="button" disabled={isBusy} onClick={() => void act()}>
          {actionLabel}
        </button>
      )}
      <button className="toast__close" type="button" aria-label={closeLabel} onClick={close}>
        ×
      </button>
    </div>
  );
}
