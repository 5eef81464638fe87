import type { SerializedError } from '@reduxjs/toolkit';
import { type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ApiProblem } from '../../shared/api/problem';
import { useAppDispatch } from '../api/app-store';
import { fieldError, hasFieldErrors, problemMessage } from '../api/problem';
import { signedIn } from '../session/session-slice';
import { Button } from '../ui/button';
import { ErrorBox } from '../ui/errors/error-message';
import { TextField } from '../ui/fields/fields';
import { useSignInMutation, useSignInOptionsQuery } from './auth-api';
import { useInvalidFocus } from './focus';
import { PasswordField } from './password-field';
import { type SignInState, useSignInState } from './sign-in-state';
import './auth.css';

const REDIRECT_DELAY_MS = 1_000;

/** Calls `onArrived` one second after success. */
export function LoginForm({ onArrived }: { onArrived: () => void }) {
  const [signIn, { error, isLoading }] = useSignInMutation();
  // Kept in local state, because signing in resets the API cache and with it the state of this mutation.
  const [isSuccess, setSuccess] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const dispatch = useAppDispatch();
  const goOn = useEffectEvent(onArrived);
  const state = useSignInState();
  const [typedEmail, setTypedEmail] = useState(state.email ?? '');
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const form = useInvalidFocus(error);

  useLayoutEffect(() => {
    const first = email.current?.value === '' ? email : password;
    first.current?.focus();
  }, []);

  useEffect(() => {
    if (!isSuccess) return;
    const redirect = setTimeout(() => goOn(), REDIRECT_DELAY_MS);
    return () => clearTimeout(redirect);
  }, [isSuccess]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading || isSuccess) return;
    const form = new FormData(event.currentTarget);
    const answer = await signIn({ email: String(form.get('email')), password: String(form.get('password')) });
    if (answer.data) {
      setSuccess(true);
      dispatch(signedIn({ token: answer.data.token, user: answer.data.data }));
    } else {
      setAttempts((count) => count + 1);
      if (!hasFieldErrors(answer.error)) password.current?.select();
    }
  };

  return (
    <>
      <form className="login-form" aria-label="Sign in" ref={form} onSubmit={submit}>
        {/* Uncontrolled, because browsers fill it in before React knows. */}
        <TextField
          id="login-email"
          ref={email}
          label="Email"
          error={fieldError(error, 'email')}
          required
          type="email"
          name="email"
          autoComplete="username"
          defaultValue={state.email}
          onChange={(event) => setTypedEmail(event.target.value)}
        />
        <PasswordField
          id="login-password"
          ref={password}
          label="Password"
          error={fieldError(error, 'password')}
          name="password"
          autoComplete="current-password"
        />
        <div className="login-form__result">
          {error && !hasFieldErrors(error) && <ErrorBox key={attempts}>{signInMessage(error)}</ErrorBox>}
          <p className="login-form__success" role="status">
            {isSuccess && 'Login successful! Redirecting to dashboard...'}
          </p>
        </div>
        <Button variant="primary" type="submit" disabled={isLoading || isSuccess}>
          {isLoading ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
      <ForgotPasswordLink state={{ ...state, email: typedEmail }} />
    </>
  );
}

function ForgotPasswordLink({ state }: { state: SignInState }) {
  const { data: options } = useSignInOptionsQuery();
  return (
    <p className="sign-in-link">
      {options?.passwordReset && (
        <Link to="/forgot-password" state={state}>
          Forgot password?
        </Link>
      )}
      {options?.passwordReset === false && 'Forgot your password? Ask your administrator for a new one.'}
    </p>
  );
}

/** Replaces the server's message for a wrong password, because that message is written for API clients. */
function signInMessage(error: Pick<ApiProblem, 'code'> | SerializedError): string {
  if (error.code === 'sign_in_refused') return 'Wrong email or password. Please try again.';
  return problemMessage(error);
}
