import { useToast } from '../../shared/toasts/toast-provider';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { useChangePasswordMutation } from './auth-api';
import { PasswordFields, passwordsIn } from './password-fields';
import { SessionList } from './session-list';

/** Changes the signed-in user's own password; the one that holds now has to be known. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const [change, { error, isLoading }] = useChangePasswordMutation();
  const showToast = useToast();

  const submit = async (values: FormData) => {
    const answer = await change(passwordsIn(values));
    if (answer.error) return;
    showToast('success', 'Password changed successfully! Your other sessions have ended.');
    onClose();
  };

  return (
    <FormDialog
      title="Change your password"
      className="form-fields"
      submitLabel="Change password"
      busyLabel="Changing..."
      isBusy={isLoading}
      error={error}
      onSubmit={(values) => void submit(values)}
      onClose={onClose}
    >
      <PasswordFields error={error} />
      <SessionList />
    </FormDialog>
  );
}
