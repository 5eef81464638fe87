import type { ReactNode } from 'react';
import { Icon } from './icon';
import './note.css';

const ICONS = { error: 'warning-circle', warning: 'warning', info: 'info' } as const;

interface NoteProps {
  readonly tone: keyof typeof ICONS;
  /** `alert` is announced immediately, `status` when the screen reader is idle. */
  readonly role?: 'alert' | 'status';
  readonly children: ReactNode;
}

export function Note({ tone, role, children }: NoteProps) {
  return (
    <div className={`note note--${tone}`} role={role}>
      <Icon name={ICONS[tone]} />
      <div className="note__words">{children}</div>
    </div>
  );
}
