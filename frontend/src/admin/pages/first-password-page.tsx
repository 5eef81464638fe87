import { FirstPasswordForm } from '../auth/password-forms';
import { SignOutButton } from '../auth/sign-out-button';
import { AdminScreen, ScreenHead } from '../ui/admin-screen';
import './sign-in-pages.css';

/** Replaces every screen until users change a password that they did not choose: the server refuses other requests. */
export function FirstPasswordPage() {
  return (
    <AdminScreen title="Choose your password" bar={<SignOutButton />}>
      <div className="first-password-page">
        <ScreenHead />
        <p>
          Someone else knows the password that you signed in with. Choose a new one that only you know. Then the back
          office opens.
        </p>
        <FirstPasswordForm />
      </div>
    </AdminScreen>
  );
}
