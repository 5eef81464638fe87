import type { ReactNode } from 'react';
import './placeholder.css';

interface PlaceholderProps {
  /** `alert` for errors: screen readers announce it immediately, and it looks like an error. */
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
}

export function Placeholder({ role, children }: PlaceholderProps) {
  return (
    <div className={role === 'alert' ? 'placeholder placeholder--error' : 'placeholder'} role={role}>
      {children}
    </div>
  );
}
