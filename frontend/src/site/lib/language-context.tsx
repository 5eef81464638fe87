import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { layoutTexts } from '../../content/en/layout';
import type { Language } from '../../content/routes';

export type LayoutTexts = typeof layoutTexts;

export interface LanguageValue {
  readonly language: Language;
  /** The texts around every page. */
  readonly texts: LayoutTexts;
}

const LanguageContext = createContext<LanguageValue | null>(null);

export function LanguageProvider(props: { language: Language; texts: LayoutTexts; children: ReactNode }) {
  const { language, texts, children } = props;
  const value = useMemo(() => ({ language, texts }), [language, texts]);
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
