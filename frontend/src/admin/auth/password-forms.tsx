import type { Ref, SubmitEvent } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { fieldError, problemMessage } from '../api/problem';
import { useUser } from '../session/use-user';
import { Button } from '../ui/button';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { ErrorBox } from '../ui/errors/error-message';
import { useChangePasswordMutation } from './auth-api';
import { useFirstFocus, useInvalidFocus } from './focus';
import { NEW_PASSWORD_HINT, PasswordField } from './password-field';
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
  const form = useInvalidFocus(error);
  const field = useFirstFocus<HTMLInputElement>();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const answer = await change(passwordsIn(new FormData(event.currentTarget)));
    if (!answer.error) showToast('success', 'Password changed successfully!');
  };

  return (
    <form className="form-fields" aria-label="Choose your password" ref={form} onSubmit={(event) => void submit(event)}>
      {error && <ErrorBox>{problemMessage(error)}</ErrorBox>}
      <PasswordFields error={error} currentHint="The one that you signed in with." currentField={field} />
      <Button variant="primary" type="submit" isBusy={isLoading}>
        {isLoading ? 'Changing...' : 'Change password'}
      </Button>
    </form>
  );
}

interface PasswordFieldsProps {
  readonly error: unknown;
  readonly currentHint?: string;
  readonly currentField?: Ref<HTMLInputElement>;
}

function PasswordFields({ error, currentHint, currentField }: PasswordFieldsProps) {
  const user = useUser();
  return (
    <>
      {/* Tells password managers which account the new password belongs to. */}
      <input type="hidden" autoComplete="username" name="username" value={user?.email ?? ''} />
      <PasswordField
        id="current-password"
        ref={currentField}
        label="Current password"
        hint={currentHint}
        error={fieldError(error, 'currentPassword')}
        data-first-focus
        name="currentPassword"
        autoComplete="current-password"
      />
      <PasswordField
        id="own-new-password"
        label="New password"
        hint={`${NEW_PASSWORD_HINT} You will be signed out on other devices.`}
        error={fieldError(error, 'newPassword')}
        name="newPassword"
        minLength={8}
        autoComplete="new-password"
      />
    </>
  );
}

function passwordsIn(values: FormData) {
  return {
    currentPassword: String(values.get('currentPassword')),
    newPassword: String(values.get('newPassword')),
  };
}
