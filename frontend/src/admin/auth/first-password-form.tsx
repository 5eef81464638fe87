import type { SubmitEvent } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { problemMessage } from '../api/problem';
import { Button } from '../ui/button';
import { ErrorBox } from '../ui/errors/error-message';
import { useChangePasswordMutation } from './auth-api';
import { PasswordFields, passwordsIn } from './password-fields';

/** Changes a password that has to be changed before anything else; who is signed in is read anew then. */
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
