import { type SubmitEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { fieldError, hasFieldErrors, problemMessage } from '../api/problem';
import { selectToken } from '../session/session-slice';
import { Button } from '../ui/button';
import { ErrorBox } from '../ui/errors/error-message';
import { useResetForgottenPasswordMutation, useSignOutMutation } from './auth-api';
import { useFirstFocus, useInvalidFocus } from './focus';
import { NEW_PASSWORD_HINT, PasswordField } from './password-field';
import './auth.css';

/** Calls `onChanged` when the new password is set and nobody is signed in here any longer. */
export function ResetPassword({ onChanged }: { onChanged: () => void }) {
  // In the fragment, the token reaches no server, log or referrer.
  const token = useLocation().hash.slice(1);
  if (token === '') {
    return (
      <>
        <ErrorBox>This link is incomplete. Open it from the email again, or request a new one.</ErrorBox>
        <NewLink />
      </>
    );
  }
  return <ResetPasswordForm key={token} token={token} onChanged={onChanged} />;
}

function ResetPasswordForm({ token, onChanged }: { token: string; onChanged: () => void }) {
  const [reset, { error, isLoading }] = useResetForgottenPasswordMutation();
  const [signOut] = useSignOutMutation();
  const isSignedIn = useSelector(selectToken) !== null;
  const [attempts, setAttempts] = useState(0);
  const form = useInvalidFocus(error);
  const field = useFirstFocus<HTMLInputElement>();
  const isLinkInvalid = error !== undefined && 'status' in error && error.status === 410;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const password = String(new FormData(event.currentTarget).get('password'));
    const answer = await reset({ token, password });
    if (answer.error) {
      setAttempts((count) => count + 1);
      return;
    }
    // The server has ended the user's sessions. This also ends the session of a colleague who shares the browser.
    if (isSignedIn) await signOut();
    onChanged();
  };

  return (
    <>
      <form
        className="login-form"
        aria-label="Choose a new password"
        ref={form}
        onSubmit={(event) => void submit(event)}
      >
        <PasswordField
          id="reset-new-password"
          ref={field}
          label="New password"
          hint={NEW_PASSWORD_HINT}
          error={fieldError(error, 'password')}
          name="password"
          minLength={8}
          autoComplete="new-password"
        />
        {error && !hasFieldErrors(error) && <ErrorBox key={attempts}>{problemMessage(error)}</ErrorBox>}
        <Button variant="primary" type="submit" isBusy={isLoading}>
          {isLoading ? 'Changing...' : 'Change password'}
        </Button>
      </form>
      {isLinkInvalid && <NewLink />}
    </>
  );
}

function NewLink() {
  return (
    <p className="sign-in-link">
      <Link to="/forgot-password">Request a new link</Link>
    </p>
  );
}
