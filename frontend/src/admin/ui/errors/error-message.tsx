import type { ReactNode } from 'react';
import { problemMessage } from '../../api/problem';
import { Button } from '../button';
import { EmptyState } from '../content-state';
import './error-message.css';

/** Says beside what was tried why it failed; nothing as long as it did not. */
export function ErrorMessage({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <p className="error-message" role="alert">
      {problemMessage(error)}
    </p>
  );
}

/** The red box over a form: why what it sent was refused. */
export function ErrorBox({ children }: { children: ReactNode }) {
  return (
    <p className="error-message error-message--box" role="alert">
      {children}
    </p>
  );
}

/** Stands where something could not be loaded: why, and a way to ask again. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return (
    <EmptyState role="alert">
      <p>Error: {problemMessage(error)}</p>
      <Button onClick={() => void onRetry()}>Retry</Button>
    </EmptyState>
  );
}
