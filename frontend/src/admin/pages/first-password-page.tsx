import { FirstPasswordForm } from '../auth/password-forms';
import { SignOutButton } from '../auth/sign-out-button';
import { AdminScreen, ScreenHead } from '../ui/admin-screen';
import './sign-in-pages.css';

/** Replaces every screen until the user changes the first password, because the server refuses all other requests. */
export function FirstPasswordPage() {
  return (
    <AdminScreen title="Choose your password" bar={<SignOutButton />}>
      <div className="first-password-page">
        <ScreenHead />
        <p>
          You signed in with the generated password from the file. Choose a new password that only you know. The file is
          then deleted, and the back office opens.
        </p>
        <FirstPasswordForm />
      </div>
    </AdminScreen>
  );
}
