import type { ReactNode } from 'react';
import './content-state.css';

export function Loading({ children }: { readonly children: ReactNode }) {
  return <div className="content-state">{children}</div>;
}

interface EmptyStateProps {
  /** Use `alert` for a failure: it is announced immediately and styled as an error. */
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
}

/** Shown in place of content that is empty, not accessible, or could not be loaded. */
export function EmptyState({ role, children }: EmptyStateProps) {
  return (
    <div className={role === 'alert' ? 'content-state content-state--error' : 'content-state'} role={role}>
      {children}
    </div>
  );
}
