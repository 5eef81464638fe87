import { ForgotPassword } from '../auth/forgot-password-form';
import { SignInLayout } from './sign-in-layout';

export function ForgotPasswordPage() {
  return (
    <SignInLayout title="Forgot password" heading="Forgot your password?">
      <ForgotPassword />
    </SignInLayout>
  );
}
