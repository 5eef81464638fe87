import { useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { fieldError } from '../api/problem';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { Checkbox, FormNote, TextField } from '../ui/fields/fields';
import type { StaffUser } from './user-rules';
import { useResetPasswordMutation } from './users-api';

/** Sets a new password for somebody who forgot theirs. */
export function ResetPasswordDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const [reset, { error, isLoading }] = useResetPasswordMutation();
  const [isChanged, setChanged] = useState(false);
  const isOwnPasswordAsked = useOwnPasswordRequired(error);
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

interface NewPasswordFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly isFirst?: boolean;
}

/** A password for a colleague: its rules said beforehand, and readable, since it has to be told to somebody. */
export function NewPasswordField({ isFirst, error, ...field }: NewPasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <TextField
        id={field.id}
        label={field.label}
        hint="At least 8 characters; not a much used word, the email, the name or the company’s name, also not with digits or signs."
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

const FIELD = 'currentPassword';

/** Whether the server asked for the own password of whoever is signed in; once it has, the field stays. */
export function useOwnPasswordRequired(error: unknown): boolean {
  const [isRequired, setAsked] = useState(false);
  // While it renders, so that the field is there when the form leads to what is wrong.
  if (!isRequired && fieldError(error, FIELD) !== undefined) setAsked(true);
  return isRequired;
}

/** The own password, where a sign-in is no longer recent enough for what is to be done. */
export function OwnPasswordField({ error }: { error: unknown }) {
  return (
    <TextField
      id="own-password"
      label="Your own current password"
      hint="Asked for because you signed in more than 15 minutes ago. What you entered above stays."
      error={fieldError(error, FIELD)}
      required
      name={FIELD}
      type="password"
      maxLength={200}
      autoComplete="current-password"
    />
  );
}

/** For the body of the call: nothing where the field is not there. */
export function ownPasswordIn(values: FormData): { readonly currentPassword?: string } {
  const password = values.get(FIELD);
  return typeof password === 'string' ? { currentPassword: password } : {};
}
