import { useState } from 'react';
import { fieldError } from '../../api/problem';
import { TextField } from './fields';

const FIELD = 'currentPassword';
const REASON = 'Needed because you signed in more than 15 minutes ago.';

/** Whether the server has asked for the signed-in user's own password. Once true, this stays true. */
export function useOwnPasswordRequired(error: unknown): boolean {
  const [isRequired, setAsked] = useState(false);
  // State is set during render, so that the field exists when the form focuses its first invalid field.
  if (!isRequired && fieldError(error, FIELD) !== undefined) setAsked(true);
  return isRequired;
}

interface OwnPasswordFieldProps {
  readonly error: unknown;
  readonly hasOtherEntries: boolean;
}

/** The server requires the signed-in user's own password if the sign-in is not recent. */
export function OwnPasswordField({ error, hasOtherEntries }: OwnPasswordFieldProps) {
  return (
    <TextField
      id="own-password"
      label="Your current password"
      hint={hasOtherEntries ? `${REASON} Your entries above are kept.` : REASON}
      error={fieldError(error, FIELD)}
      required
      name={FIELD}
      type="password"
      maxLength={200}
      autoComplete="current-password"
    />
  );
}

export function ownPasswordIn(values: FormData): { readonly currentPassword?: string } {
  const password = values.get(FIELD);
  return typeof password === 'string' ? { currentPassword: password } : {};
}
