import { type Language, type MenuPlace, PUBLIC_ROUTES, type PublicRoute } from '../../content/routes';

/** The language of the page at this path. The `lang` of the document changes when the browser translates it. */
export function languageOf(pathname: string): Language {
  return /^\/hi(?=\/|$)/.test(pathname) ? 'hi' : 'en';
}

/** The hash with which a page opens its form's dialog. */
export const DIALOG_HASH = '#form';

/** The route that an address without its language prefix leads to, by its own path or an alias. */
export function matchRoute(pathname: string): PublicRoute | null {
  const path = pathname.replace(/\/+$/, '') || '/';
  return PUBLIC_ROUTES.find((route) => route.path === path || route.aliases?.includes(path)) ?? null;
}

/** Splits a full address into its language and the English path. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const language = languageOf(pathname);
  return { language, path: language === 'hi' ? pathname.slice(3) || '/' : pathname };
}

/** Every page that the routes table puts in this place of the menus, in the table's order. */
export function menuRoutes(place: MenuPlace) {
  return PUBLIC_ROUTES.flatMap(({ id, path, menu }) => (menu?.place === place ? [{ id, path, menu }] : []));
}
