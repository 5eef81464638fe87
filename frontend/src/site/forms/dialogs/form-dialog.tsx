import { useDispatch, useSelector } from 'react-redux';
import type { DialogFormTexts, SharedFormTexts } from '../../../content/form-texts';
import { Dialog } from '../../ui/dialog';
import './form-dialog.css';
import { FormPageProviders } from '../form/form-page-providers';
import type { FormDefinition } from '../model/form-definition';
import { submissionCleared, submissionOf } from '../submission/submissions-slice';
import { SiteForm } from '../ui/site-form';
import { SubmissionReceipt } from '../ui/submission-receipt';

interface FormDialogProps<Field extends string, Section extends string> {
  readonly form: FormDefinition<Field, Section>;
  readonly texts: DialogFormTexts<Field, Section>;
  readonly shared: SharedFormTexts;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly fullScreen?: boolean;
}

/** A form of the site in a dialog. Once it has arrived, the answer takes the form's place until the dialog is closed. */
export function FormDialog<Field extends string, Section extends string>(props: FormDialogProps<Field, Section>) {
  return (
    <FormPageProviders texts={props.shared}>
      <OpenForm {...props} />
    </FormPageProviders>
  );
}

function OpenForm<Field extends string, Section extends string>(props: FormDialogProps<Field, Section>) {
  const { form, texts, shared, open, onClose, fullScreen } = props;
  const dispatch = useDispatch();
  const sent = useSelector(submissionOf(form.id)).status === 'success';
  const { title, lead, close } = texts.dialog;

  const onClosed = () => {
    if (sent) dispatch(submissionCleared({ formId: form.id }));
    onClose();
  };

  return (
    <Dialog title={title} closeLabel={close} open={open} onClose={onClosed} fullScreen={fullScreen}>
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
