import type { ReactNode } from 'react';
import { problemMessage } from '../../api/problem';
import { Button } from '../button';
import { EmptyState } from '../content-state';
import { Note } from '../note';

export function ErrorMessage({ error }: { error: unknown }) {
  return error ? <ErrorBox>{problemMessage(error)}</ErrorBox> : null;
}

export function ErrorBox({ children }: { children: ReactNode }) {
  return (
    <Note tone="error" role="alert">
      {children}
    </Note>
  );
}

interface LoadErrorProps {
  /** What could not be loaded, at the start of a sentence. */
  readonly what?: string;
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

export function LoadError({ what = 'This', error, onRetry }: LoadErrorProps) {
  return (
    <EmptyState role="alert">
      <p>
        <strong>{what} could not be loaded.</strong>
      </p>
      <p>Error: {problemMessage(error)}</p>
      <Button onClick={() => void onRetry()}>Retry</Button>
    </EmptyState>
  );
}
