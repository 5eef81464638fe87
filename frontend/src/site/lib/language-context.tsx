import { createContext, use } from 'react';
import type { layoutTexts } from '../../content/en/layout';
import type { Language } from '../../content/routes';

export type LayoutTexts = typeof layoutTexts;

/** The language of everything inside, on a page and in an island. */
export const LanguageContext = createContext<Language>('en');

export function useLanguage(): Language {
  return use(LanguageContext);
}

export interface PageValue {
  /** The texts around every page. */
  readonly texts: LayoutTexts;
  /** The page's full address, for sharing. */
  readonly address: string;
}

/** Context of the static parts of a page. Islands have none: they would have to load its texts. */
export const PageContext = createContext<PageValue | null>(null);

export function usePage(): PageValue {
  const page = use(PageContext);
  if (!page) throw new Error('usePage belongs to the static parts of a page');
  return page;
}

/** `/contact-us` in Hindi is `/hi/contact-us`; the Hindi home page is `/hi`. */
export function pathInLanguage(path: string, language: Language): string {
  if (language === 'en') return path;
  return path === '/' ? '/hi' : `/hi${path}`;
}
