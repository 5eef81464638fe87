import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '../../ui/dialog';
import type { DialogFormSpec } from '../load-form';
import { submissionCleared, submissionOf } from '../submissions-slice';
import { SubmissionReceipt } from './form-feedback';
import { SiteForm } from './site-form';
import './site-form.css';

type FormDialogProps = DialogFormSpec & {
  readonly open: boolean;
  readonly onClose: () => void;
};

/** A form in a dialog. After submission, the receipt replaces the form until the dialog is closed. */
export function FormDialog({ form, texts, shared, open, onClose }: FormDialogProps) {
  const dispatch = useDispatch();
  const sent = useSelector(submissionOf(form.id)).status === 'success';
  const { title, lead, close } = texts.dialog;
  useBackCloses(open, onClose);

  const onClosed = () => {
    if (sent) dispatch(submissionCleared({ formId: form.id }));
    onClose();
  };

  return (
    <Dialog title={title} closeLabel={close} open={open} onClose={onClosed} fullScreen={form.opensFullScreen}>
      {sent ? (
        <div className="form-dialog__answer">
          <SubmissionReceipt formId={form.id} success={texts.success} shared={shared} />
          <form method="dialog">
            <button className="button" type="submit">
              {close}
            </button>
          </form>
        </div>
      ) : (
        <>
          <p className="form-dialog__lead">{lead}</p>
          <SiteForm form={form} texts={texts} shared={shared} />
        </>
      )}
    </Dialog>
  );
}

const MARK = 'kcDialog';

/** Gives an open dialog its own history entry, so that a phone's Back button closes it without leaving the page. */
function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef({ open, close });
  latest.current = { open, close };
  /** `history.back()` is asynchronous. */
  const isLeaving = useRef(false);

  useEffect(() => {
    const onPopState = () => {
      if (!isLeaving.current) return latest.current.close();
      isLeaving.current = false;
      // The dialog was opened again in the meantime.
      if (latest.current.open) pushEntry();
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  useEffect(() => {
    if (open) {
      if (!isLeaving.current && !isOnEntry()) pushEntry();
    } else if (isOnEntry()) {
      isLeaving.current = true;
      history.back();
    }
  }, [open]);
}

function pushEntry(): void {
  history.pushState({ ...history.state, [MARK]: true }, '');
}

function isOnEntry(): boolean {
  return Boolean((history.state as Record<string, unknown> | null)?.[MARK]);
}
