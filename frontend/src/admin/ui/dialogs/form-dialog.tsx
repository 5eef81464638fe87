import { type ReactNode, type SubmitEvent, useId, useLayoutEffect, useRef } from 'react';
import { problemMessage } from '../../api/problem';
import { Button } from '../button';
import { ErrorBox } from '../errors/error-message';
import { OwnPasswordField, useOwnPasswordRequired } from '../fields/own-password';
import { type DiscardedWork, useDiscardQuestion } from './confirm-dialog';
import { Modal } from './modal';

interface FormDialogProps {
  readonly title: string;
  readonly formLabel?: string;
  readonly className?: string;
  readonly wide?: boolean;
  readonly submitLabel: string;
  readonly busyLabel?: string;
  /** Label of the button that closes the dialog. */
  readonly cancelLabel?: string;
  /** True if something is lost by the action. Its button is then red. */
  readonly isDanger?: boolean;
  readonly isBusy: boolean;
  /** The error of the last submission. When it changes, the first invalid field gets the focus. */
  readonly error: unknown;
  /** True if the server may ask for the signed-in user's own password. `ownPasswordIn` reads it from the values. */
  readonly asksOwnPassword?: boolean;
  readonly errorPrefix?: string;
  /** True if there are unsaved changes. The dialog then asks before it closes. */
  readonly isChanged?: boolean;
  readonly lost?: DiscardedWork;
  readonly noValidate?: boolean;
  readonly onChange?: () => void;
  /** Not called while `isBusy`. */
  readonly onSubmit: (values: FormData) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Dialog with a form. Asks before unsaved changes are lost, even if the user presses Back. */
export function FormDialog(props: FormDialogProps) {
  const { title, formLabel = title, className, wide, submitLabel, busyLabel = submitLabel, isDanger, isBusy } = props;
  const {
    cancelLabel = 'Cancel',
    error,
    asksOwnPassword = false,
    errorPrefix = '',
    isChanged = false,
    lost,
    noValidate,
  } = props;
  const { onChange, onSubmit, onClose, children } = props;
  const isOwnPasswordRequired = useOwnPasswordRequired(asksOwnPassword ? error : null);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const discard = useDiscardQuestion({ isDirty: () => isChanged, what: lost, onDiscard: onClose });
  const close = () => (isChanged ? discard.ask() : onClose());

  useLayoutEffect(() => {
    if (!error) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]');
    if (invalid) invalid.focus();
    // The message is at the top of the form.
    else form.current?.scrollIntoView({ block: 'start' });
  }, [error]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onSubmit(new FormData(event.currentTarget));
  };

  return (
    <Modal
      title={title}
      wide={wide ?? false}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{cancelLabel}</Button>
          {/* A button with `disabled` would lose the focus. */}
          <Button variant={isDanger ? 'danger' : 'primary'} type="submit" form={formId} isBusy={isBusy}>
            {isBusy ? busyLabel : submitLabel}
          </Button>
        </>
      }
    >
      <form
        className={className}
        id={formId}
        ref={form}
        aria-label={formLabel}
        noValidate={noValidate}
        onSubmit={submit}
        onChange={onChange}
      >
        {Boolean(error) && (
          <ErrorBox>
            {errorPrefix}
            {problemMessage(error)}
          </ErrorBox>
        )}
        {children}
        {isOwnPasswordRequired && <OwnPasswordField error={error} hasOtherEntries={isChanged} />}
      </form>
      {discard.question}
    </Modal>
  );
}
