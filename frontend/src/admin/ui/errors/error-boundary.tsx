import { Component, type ReactNode } from 'react';
import { reportClientError } from '../../../shared/lib/report-client-error';
import { Button } from '../button';
import { EmptyState } from '../content-state';

interface ErrorBoundaryProps {
  readonly part: string;
  /** Wraps the error message, for example in a dialog. By default, the message takes the place of the failed part. */
  readonly failed?: (words: ReactNode) => ReactNode;
  /** When this value changes, a part that has failed is rendered again. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

/** If a part fails to render, reports the error and offers a retry. The rest of the page keeps working. */
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
