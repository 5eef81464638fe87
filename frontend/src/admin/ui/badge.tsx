import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import './badge.css';

interface BadgeProps {
  readonly tone: 'quiet' | 'good' | 'info' | 'warning' | 'danger';
  /** Adds a border. Use this for states that need action. */
  readonly boxed?: boolean;
  readonly inline?: boolean;
  readonly icon?: IconName;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

export function Badge({ tone, boxed = false, inline = false, icon, title, children }: BadgeProps) {
  const classes = ['badge', `badge--${tone}`, boxed && 'badge--boxed', inline && 'badge--inline'];
  return (
    <span className={classes.filter(Boolean).join(' ')} title={title}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
