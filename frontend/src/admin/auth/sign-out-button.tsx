import { Button } from '../ui/button';
import { askBeforeLeaving } from '../ui/dialogs/back-guard';
import { useSignOutMutation } from './auth-api';

/** Ends the session here and on the server. */
export function SignOutButton() {
  const [signOut, { isLoading }] = useSignOutMutation();
  return (
    <Button icon="sign-out" disabled={isLoading} onClick={() => askBeforeLeaving(() => void signOut())}>
      Logout
    </Button>
  );
}
