import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { fieldError, problemMessage } from '../api/problem';
import { ErrorBox } from '../ui/error-box';
import { FormActions } from '../ui/form-actions';
import { Modal } from '../ui/modal';
import { NewPasswordField } from './new-password-field';
import type { StaffUser } from './user-labels';
import { useResetPasswordMutation } from './users-api';
import './user-form.css';

/** Sets a new password for somebody who forgot theirs. */
export function ResetPasswordDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const [reset, { error, isLoading }] = useResetPasswordMutation();
  const showToast = useToast();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const newPassword = String(new FormData(event.currentTarget).get('newPassword'));
    const answer = await reset({ id: user._id, newPassword });
    if (answer.error) return;
    showToast('success', 'Password reset successfully!');
    onClose();
  };

  return (
    <Modal
      title={`Reset Password: ${user.name}`}
      onClose={onClose}
      actions={
        <FormActions
          form={formId}
          label="Reset Password"
          busyLabel="Resetting..."
          isBusy={isLoading}
          onCancel={onClose}
        />
      }
    >
      <form className="user-form" id={formId} ref={form} aria-label="Reset Password" onSubmit={submit}>
        {error && <ErrorBox>Error: {problemMessage(error)}</ErrorBox>}
        <p className="user-form__note">
          {user.name} is signed out everywhere and signs in with the new password. Tell it to nobody else.
        </p>
        <NewPasswordField
          id="new-password"
          name="newPassword"
          label="New password"
          error={fieldError(error, 'newPassword')}
          isFirst
        />
      </form>
    </Modal>
  );
}
