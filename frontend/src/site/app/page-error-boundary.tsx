import { Component, type ReactNode } from 'react';
import { reportClientError } from '../../shared/lib/report-client-error';
import { keepTyped } from './keep-typed';

interface PageErrorBoundaryProps {
  readonly root: HTMLElement;
  readonly children: ReactNode;
}

/**
 * Keeps the page readable when a component throws: React would remove it, so a copy of what is on screen takes its place,
 * with what was typed and with links that the browser itself follows. A notice offers to reload. The error is reported.
 */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };
  private copy: HTMLElement | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportClientError(error, { component: 'Site' });
    import('./failure-notice').then(({ showFailureNotice }) => showFailureNotice()).catch(() => {});
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // React removes the failed page when it commits this render: until then it is still in the document.
    this.copy ??= copyOf(this.props.root);
    return <div ref={(place) => place?.append(...(this.copy?.childNodes ?? []))} />;
  }
}

/** A clone with what was typed and chosen; cloning alone loses the choice in a select box. */
function copyOf(page: HTMLElement): HTMLElement {
  const copy = page.cloneNode(true) as HTMLElement;
  keepTyped(page)(copy);
  return copy;
}
