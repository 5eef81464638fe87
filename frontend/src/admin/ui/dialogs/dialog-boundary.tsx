import type { ReactNode } from 'react';
import { ErrorBoundary } from '../errors/error-boundary';
import { Modal } from './modal';

interface DialogBoundaryProps {
  readonly part: string;
  /** Closes what stands in the place of a dialog that cannot be drawn. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** An error boundary around a dialog: what it says stands in a dialog too. */
export function DialogBoundary({ part, onClose, children }: DialogBoundaryProps) {
  return (
    <ErrorBoundary
      part={part}
      failed={(words) => (
        <Modal title="Something went wrong" onClose={onClose}>
          {words}
        </Modal>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
