import { useNavigate } from 'react-router-dom';
import { ResetPassword } from '../auth/reset-password-form';
import type { SignInState } from '../auth/sign-in-state';
import { SignInLayout } from './sign-in-layout';

const CHANGED: SignInState = { notice: 'password_changed' };

/** Opened by the link in an email, also if somebody is signed in. */
export function ResetPasswordPage() {
  const navigate = useNavigate();
  return (
    <SignInLayout title="Choose a new password" heading="Choose a new password">
      <ResetPassword onChanged={() => navigate('/login', { replace: true, state: CHANGED })} />
    </SignInLayout>
  );
}
