import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { selectToasts, type Toast, type ToastType, toastClosing, toastRemoved, toastShown } from './toasts-slice';
import './toasts.css';

export type ToastPosition = 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';

interface ToastAction {
  readonly label: string;
  readonly run: () => Promise<unknown>;
}

type ShowToast = (type: ToastType, message: string, action?: ToastAction) => void;

const ToastContext = createContext<ShowToast | null>(null);
const DialogContext = createContext<((dialog: Element) => () => void) | null>(null);

interface ToastProviderProps {
  readonly closeLabel: string;
  readonly position?: ToastPosition;
  /** False if the page announces the results itself. Otherwise, screen readers would read them twice. */
  readonly isSpoken?: boolean;
  readonly children: ReactNode;
}

/** The store must contain `toastsReducer` under the key `toasts`. */
export function ToastProvider({ closeLabel, position = 'top-right', isSpoken = true, children }: ToastProviderProps) {
  const dispatch = useDispatch();
  const toasts = useSelector(selectToasts);
  // The action of the newest toast with a button. It is in a ref, because the store must not hold functions.
  const action = useRef<ToastAction | undefined>(undefined);
  const show = useCallback<ShowToast>(
    (type, message, offered) => {
      if (offered) action.current = offered;
      dispatch(toastShown(type, message, offered?.label));
    },
    [dispatch],
  );
  const [dialogs, setDialogs] = useState<readonly Element[]>([]);
  const enter = useCallback((dialog: Element) => {
    setDialogs((open) => [...open, dialog]);
    return () => setDialogs((open) => open.filter((other) => other !== dialog));
  }, []);

  const list = (
    <div className={`toasts toasts--${position}`} aria-live={isSpoken ? 'polite' : undefined}>
      {toasts.map((toast) => (
        <ToastNotice
          key={toast.id}
          toast={toast}
          closeLabel={closeLabel}
          isSpoken={isSpoken}
          onAction={() => action.current?.run()}
        />
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

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast must be used within a toast provider');
  return show;
}

/** Shows the toasts inside `part` while it is mounted. Outside a modal dialog, they would be covered and inert. */
export function useToastsWithin(part: RefObject<Element | null>): void {
  const enter = useContext(DialogContext);
  useEffect(() => (part.current ? enter?.(part.current) : undefined), [part, enter]);
}

const CLOSE_MS = 300;
const REMOVE_AFTER_DURATION_MS = 500;
/** A toast that is rendered again after this time is not announced again, because it is already being read aloud. */
const SPOKEN_MS = 1_000;

interface ToastNoticeProps {
  readonly toast: Toast;
  readonly closeLabel: string;
  readonly isSpoken: boolean;
  readonly onAction: () => Promise<unknown> | undefined;
}

/**
 * A toast with a button stays while it is hovered or focused. When a dialog opens or closes, the toast moves into or
 * out of the dialog. Its duration then continues, and it is not announced again.
 */
function ToastNotice({ toast, closeLabel, isSpoken, onAction }: ToastNoticeProps) {
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
  // A toast that is already disappearing cannot be held.
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
