import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { layoutTexts } from '../../content/en/layout';
import type { Language } from '../../content/routes';

export type LayoutTexts = typeof layoutTexts;

export interface LanguageValue {
  readonly language: Language;
  /** The texts around every page. */
  readonly texts: LayoutTexts;
  /** The site's own, for addresses that are passed on. */
  readonly origin: string;
}

const LanguageContext = createContext<LanguageValue | null>(null);

interface LanguageProviderProps {
  readonly language: Language;
  readonly texts: LayoutTexts;
  readonly origin?: string | undefined;
  readonly children: ReactNode;
}

export function LanguageProvider({ language, texts, origin, children }: LanguageProviderProps) {
  const value = useMemo(
    () => ({ language, texts, origin: origin ?? window.location.origin }),
    [language, texts, origin],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** The page's language and the texts that go with it. */
export function useLanguage(): LanguageValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('useLanguage must be used within a LanguageProvider');
  return value;
}

/** `/contact-us` in Hindi is `/hi/contact-us`; the Hindi home page is `/hi`. */
export function pathInLanguage(path: string, language: Language): string {
  if (language === 'en') return path;
  return path === '/' ? '/hi' : `/hi${path}`;
}
