import { FirstPasswordForm } from '../auth/password-forms';
import { SignOutButton } from '../auth/sign-out-button';
import { AdminScreen } from '../ui/admin-screen';
import './sign-in-pages.css';

/** Stands in place of every screen until a generated first password is changed: the server answers nothing else before. */
export function FirstPasswordPage() {
  return (
    <AdminScreen title="Choose your password" bar={<SignOutButton />}>
      <div className="first-password-page">
        <p>
          You signed in with the password that was made at the first start and written to a file. Change it to one that
          only you know; then the file is removed, and the back office opens.
        </p>
        <FirstPasswordForm />
      </div>
    </AdminScreen>
  );
}
