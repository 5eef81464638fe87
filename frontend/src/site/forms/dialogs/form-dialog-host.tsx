import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import { COMPANY } from '../../../content/company';
import { offlineDialog as english } from '../../../content/en/offline';
import { offlineDialog as hindi } from '../../../content/hi/offline';
import type { Language } from '../../../content/routes';
import { DIALOG_HASH } from '../../lib/dialog-hash';
import { useLanguage } from '../../lib/language-context';
import { type OpenerProps, PageDialogContext } from '../../ui/page-dialog';
import { useBackCloses } from './use-back-closes';

interface OpenProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A dialog in one language, with everything in it. */
export type LoadDialog = (language: Language) => Promise<ComponentType<OpenProps>>;

interface FormDialogHostProps {
  readonly load: LoadDialog;
  readonly children: ReactNode;
}

interface Controls {
  /** Starts loading the dialog, when somebody points at a button. */
  readonly prepare: () => void;
  /**
   * Opens the dialog; where it cannot be loaded, goes to `fallbackPath`. Settles when either has happened, or with
   * `offline` where neither can be.
   */
  readonly show: (opener: HTMLElement, fallbackPath: string) => Promise<'offline' | undefined>;
}

const ControlsContext = createContext<Controls | null>(null);

/**
 * Lets the page inside open one dialog with a form. The dialog is loaded when somebody points at its button; from then
 * on it stays mounted, so that what was typed and what is being sent is not lost when it closes.
 */
export function FormDialogHost({ load, children }: FormDialogHostProps) {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<ComponentType<OpenProps> | null>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useBackCloses(open, close);
  const loading = useRef<ReturnType<LoadDialog> | null>(null);

  const controls = useMemo<Controls>(() => {
    const prepare = () => {
      loading.current ??= load(language);
      loading.current.catch(() => {
        loading.current = null;
      });
      return loading.current;
    };
    return {
      prepare,
      show: async (opener, fallbackPath) => {
        try {
          const Loaded = await prepare();
          if (!opener.isConnected) return undefined;
          // Closing returns the focus to where it was at opening; Safari does not focus a clicked button by itself.
          opener.focus();
          setDialog(() => Loaded);
          // A dialog that closed a moment ago may not have sent its event yet: `open` would still be true.
          flushSync(() => setOpen(false));
          setOpen(true);
        } catch {
          if (!(await isReachable(fallbackPath))) return 'offline';
          navigate(fallbackPath);
        }
        return undefined;
      },
    };
  }, [load, language, navigate]);

  useEffect(() => {
    const { location, history } = window;
    if (location.hash !== DIALOG_HASH) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    document.querySelector<HTMLElement>('button[aria-haspopup="dialog"]')?.click();
  }, []);

  return (
    <PageDialogContext value={OpenDialogButton}>
      <ControlsContext value={controls}>{children}</ControlsContext>
      {Dialog && <Dialog open={open} onClose={close} />}
    </PageDialogContext>
  );
}

/** Whether the network is there; where only some files are gone, a newer build has replaced them. */
function isReachable(path: string): Promise<boolean> {
  return fetch(path, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}

/** On a phone the button may stand at the lower edge of the screen. */
function scrollToSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** The button that opens the dialog; a link where scripts are off. */
function OpenDialogButton({ action: { label, to }, className }: OpenerProps) {
  const controls = use(ControlsContext);
  const { language, texts } = useLanguage();
  const [waiting, setWaiting] = useState(false);
  const [isOffline, setIsOffline] = useState(false);
  return (
    <>
      <noscript>
        <Link className={className} to={to}>
          {label}
        </Link>
      </noscript>
      <button
        className={className}
        type="button"
        aria-haspopup="dialog"
        aria-busy={waiting}
        data-waiting={waiting ? texts.waiting : undefined}
        onPointerEnter={controls?.prepare}
        onFocus={controls?.prepare}
        onClick={async ({ currentTarget }) => {
          setWaiting(true);
          setIsOffline((await controls?.show(currentTarget, to)) === 'offline');
          setWaiting(false);
        }}
      >
        {label}
      </button>
      {isOffline && (
        <span className="no-script" role="alert" ref={scrollToSight}>
          {language === 'hi' ? hindi : english} <a href={COMPANY.phone.href}>{COMPANY.phone.label}</a>
        </span>
      )}
    </>
  );
}
