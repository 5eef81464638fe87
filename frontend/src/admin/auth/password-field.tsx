import { type ComponentProps, useState } from 'react';
import { controlAttributes, Field } from '../../shared/ui/field';
import { Icon } from '../ui/icon';
import './password-field.css';

export const NEW_PASSWORD_HINT =
  'At least 8 characters. Avoid common words, your name, your email and the company’s name, even with numbers added.';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Which password it is. Password managers then fill in or suggest the right one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** Required password with a button that shows it. Sends what was typed, with all blanks. */
export function PasswordField({ id, label, hint, error, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const field = { id, label, hint, error };
  const { className, ...attributes } = controlAttributes(field);
  return (
    <Field {...field}>
      <div className="password-field">
        <input
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={isShown ? 'text' : 'password'}
          {...attributes}
          className={`${className} password-field__input`}
        />
        <button className="password-field__toggle" type="button" aria-controls={id} onClick={() => setShown(!isShown)}>
          <Icon name={isShown ? 'eye-slash' : 'eye'} />
          <span className="visually-hidden">
            {isShown ? 'Hide' : 'Show'} {label.toLowerCase()}
          </span>
        </button>
      </div>
    </Field>
  );
}
