import { Component, type ReactNode } from 'react';
import { reportClientError } from '../../../shared/lib/report-client-error';
import { Button } from '../button';
import { EmptyState } from '../content-state';

interface ErrorBoundaryProps {
  /** Names the part in the report of an error: `LeadDetails`. */
  readonly part: string;
  /** What stands in the part's place, where that is not an alert with a button. */
  readonly failed?: (words: ReactNode) => ReactNode;
  /** The value that the part is drawn from: where it becomes another one, a part that has failed is drawn anew. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

/** Keeps the rest of the page where a part of it cannot be drawn: says so, offers to draw it anew, and reports the error. */
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
