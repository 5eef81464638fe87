import { type Language, PUBLIC_ROUTES, type PublicRoute } from '../../content/routes';
import { languageOf } from '../lib/language-of';

/** The route that an address without its language prefix leads to, by its own path or an alias. */
export function matchRoute(pathname: string): PublicRoute | null {
  const path = pathname.replace(/\/+$/, '') || '/';
  return PUBLIC_ROUTES.find((route) => route.path === path || route.aliases?.includes(path)) ?? null;
}

/** Splits a full address into its language and the path the router works with. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const language = languageOf(pathname);
  return { language, path: language === 'hi' ? pathname.slice(3) || '/' : pathname };
}
