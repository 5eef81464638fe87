import { Component, type ReactNode } from 'react';
import { reportClientError } from '../../../shared/lib/report-client-error';
import { Button } from '../button';
import { EmptyState } from '../content-state';

interface ErrorBoundaryProps {
  /** Name of the part in the error report: `LeadDetails`. */
  readonly part: string;
  /** Wraps the error message, for example in a dialog. */
  readonly failed?: (words: ReactNode) => ReactNode;
  /** When it changes, a failed part renders again. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

/** Keeps the rest of the page if a part fails to render. Reports the error, shows a message and offers a retry. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportClientError(error, { component: this.props.part });
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps, { hasFailed }: { readonly hasFailed: boolean }) {
    if (hasFailed && resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render() {
    const { failed, children } = this.props;
    if (!this.state.hasFailed) return children;
    const words = (
      <EmptyState role="alert">
        <p>Something went wrong in this part of the page. The rest of it still works.</p>
        <Button onClick={() => this.setState({ hasFailed: false })}>Try again</Button>
      </EmptyState>
    );
    return failed ? failed(words) : words;
  }
}
