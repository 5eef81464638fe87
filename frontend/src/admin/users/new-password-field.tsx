import { useState } from 'react';
import { Checkbox, TextField } from '../ui/fields/fields';

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
