import { useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { fieldError } from '../api/problem';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { FormNote } from '../ui/fields/fields';
import { NewPasswordField } from './new-password-field';
import { OwnPasswordField, ownPasswordIn, useOwnPasswordAsked } from './own-password-field';
import type { StaffUser } from './user-labels';
import { useResetPasswordMutation } from './users-api';

/** Sets a new password for somebody who forgot theirs. */
export function ResetPasswordDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const [reset, { error, isLoading }] = useResetPasswordMutation();
  const [isChanged, setChanged] = useState(false);
  const isOwnPasswordAsked = useOwnPasswordAsked(error);
  const showToast = useToast();

  const submit = async (values: FormData) => {
    const newPassword = String(values.get('newPassword'));
    const answer = await reset({ id: user._id, newPassword, ...ownPasswordIn(values) });
    if (answer.error) return;
    showToast('success', 'Password reset successfully!');
    onClose();
  };

  return (
    <FormDialog
      title={`Reset Password: ${user.name}`}
      formLabel="Reset Password"
      className="form-fields"
      submitLabel="Reset Password"
      busyLabel="Resetting..."
      isBusy={isLoading}
      error={error}
      errorPrefix="Error: "
      isChanged={isChanged}
      onChange={() => setChanged(true)}
      onSubmit={(values) => void submit(values)}
      onClose={onClose}
    >
      <FormNote>
        {user.name} is signed out everywhere and signs in with the new password. Tell it to nobody else.
      </FormNote>
      <NewPasswordField
        id="new-password"
        name="newPassword"
        label="New password"
        error={fieldError(error, 'newPassword')}
        isFirst
      />
      {isOwnPasswordAsked && <OwnPasswordField error={error} />}
    </FormDialog>
  );
}
