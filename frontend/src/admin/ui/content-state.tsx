import type { ReactNode } from 'react';
import { Note } from './note';
import './content-state.css';

const SKELETON_ROWS = ['wide', 'middle', 'narrow', 'wide', 'narrow', 'middle'] as const;

/** Empty rows where the list will be. Screen readers read `children`, such as "Loading users...". */
export function Loading({ children }: { readonly children: ReactNode }) {
  return (
    <div className="skeleton">
      <span className="visually-hidden" role="status">
        {children}
      </span>
      {SKELETON_ROWS.map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <div className="skeleton__row" key={row} aria-hidden="true">
          <span className={`skeleton__bar skeleton__bar--${width}`} />
          <span className="skeleton__bar skeleton__bar--end" />
        </div>
      ))}
    </div>
  );
}

interface EmptyStateProps {
  /** Use `alert` for a failure: it is announced immediately and looks like every other error. */
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
}

/** Shown in place of content that is empty, not accessible, or could not be loaded. */
export function EmptyState({ role, children }: EmptyStateProps) {
  return (
    <div className="content-state" role={role === 'alert' ? undefined : role}>
      {role === 'alert' ? (
        <Note tone="error" role={role}>
          {children}
        </Note>
      ) : (
        children
      )}
    </div>
  );
}
