import { PasswordButton } from './password-button';
import { SignOutButton } from './sign-out-button';

/** What people can do about their own account, on every screen. */
export function AccountButtons() {
  return (
    <>
      <PasswordButton />
      <SignOutButton />
    </>
  );
}
