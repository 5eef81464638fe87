import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useToast } from '../../shared/toasts/toast-provider';
import { TextField } from '../../shared/ui/text-field';
import { fieldError, problemMessage } from '../api/problem';
import { selectUser } from '../session/session-slice';
import { ErrorBox } from '../ui/error-box';
import { FormActions } from '../ui/form-actions';
import { Modal } from '../ui/modal';
import { useChangePasswordMutation } from './auth-api';
import './password-dialog.css';

/** Changes the signed-in user's own password; the one that holds now has to be known. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const [change, { error, isLoading }] = useChangePasswordMutation();
  const [isShown, setShown] = useState(false);
  const user = useSelector(selectUser);
  const showToast = useToast();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const type = isShown ? 'text' : 'password';

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [error]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const values = new FormData(event.currentTarget);
    const answer = await change({
      currentPassword: String(values.get('currentPassword')),
      newPassword: String(values.get('newPassword')),
    });
    if (answer.error) return;
    showToast('success', 'Password changed successfully! Your other sessions have ended.');
    onClose();
  };

  return (
    <Modal
      title="Change your password"
      onClose={onClose}
      actions={
        <FormActions
          form={formId}
          label="Change password"
          busyLabel="Changing..."
          isBusy={isLoading}
          onCancel={onClose}
        />
      }
    >
      <form className="password-dialog" id={formId} ref={form} aria-label="Change your password" onSubmit={submit}>
        {error && <ErrorBox>{problemMessage(error)}</ErrorBox>}
        {/* So that a password manager knows whose password it keeps. */}
        <input type="hidden" autoComplete="username" name="username" value={user?.email ?? ''} />
        <TextField
          field={{ id: 'current-password', label: 'Current password', error: fieldError(error, 'currentPassword') }}
          data-first-focus
          name="currentPassword"
          type={type}
          maxLength={200}
          autoComplete="current-password"
        />
        <TextField
          field={{
            id: 'own-new-password',
            label: 'New password',
            hint: 'At least 8 characters, nothing common. Your sessions on other devices end.',
            error: fieldError(error, 'newPassword'),
          }}
          name="newPassword"
          type={type}
          minLength={8}
          maxLength={200}
          autoComplete="new-password"
        />
        <label className="password-dialog__show">
          <input type="checkbox" checked={isShown} onChange={(event) => setShown(event.target.checked)} />
          Show passwords
        </label>
      </form>
    </Modal>
  );
}
