import { createContext, use } from 'react';
import type { layoutTexts } from '../../content/en/layout';
import type { Language } from '../../content/routes';

export type LayoutTexts = typeof layoutTexts;

export const LanguageContext = createContext<Language>('en');

export function useLanguage(): Language {
  return use(LanguageContext);
}

export interface PageValue {
  readonly texts: LayoutTexts;
  /** The page's URL, for sharing. */
  readonly address: string;
}

/** Context for the static parts of a page. Islands do not have it, so they do not need to load these texts. */
export const PageContext = createContext<PageValue | null>(null);

export function usePage(): PageValue {
  const page = use(PageContext);
  if (!page) throw new Error('usePage belongs to the static parts of a page');
  return page;
}

/** Adds the language to an English path: in Hindi, `/contact-us` becomes `/hi/contact-us`, and `/` becomes `/hi`. */
export function pathInLanguage(path: string, language: Language): string {
  if (language === 'en') return path;
  return path === '/' ? '/hi' : `/hi${path}`;
}
