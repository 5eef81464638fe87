import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useToast } from '../../shared/toasts/toast-provider';
import { fieldError } from '../api/problem';
import { selectUser } from '../session/session-slice';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { Checkbox } from '../ui/fields/checkbox';
import { TextField } from '../ui/fields/fields';
import { useChangePasswordMutation } from './auth-api';
import { SessionList } from './session-list';
import './password-dialog.css';

/** Changes the signed-in user's own password; the one that holds now has to be known. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const [change, { error, isLoading }] = useChangePasswordMutation();
  const [isShown, setShown] = useState(false);
  const user = useSelector(selectUser);
  const showToast = useToast();
  const type = isShown ? 'text' : 'password';

  const submit = async (values: FormData) => {
    const answer = await change({
      currentPassword: String(values.get('currentPassword')),
      newPassword: String(values.get('newPassword')),
    });
    if (answer.error) return;
    showToast('success', 'Password changed successfully! Your other sessions have ended.');
    onClose();
  };

  return (
    <FormDialog
      title="Change your password"
      className="password-dialog"
      submitLabel="Change password"
      busyLabel="Changing..."
      isBusy={isLoading}
      error={error}
      onSubmit={(values) => void submit(values)}
      onClose={onClose}
    >
      {/* So that a password manager knows whose password it keeps. */}
      <input type="hidden" autoComplete="username" name="username" value={user?.email ?? ''} />
      <TextField
        id="current-password"
        label="Current password"
        error={fieldError(error, 'currentPassword')}
        required
        data-first-focus
        name="currentPassword"
        type={type}
        maxLength={200}
        autoComplete="current-password"
      />
      <TextField
        id="own-new-password"
        label="New password"
        hint="At least 8 characters, nothing common. Your sessions on other devices end."
        error={fieldError(error, 'newPassword')}
        required
        name="newPassword"
        type={type}
        minLength={8}
        maxLength={200}
        autoComplete="new-password"
      />
      <Checkbox checked={isShown} onChange={(event) => setShown(event.target.checked)}>
        Show passwords
      </Checkbox>
      <SessionList />
    </FormDialog>
  );
}
