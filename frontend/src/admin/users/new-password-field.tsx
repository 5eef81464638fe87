import { useState } from 'react';
import { TextField } from '../../shared/ui/text-field';

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
        field={{
          id: field.id,
          label: field.label,
          hint: 'At least 8 characters; not one of the most used passwords, not the email, not the company’s name.',
          error,
        }}
        data-first-focus={isFirst || undefined}
        name={field.name}
        type={isShown ? 'text' : 'password'}
        minLength={8}
        maxLength={200}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
      />
      <label className="user-form__show">
        <input type="checkbox" checked={isShown} onChange={(event) => setShown(event.target.checked)} />
        Show password
      </label>
    </div>
  );
}
