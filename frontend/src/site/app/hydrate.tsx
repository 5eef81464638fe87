import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keepTextNodes } from '../../shared/lib/keep-text-nodes';
import { keepTyped } from './keep-typed';
import { type FirstLoad, prefetchOnPoint } from './load-page';
import { PageErrorBoundary } from './page-error-boundary';
import { Site } from './site';

/** Hydrates the prerendered page; in the development server, where nothing is prerendered, it renders the page. */
export function startSite(root: HTMLElement, first: FirstLoad): Promise<void> {
  prefetchOnPoint(first.language);
  restoreScrollOnlyOnReload();
  const translations = keepTextNodes(window.removals);
  delete window.removals;
  const putBackTyped = keepTyped(root);
  return new Promise((resolve) => {
    let filled: HTMLElement[] = [];
    // React renders the page anew if something changed it, such as a browser extension. A key that is pressed before the focus
    // is back would be lost.
    const onDrawn = () => {
      filled = putBackTyped(root);
    };
    const onReady = () => {
      translations.callBack();
      for (const field of filled) field.dispatchEvent(new Event('input', { bubbles: true }));
      resolve();
    };
    const site = (
      <StrictMode>
        <PageErrorBoundary root={root}>
          <BrowserRouter basename={first.language === 'hi' ? '/hi' : '/'}>
            <Site first={first} onDrawn={onDrawn} onReady={onReady} />
          </BrowserRouter>
        </PageErrorBoundary>
      </StrictMode>
    );
    if (!import.meta.env.DEV || root.firstElementChild) {
      // A transition is done in pieces, so that taps and scrolling are answered in between. A translated page is hydrated at
      // once: its originals must not be seen.
      const start = translations.isTranslated ? flushSync : startTransition;
      start(() => void hydrateRoot(root, site));
    } else {
      document.documentElement.lang = first.language;
      createRoot(root).render(site);
    }
  });
}

/** Every route change starts at the page's top, also on Back; a reload or a return from another site keeps the place. */
function restoreScrollOnlyOnReload(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}
