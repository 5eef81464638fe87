import { Component, type ReactNode } from 'react';
import { reportClientError } from '../../shared/lib/report-client-error';
import { keepTyped } from './keep-typed';

interface IslandErrorBoundaryProps {
  readonly root: HTMLElement;
  /** For the report of its error. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Keeps an island on screen when a component throws: React would remove it, so a copy takes its place, with what was typed. A
 * notice offers to reload. The error is reported.
 */
export class IslandErrorBoundary extends Component<IslandErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };
  private copy: HTMLElement | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportClientError(error, { component: this.props.name });
    import('./failure-notice').then(({ showFailureNotice }) => showFailureNotice()).catch(() => {});
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // React removes the failed island when it commits this render: until then it is still in the document.
    this.copy ??= copyOf(this.props.root);
    return <div ref={(place) => place?.append(...(this.copy?.childNodes ?? []))} />;
  }
}

/** A clone with what was typed and chosen; cloning alone loses the choice in a select box. */
function copyOf(island: HTMLElement): HTMLElement {
  const copy = island.cloneNode(true) as HTMLElement;
  keepTyped(island)(copy);
  return copy;
}
