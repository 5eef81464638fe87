import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { PUBLIC_ROUTES } from '../../content/routes';
import { SiteLayout } from '../layout/site-layout';
import { LanguageProvider } from '../lib/language-context';
import { NotFoundPage } from '../pages/not-found-page';
import { headOf, showHead } from './head';
import { type FirstLoad, type LoadedPage, loadPage } from './load-page';
import { matchRoute } from './route-matching';

interface SiteProps {
  readonly first: FirstLoad;
  /** Called when the page answers to its visitor. */
  readonly onReady?: () => void;
}

/** The whole public site inside a router: the layout around the page that belongs to the address. */
export function Site({ first, onReady }: SiteProps) {
  const { language, texts } = first;
  const route = matchRoute(useLocation().pathname);
  const shown = useShownPage(first, route?.id ?? null);
  useArrival(first, shown);
  useEffect(() => onReady?.(), [onReady]);

  return (
    <LanguageProvider language={language} texts={texts}>
      <SiteLayout current={route} busy={route?.id !== shown.route?.id}>
        {shown.route ? <shown.Page key={shown.route.id} content={shown.content} text={shown.text} /> : <NotFoundPage />}
      </SiteLayout>
    </LanguageProvider>
  );
}

/** The page on screen: the previous one stays until the next is loaded. What cannot be loaded is asked of the server. */
function useShownPage({ language, page }: FirstLoad, wantedId: string | null): LoadedPage {
  const [shown, setShown] = useState(page);
  const shownId = shown.route?.id ?? null;

  useEffect(() => {
    if (wantedId === shownId) return;
    let stillWanted = true;
    const wanted = PUBLIC_ROUTES.find((route) => route.id === wantedId) ?? null;
    loadPage(wanted, language).then(
      (loaded) => stillWanted && setShown(loaded),
      () => stillWanted && window.location.reload(),
    );
    return () => {
      stillWanted = false;
    };
  }, [wantedId, shownId, language]);

  return shown;
}

/** After a route change: the new page's title, its top on screen, and the focus of keyboards and screen readers on it. */
function useArrival({ language, texts }: FirstLoad, shown: LoadedPage): void {
  const { key, hash, pathname } = useLocation();
  const replaced = useNavigationType() === 'REPLACE';
  const arrivedAt = useRef(key);

  useLayoutEffect(() => {
    if (arrivedAt.current === key || matchRoute(pathname)?.id !== shown.route?.id) return;
    arrivedAt.current = key;
    if (replaced) return;
    showHead(headOf(shown, language, texts));
    // It never asked the server for this page as a document; now it will open offline too.
    navigator.serviceWorker?.controller?.postMessage([window.location.pathname]);
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [key, hash, pathname, replaced, shown, language, texts]);
}
