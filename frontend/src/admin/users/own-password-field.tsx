import { useState } from 'react';
import { fieldError } from '../api/problem';
import { TextField } from '../ui/fields/fields';

const FIELD = 'currentPassword';

/** Whether the server asked for the own password of whoever is signed in; once it has, the field stays. */
export function useOwnPasswordAsked(error: unknown): boolean {
  const [isAsked, setAsked] = useState(false);
  // While it renders, so that the field is there when the form leads to what is wrong.
  if (!isAsked && fieldError(error, FIELD) !== undefined) setAsked(true);
  return isAsked;
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
