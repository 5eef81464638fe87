import type { ReactNode } from 'react';
import { problemMessage } from '../../api/problem';
import { Button } from '../button';
import { EmptyState } from '../content-state';
import { Note } from '../note';
import './error-message.css';

export function ErrorMessage({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <p className="error-message" role="alert">
      {problemMessage(error)}
    </p>
  );
}

export function ErrorBox({ children }: { children: ReactNode }) {
  return (
    <Note tone="error" role="alert">
      {children}
    </Note>
  );
}

export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return (
    <EmptyState role="alert">
      <p>Error: {problemMessage(error)}</p>
      <Button onClick={() => void onRetry()}>Retry</Button>
    </EmptyState>
  );
}
