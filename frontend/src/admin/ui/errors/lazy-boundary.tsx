import { Component, type ReactNode, Suspense } from 'react';
import { reportClientError } from '../../../shared/lib/report-client-error';
import { Button } from '../button';
import { Modal } from '../dialogs/modal';
import { Placeholder } from '../placeholder';
import { HeldTyping } from './held-typing';

interface LazyBoundaryProps {
  /** Stands there while the part loads. */
  readonly loading?: ReactNode;
  /** For a dialog: closes what stands in its place. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * A part of a screen whose code is fetched when it is first needed. That fails without a connection, and for good once
 * the server has a newer version: then this says so, and the rest of the screen stays.
 */
export class LazyBoundary extends Component<LazyBoundaryProps, { readonly isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override componentDidCatch(error: unknown) {
    reportClientError(error, { component: 'LazyBoundary' });
  }

  override render() {
    const { loading, onClose, children } = this.props;
    const waiting = loading ?? (onClose && <HeldTyping onCancel={onClose} />);
    if (!this.state.isMissing) return <Suspense fallback={waiting}>{children}</Suspense>;
    const words = 'This part could not be loaded. Check the connection; if it works, reload the page.';
    const reload = <Button onClick={() => window.location.reload()}>Reload page</Button>;
    if (!onClose) {
      return (
        <Placeholder role="alert">
          <p>{words}</p>
          {reload}
        </Placeholder>
      );
    }
    return (
      <Modal title="Not loaded" onClose={onClose} actions={reload}>
        <p role="alert">{words}</p>
      </Modal>
    );
  }
}
