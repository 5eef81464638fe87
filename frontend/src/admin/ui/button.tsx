import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { DisabledReason } from './disabled-reason';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import './button.css';

interface ButtonLook {
  /**
   * `primary`: the main action of a screen or dialog. `danger`: an action that deletes or discards something.
   * `quiet`: a repeated action, without a border.
   */
  readonly variant?: 'primary' | 'danger' | 'quiet' | undefined;
  readonly small?: boolean;
  readonly icon?: IconName;
  readonly endIcon?: IconName;
  readonly className?: string | undefined;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** Why the action is not possible. The button stays focusable and shows the reason. */
  readonly disabledReason?: string | undefined;
  /** Whether the button's action is running. The button keeps the focus, which it would lose with `disabled`. */
  readonly isBusy?: boolean;
}

/** With `aria-disabled`, the button stays focusable but does nothing. */
export function Button({
  variant,
  small,
  icon,
  endIcon,
  className,
  disabledReason,
  isBusy = false,
  children,
  ...button
}: ButtonProps) {
  const isOff = isBusy || disabledReason !== undefined || String(button['aria-disabled']) === 'true';
  return (
    <DisabledReason reason={disabledReason}>
      {(reasonId) => (
        <button
          type="button"
          className={classesOf({ variant, small, className })}
          aria-describedby={reasonId}
          {...button}
          aria-disabled={isOff || undefined}
          onClick={isOff ? (event) => event.preventDefault() : button.onClick}
        >
          {icon && <ButtonIcon name={icon} />}
          {children}
          {endIcon && <ButtonIcon name={endIcon} />}
        </button>
      )}
    </DisabledReason>
  );
}

export function ButtonLink({
  variant,
  small,
  icon,
  endIcon,
  className,
  children,
  ...link
}: ButtonLook & ComponentProps<typeof Link>) {
  return (
    <Link className={classesOf({ variant, small, className })} {...link}>
      {icon && <ButtonIcon name={icon} />}
      {children}
      {endIcon && <ButtonIcon name={endIcon} />}
    </Link>
  );
}

function ButtonIcon({ name }: { name: IconName }) {
  return (
    <span className="button__icon">
      <Icon name={name} />
    </span>
  );
}

function classesOf({ variant, small, className }: Pick<ButtonLook, 'variant' | 'small' | 'className'>): string {
  return ['button', variant && `button--${variant}`, small && 'button--small', className].filter(Boolean).join(' ');
}
