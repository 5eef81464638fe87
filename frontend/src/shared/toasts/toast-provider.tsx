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
import { ToastNotice } from './toast-notice';
import './toasts.css';
import { selectToasts, type ToastType, toastShown } from './toasts-slice';

export type ToastPosition = 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';

/** What can be done about what a toast says, such as to undo it. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => Promise<unknown>;
}

export type ShowToast = (type: ToastType, message: string, action?: ToastAction) => void;

const ToastContext = createContext<ShowToast | null>(null);
const DialogContext = createContext<((dialog: Element) => () => void) | null>(null);

interface ToastProviderProps {
  readonly closeLabel: string;
  readonly position?: ToastPosition;
  /** False if the page announces the same results itself: a screen reader would hear them twice. */
  readonly isSpoken?: boolean;
  readonly children: ReactNode;
}

/** Shows toasts over the page. It stands inside a store whose `toasts` are the slice's. */
export function ToastProvider({ closeLabel, position = 'top-right', isSpoken = true, children }: ToastProviderProps) {
  const dispatch = useDispatch();
  const toasts = useSelector(selectToasts);
  // Of the newest toast with a button: the store holds no functions.
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

/** The way to show a toast: `showToast('success', 'Saved.')`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast must be used within a toast provider');
  return show;
}

/** Shows the toasts inside this part of a dialog as long as it stands: whatever is outside the dialog is covered and inert. */
export function useToastsWithin(part: RefObject<Element | null>): void {
  const enter = useContext(DialogContext);
  useEffect(() => (part.current ? enter?.(part.current) : undefined), [part, enter]);
}
