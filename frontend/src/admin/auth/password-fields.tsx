import { useState } from 'react';
import { fieldError } from '../api/problem';
import { useUser } from '../session/use-user';
import { Checkbox, TextField } from '../ui/fields/fields';

/** The current and the new password of the signed-in user, for a form that `changePassword` is sent from. */
export function PasswordFields({ error }: { error: unknown }) {
  const [isShown, setShown] = useState(false);
  const user = useUser();
  const type = isShown ? 'text' : 'password';
  return (
    <>
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
    </>
  );
}

/** The body of the call. */
export function passwordsIn(values: FormData) {
  return {
    currentPassword: String(values.get('currentPassword')),
    newPassword: String(values.get('newPassword')),
  };
}
