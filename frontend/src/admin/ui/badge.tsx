import type { ReactNode } from 'react';
import type { IconName } from '../../content/icon-names';
import { Icon } from '../../shared/ui/icon';
import './badge.css';

interface BadgeProps {
  readonly tone: 'quiet' | 'good' | 'info' | 'warning' | 'danger';
  /** In a box of its colour: it wants something done. */
  readonly boxed?: boolean;
  /** Within a line of text; without it the badge takes a line of its own. */
  readonly inline?: boolean;
  readonly icon?: IconName;
  /** What a mouse is shown on it. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A few words in colour that say how something stands: a state, a mark, a priority. */
export function Badge({ tone, boxed = false, inline = false, icon, title, children }: BadgeProps) {
  const classes = ['badge', `badge--${tone}`, boxed && 'badge--boxed', inline && 'badge--inline'];
  return (
    <span className={classes.filter(Boolean).join(' ')} title={title}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
