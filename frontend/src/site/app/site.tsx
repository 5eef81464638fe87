import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { PUBLIC_ROUTES } from '../../content/routes';
import { SiteLayout } from '../layout/site-layout';
import { LanguageProvider } from '../lib/language-context';
import { NotFoundPage } from '../pages/not-found-page';
import { headOf, updateHead } from './head';
import { type FirstLoad, type LoadedPage, loadPage } from './load-page';
import { matchRoute } from './route-matching';

interface SiteProps {
  readonly first: FirstLoad;
  /** Where there is no window that knows it. */
  readonly origin?: string;
  /** Called with the first drawing, before any event. */
  readonly onDrawn?: () => void;
  /** Called when the page is interactive. */
  readonly onReady?: () => void;
}

/** The whole public site inside a router: the layout around the page that belongs to the address. */
export function Site({ first, origin, onDrawn, onReady }: SiteProps) {
  const { language, texts } = first;
  const route = matchRoute(useLocation().pathname);
  const loaded = useLoadedPage(first, route?.id ?? null);
  useArrivalEffects(first, loaded);
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  useEffect(() => onReady?.(), [onReady]);

  return (
    <LanguageProvider language={language} texts={texts} origin={origin}>
      <SiteLayout current={route} busy={route?.id !== loaded.route?.id}>
        {loaded.route ? (
          <loaded.Page key={loaded.route.id} content={loaded.content} text={loaded.text} />
        ) : (
          <NotFoundPage />
        )}
      </SiteLayout>
    </LanguageProvider>
  );
}

/** The page on screen: the previous one stays until the next is loaded. Where that fails, the document is reloaded. */
function useLoadedPage({ language, page }: FirstLoad, wantedId: string | null): LoadedPage {
  const [loaded, setLoaded] = useState(page);
  const loadedId = loaded.route?.id ?? null;

  useEffect(() => {
    if (wantedId === loadedId) return;
    let stillWanted = true;
    const wanted = PUBLIC_ROUTES.find((route) => route.id === wantedId) ?? null;
    loadPage(wanted, language).then(
      (next) => stillWanted && setLoaded(next),
      () => stillWanted && window.location.reload(),
    );
    return () => {
      stillWanted = false;
    };
  }, [wantedId, loadedId, language]);

  return loaded;
}

/** After a route change: the new page's title, its top on screen, and the focus of keyboards and screen readers on it. */
function useArrivalEffects({ language, texts }: FirstLoad, loaded: LoadedPage): void {
  const { key, hash, pathname } = useLocation();
  const replaced = useNavigationType() === 'REPLACE';
  const arrivedAt = useRef(key);

  useLayoutEffect(() => {
    if (arrivedAt.current === key || matchRoute(pathname)?.id !== loaded.route?.id) return;
    arrivedAt.current = key;
    if (replaced) return;
    updateHead(headOf(loaded, language, texts));
    // The worker caches documents as they are requested, and this page never was.
    navigator.serviceWorker?.controller?.postMessage([window.location.pathname]);
    // Not decoded: anchors are plain ASCII, and half an escape, as in a mistyped address, would throw.
    const target = document.getElementById(hash.slice(1));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [key, hash, pathname, replaced, loaded, language, texts]);
}
