import { type ReactElement, type ReactNode, StrictMode, useEffect, useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import type { Language } from '../../content/routes';
import { loadCallbackForm, loadContactForms, loadForm } from '../forms/load-form';
import type { FormStore } from '../forms/submissions-slice';
import { FormProgress } from '../forms/ui/form-feedback';
import { SiteForm } from '../forms/ui/site-form';
import { LanguageContext } from '../lib/language-context';
import type { IslandProps } from '../ui/island';

/** Loads the code and the texts of an island. The prerendered page and the browser call it, so both render the same. */
export async function loadIsland(island: IslandProps, language: Language): Promise<ReactElement> {
  switch (island.name) {
    case 'form': {
      const spec = await loadForm(island.form, language);
      const progress = island.hasProgress && <FormProgress form={spec.form} texts={spec.shared.progress} />;
      return <SiteForm {...spec} layout={island.layout} progress={progress} />;
    }
    case 'callback':
      return <SiteForm {...(await loadCallbackForm(island.type, language))} layout="row" />;
    case 'contact': {
      const [{ ContactSection }, texts] = await Promise.all([
        import('../forms/sections/contact-section'),
        loadContactForms(language),
      ]);
      return <ContactSection texts={texts} pages={island.pages} />;
    }
    case 'calculator': {
      const [{ InvestmentCalculator }, texts] = await Promise.all([
        import('../franchise/investment-calculator'),
        CALCULATOR_TEXTS[language](),
      ]);
      return <InvestmentCalculator texts={texts} quoteLink={island.quoteLink} />;
    }
  }
}

const CALCULATOR_TEXTS = {
  en: async () => (await import('../../content/en/calculator')).calculatorTexts,
  hi: async () => (await import('../../content/hi/calculator')).calculatorTexts,
};

interface IslandRootProps {
  readonly store: FormStore;
  readonly language: Language;
  /** Called with the first rendering, before any event. */
  readonly onRendered?: (() => void) | undefined;
  /** Called when the island is interactive. */
  readonly onReady?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** What every island stands in: the store that the islands of a page share, and the page's language. */
export function IslandRoot({ store, language, onRendered, onReady, children }: IslandRootProps) {
  useLayoutEffect(() => onRendered?.(), [onRendered]);
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <Provider store={store}>
        <LanguageContext value={language}>{children}</LanguageContext>
      </Provider>
    </StrictMode>
  );
}

/** React's ids start with it, so that no two islands of a page have the same. */
export const idPrefixOf = (place: number): string => `island-${place}-`;
