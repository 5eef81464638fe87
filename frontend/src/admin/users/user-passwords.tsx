import { useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { fieldError } from '../api/problem';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { Checkbox, FormNote, TextField } from '../ui/fields/fields';
import { ownPasswordIn } from '../ui/fields/own-password';
import type { StaffUser } from './user-rules';
import { useResetPasswordMutation } from './users-api';

export function ResetPasswordDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const [reset, { error, isLoading }] = useResetPasswordMutation();
  const [isChanged, setChanged] = useState(false);
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
      title={`Reset password: ${user.name}`}
      formLabel="Reset password"
      className="form-fields"
      submitLabel="Reset password"
      busyLabel="Resetting..."
      isBusy={isLoading}
      error={error}
      asksOwnPassword
      errorPrefix="Error: "
      isChanged={isChanged}
      onChange={() => setChanged(true)}
      onSubmit={(values) => void submit(values)}
      onClose={onClose}
    >
      <FormNote>
        {user.name} will be signed out everywhere, and must choose a new password at the next sign-in. Share this one
        with no one else.
      </FormNote>
      <NewPasswordField
        id="new-password"
        name="newPassword"
        label="New password"
        error={fieldError(error, 'newPassword')}
        isFirst
      />
    </FormDialog>
  );
}

interface NewPasswordFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly isFirst?: boolean;
}

/** The hint lists the password rules. An administrator can show the password in order to pass it on to the user. */
export function NewPasswordField({ isFirst, error, ...field }: NewPasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <TextField
        id={field.id}
        label={field.label}
        hint="At least 8 characters. Avoid common words, the person’s name, their email and the company’s name, even with numbers added."
        error={error}
        required
        data-first-focus={isFirst || undefined}
        name={field.name}
        type={isShown ? 'text' : 'password'}
        minLength={8}
        maxLength={200}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Checkbox checked={isShown} onChange={(event) => setShown(event.target.checked)}>
        Show password
      </Checkbox>
    </div>
  );
}
