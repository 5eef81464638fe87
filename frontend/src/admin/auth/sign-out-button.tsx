import { Button } from '../ui/button';
import { useLeaving } from '../ui/dialogs/leave-guard';
import { useSignOutMutation } from './auth-api';

export function SignOutButton() {
  const { askBefore } = useLeaving();
  const [signOut, { isLoading }] = useSignOutMutation();
  return (
    <Button icon="sign-out" disabled={isLoading} onClick={() => askBefore(() => void signOut())}>
      Logout
    </Button>
  );
}
