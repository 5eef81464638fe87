import { type SubmitEvent, useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { fieldError, problemMessage } from '../api/problem';
import { useUser } from '../session/use-user';
import { Button } from '../ui/button';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { ErrorBox } from '../ui/errors/error-message';
import { Checkbox, TextField } from '../ui/fields/fields';
import { useChangePasswordMutation } from './auth-api';
import { SessionList } from './sessions-dialog';

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const [change, { error, isLoading }] = useChangePasswordMutation();
  const showToast = useToast();

  const submit = async (values: FormData) => {
    const answer = await change(passwordsIn(values));
    if (answer.error) return;
    showToast('success', 'Password changed successfully! Your other sessions have ended.');
    onClose();
  };

  return (
    <FormDialog
      title="Change your password"
      className="form-fields"
      submitLabel="Change password"
      busyLabel="Changing..."
      isBusy={isLoading}
      error={error}
      onSubmit={(values) => void submit(values)}
      onClose={onClose}
    >
      <PasswordFields error={error} />
      <SessionList />
    </FormDialog>
  );
}

/** When the password has been changed, the user is refetched, and the back office opens. */
export function FirstPasswordForm() {
  const [change, { error, isLoading }] = useChangePasswordMutation();
  const showToast = useToast();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const answer = await change(passwordsIn(new FormData(event.currentTarget)));
    if (!answer.error) showToast('success', 'Password changed successfully!');
  };

  return (
    <form className="form-fields" aria-label="Choose your password" onSubmit={(event) => void submit(event)}>
      {error && <ErrorBox>{problemMessage(error)}</ErrorBox>}
      <PasswordFields error={error} />
      <Button variant="primary" type="submit" isBusy={isLoading}>
        {isLoading ? 'Changing...' : 'Change password'}
      </Button>
    </form>
  );
}

function PasswordFields({ error }: { error: unknown }) {
  const [isShown, setShown] = useState(false);
  const user = useUser();
  const type = isShown ? 'text' : 'password';
  return (
    <>
      {/* Tells password managers which account the new password belongs to. */}
      <input type="hidden" autoComplete="username" name="username" value={user?.email ?? ''} />
      <TextField
        id="current-password"
        label="Current password"
        error={fieldError(error, 'currentPassword')}
        required
        data-first-focus
        name="currentPassword"
        type={type}
        maxLength={200}
        autoComplete="current-password"
      />
      <TextField
        id="own-new-password"
        label="New password"
        hint="At least 8 characters. Avoid common words. You will be signed out on other devices."
        error={fieldError(error, 'newPassword')}
        required
        name="newPassword"
        type={type}
        minLength={8}
        maxLength={200}
        autoComplete="new-password"
      />
      <Checkbox checked={isShown} onChange={(event) => setShown(event.target.checked)}>
        Show passwords
      </Checkbox>
    </>
  );
}

function passwordsIn(values: FormData) {
  return {
    currentPassword: String(values.get('currentPassword')),
    newPassword: String(values.get('newPassword')),
  };
}
