import type { Language } from '../../content/routes';

/** The language of the page at this path. A browser that translates the page changes what its `lang` says. */
export function languageOf(pathname: string): Language {
  return /^\/hi(?=\/|$)/.test(pathname) ? 'hi' : 'en';
}
