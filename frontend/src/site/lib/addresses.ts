import { type Language, type MenuPlace, PUBLIC_ROUTES, type PublicRoute } from '../../content/routes';

/** Returns the language of the page at this path. Browser translators change the document's `lang`. */
export function languageOf(pathname: string): Language {
  return /^\/hi(?=\/|$)/.test(pathname) ? 'hi' : 'en';
}

/** A page with this hash opens its form's dialog. */
export const DIALOG_HASH = '#form';

/** The hash of links to the page about a request: the reference, as it is read out. */
export const REFERENCE_HASH = /^#[A-Z\d]{5}-[A-Z\d]{5}$/i;

/** Returns the route with this path or alias. The path has no language prefix. */
export function matchRoute(pathname: string): PublicRoute | null {
  const path = pathname.replace(/\/+$/, '') || '/';
  return PUBLIC_ROUTES.find((route) => route.path === path || route.aliases?.includes(path)) ?? null;
}

export function splitLanguage(pathname: string): { language: Language; path: string } {
  const language = languageOf(pathname);
  return { language, path: language === 'hi' ? pathname.slice(3) || '/' : pathname };
}

export function menuRoutes(place: MenuPlace) {
  return PUBLIC_ROUTES.flatMap(({ id, path, menu }) => (menu?.place === place ? [{ id, path, menu }] : []));
}
