import { type SubmitEvent, useId } from 'react';
import { failureMessage } from '../../shared/api/problem';
import { Modal } from '../../shared/office/modal';
import { useToast } from '../../shared/toasts/toast-provider';
import { TextField } from '../../shared/ui/text-field';
import type { StaffUser } from './user-vocabulary';
import { useResetPasswordMutation } from './users-api';
import './user-form.css';

/** Sets a new password for somebody who forgot theirs. */
export function ResetPasswordDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const [reset, { error, isLoading }] = useResetPasswordMutation();
  const showToast = useToast();
  const formId = useId();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
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
        <>
          <button className="act" type="button" onClick={onClose}>
            Cancel
          </button>
          <button className="act act--main" type="submit" form={formId} disabled={isLoading}>
            Reset Password
          </button>
        </>
      }
    >
      <form className="user-form" id={formId} aria-label="Reset Password" onSubmit={submit}>
        {error && (
          <p className="user-form__error" role="alert">
            Error: {failureMessage(error)}
          </p>
        )}
        <TextField
          field={{
            id: 'new-password',
            label: 'New password',
            hint: 'At least 8 characters, nothing common. Every session of this user ends.',
          }}
          data-first-focus
          name="newPassword"
          type="password"
          minLength={8}
          maxLength={200}
          autoComplete="new-password"
        />
      </form>
    </Modal>
  );
}
