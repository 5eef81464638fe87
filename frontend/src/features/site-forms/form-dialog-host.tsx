import { type ComponentType, type ReactNode, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Language } from '../../content/routes';
import { useLanguage } from '../../shared/lib/language-context';
import { type PageDialog, PageDialogContext } from '../../shared/ui/page-dialog';

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

/**
 * Lets the page inside open one dialog with a form. The dialog's code is loaded when somebody reaches for it; from then
 * on it stays, closed or open, so that what was typed and what is being sent live on.
 */
export function FormDialogHost({ load, children }: FormDialogHostProps) {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<ComponentType<OpenProps> | null>(null);
  const [open, setOpen] = useState(false);
  const loading = useRef<ReturnType<LoadDialog> | null>(null);

  const dialog = useMemo<PageDialog>(() => {
    const loaded = () => {
      loading.current ??= load(language);
      loading.current.catch(() => {
        loading.current = null;
      });
      return loading.current;
    };
    return {
      prepare: () => void loaded().catch(() => {}),
      open: async (opener, instead) => {
        try {
          const Loaded = await loaded();
          if (!opener.isConnected) return;
          // The browser gives the focus back to where it was when the dialog opened: Safari's was not on the button.
          opener.focus();
          setDialog(() => Loaded);
          setOpen(true);
        } catch {
          navigate(instead);
        }
      },
    };
  }, [load, language, navigate]);

  return (
    <PageDialogContext value={dialog}>
      {children}
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} />}
    </PageDialogContext>
  );
}
