import { Button } from '../ui/button';
import { useLeaving } from '../ui/dialogs/leave-guard';
import { useSignOutMutation } from './auth-api';

export function SignOutButton() {
  const { confirmBefore } = useLeaving();
  const [signOut, { isLoading }] = useSignOutMutation();
  return (
    <Button icon="sign-out" disabled={isLoading} onClick={() => confirmBefore(() => void signOut())}>
      Logout
    </Button>
  );
}
