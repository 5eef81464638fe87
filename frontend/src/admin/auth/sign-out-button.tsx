import { Icon } from '../../shared/ui/icon';
import { useSignOutMutation } from './auth-api';

/** Ends the session here and on the server. */
export function SignOutButton() {
  const [signOut, { isLoading }] = useSignOutMutation();
  return (
    <button className="act sign-out-button" type="button" disabled={isLoading} onClick={() => void signOut()}>
      <Icon name="sign-out" />
      Logout
    </button>
  );
}
