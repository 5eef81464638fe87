import type { ReactNode } from 'react';
import './placeholder.css';

interface PlaceholderProps {
  /** `alert` for what failed: it is said at once and looks like an error. */
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
}

/** Stands in the place of content: it is loading, there is none, it may not be seen or it failed. */
export function Placeholder({ role, children }: PlaceholderProps) {
  return (
    <div className={role === 'alert' ? 'placeholder placeholder--error' : 'placeholder'} role={role}>
      {children}
    </div>
  );
}
