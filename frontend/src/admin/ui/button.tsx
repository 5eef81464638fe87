import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { IconName } from '../../content/icon-names';
import { Icon } from '../../shared/ui/icon';
import './button.css';

interface ButtonLook {
  /** `main` for the one thing a screen or a dialog is for, `danger` for what cannot be taken back. */
  readonly look?: 'main' | 'danger' | undefined;
  readonly small?: boolean;
  /** Stands before the words. */
  readonly icon?: IconName;
  /** Stands after them. */
  readonly endIcon?: IconName;
  /** The class by which the block around it places it. */
  readonly className?: string | undefined;
}

/** The back office's button; `type="button"` unless it says otherwise. */
export function Button({
  look,
  small,
  icon,
  endIcon,
  className,
  children,
  ...button
}: ButtonLook & ComponentProps<'button'>) {
  return (
    <button type="button" className={classesOf({ look, small, className })} {...button}>
      {icon && <ButtonIcon name={icon} />}
      {children}
      {endIcon && <ButtonIcon name={endIcon} />}
    </button>
  );
}

/** A link to another screen that looks like a button. */
export function ButtonLink({
  look,
  small,
  icon,
  endIcon,
  className,
  children,
  ...link
}: ButtonLook & ComponentProps<typeof Link>) {
  return (
    <Link className={classesOf({ look, small, className })} {...link}>
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

function classesOf({ look, small, className }: Pick<ButtonLook, 'look' | 'small' | 'className'>): string {
  return ['button', look && `button--${look}`, small && 'button--small', className].filter(Boolean).join(' ');
}
