import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '../../ui/dialog';
import './form-dialog.css';
import type { DialogFormSpec } from '../load-form';
import { submissionCleared, submissionOf } from '../submission/submissions-slice';
import { SiteForm } from '../ui/site-form';
import { SubmissionReceipt } from '../ui/submission-receipt';
import { useBackCloses } from './use-back-closes';

type FormDialogProps = DialogFormSpec & {
  readonly open: boolean;
  readonly onClose: () => void;
};

/** A form of the site in a dialog. Once it has arrived, the answer takes the form's place until the dialog is closed. */
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
