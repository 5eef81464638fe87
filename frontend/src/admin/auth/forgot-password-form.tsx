import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { fieldError, hasFieldErrors, problemMessage } from '../api/problem';
import { Button } from '../ui/button';
import { Loading } from '../ui/content-state';
import { ErrorBox } from '../ui/errors/error-message';
import { TextField } from '../ui/fields/fields';
import { useForgotPasswordMutation, useSignInOptionsQuery } from './auth-api';
import { useFirstFocus, useInvalidFocus } from './focus';
import { useSignInState } from './sign-in-state';
import './auth.css';

/** Sends the link. Without email, the server cannot, and the page says whom to ask. */
export function ForgotPassword() {
  const { data: options, isLoading } = useSignInOptionsQuery();
  const state = useSignInState();
  const [email, setEmail] = useState(state.email ?? '');
  const [sentTo, setSentTo] = useState<string>();

  if (isLoading) return <Loading>Loading...</Loading>;
  return (
    <>
      {options && !options.passwordReset ? (
        <p>Ask your administrator for a new password. Administrators can set one under Manage Users.</p>
      ) : sentTo === undefined ? (
        <ForgotPasswordForm email={email} onChange={setEmail} onSent={setSentTo} />
      ) : (
        <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />
      )}
      <p className="sign-in-link">
        <Link to="/login" state={{ ...state, email }}>
          Back to sign in
        </Link>
      </p>
    </>
  );
}

interface ForgotPasswordFormProps {
  readonly email: string;
  readonly onChange: (email: string) => void;
  readonly onSent: (email: string) => void;
}

function ForgotPasswordForm({ email, onChange, onSent }: ForgotPasswordFormProps) {
  const [request, { error, isLoading }] = useForgotPasswordMutation();
  const [attempts, setAttempts] = useState(0);
  const form = useInvalidFocus(error);
  const field = useFirstFocus<HTMLInputElement>();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const answer = await request({ email });
    if (answer.error) setAttempts((count) => count + 1);
    else onSent(email);
  };

  return (
    <form className="login-form" aria-label="Forgot password" ref={form} onSubmit={(event) => void submit(event)}>
      <p className="login-form__note">We will email you a link to choose a new password.</p>
      <TextField
        id="forgot-email"
        ref={field}
        label="Email"
        error={fieldError(error, 'email')}
        required
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && !hasFieldErrors(error) && <ErrorBox key={attempts}>{problemMessage(error)}</ErrorBox>}
      <Button variant="primary" type="submit" isBusy={isLoading}>
        {isLoading ? 'Sending...' : 'Send link'}
      </Button>
    </form>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const title = useFirstFocus<HTMLHeadingElement>();
  return (
    <section className="login-form">
      <h2 className="login-form__subtitle" ref={title} tabIndex={-1}>
        Check your email
      </h2>
      <p className="login-form__note">
        If an active account has the email <strong className="login-form__email">{email}</strong>, a link is on its way.
        It works once, for 30 minutes.
      </p>
      <p className="login-form__note">Nothing after a few minutes? Look in the spam folder, or check the email.</p>
      <Button onClick={onAgain}>Try again</Button>
    </section>
  );
}
