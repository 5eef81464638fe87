import { Component, type ReactElement, type ReactNode, StrictMode, useEffect, useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import type { Language } from '../../content/routes';
import { reportClientError } from '../../shared/lib/report-client-error';
import { loadCallbackForm, loadContactForms, loadForm, SHARED_TEXTS } from '../forms/load-form';
import type { FormStore } from '../forms/submissions-slice';
import { FormProgress } from '../forms/ui/form-feedback';
import { SiteForm } from '../forms/ui/site-form';
import { LanguageContext } from '../lib/language-context';
import type { IslandProps } from '../ui/island';

/** Loads the code and texts of an island. The prerenderer and the browser both use it, so their markup matches. */
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
    case 'tracking': {
      const [{ RequestTracking }, texts, shared] = await Promise.all([
        import('../forms/ui/request-tracking'),
        TRACKING_TEXTS[language](),
        SHARED_TEXTS[language](),
      ]);
      return <RequestTracking texts={texts} shared={shared} />;
    }
  }
}

const CALCULATOR_TEXTS = {
  en: async () => (await import('../../content/en/calculator')).calculatorTexts,
  hi: async () => (await import('../../content/hi/calculator')).calculatorTexts,
};

const TRACKING_TEXTS = {
  en: async () => (await import('../../content/en/tracking')).trackingTexts,
  hi: async () => (await import('../../content/hi/tracking')).trackingTexts,
};

interface IslandRootProps {
  readonly store: FormStore;
  readonly language: Language;
  readonly onRendered?: (() => void) | undefined;
  readonly onReady?: (() => void) | undefined;
  readonly children: ReactNode;
}

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

/** Makes React's generated ids unique across the islands of a page. */
export const idPrefixOf = (place: number): string => `island-${place}-`;

interface IslandErrorBoundaryProps {
  readonly root: HTMLElement;
  readonly name: string;
  readonly children: ReactNode;
}

/** React would remove an island that throws. Instead, a static copy with the typed values and a notice is shown. */
export class IslandErrorBoundary extends Component<IslandErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };
  private copy: HTMLElement | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportClientError(error, { component: this.props.name });
    import('./failure-notice').then(({ showFailureNotice }) => showFailureNotice()).catch(() => {});
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // The failed island stays in the document until React commits this render.
    this.copy ??= copyOf(this.props.root);
    return <div ref={(place) => place?.append(...(this.copy?.childNodes ?? []))} />;
  }
}

/** Clones an island with its current values. `cloneNode` alone loses the selected option of a select box. */
function copyOf(island: HTMLElement): HTMLElement {
  const copy = island.cloneNode(true) as HTMLElement;
  captureTypedValues(island)(copy);
  return copy;
}

/** Returns a function that copies the values and focus into another render and returns the fields that it filled. */
export function captureTypedValues(page: HTMLElement): (other: HTMLElement) => HTMLElement[] {
  const before = fieldsOn(page);
  const focused = document.activeElement;
  return (other) => {
    const filled: HTMLElement[] = [];
    for (const [place, field] of fieldsOn(other).entries()) {
      const old = before[place];
      if (old?.name !== field.name || old === field) continue;
      if (old.value) field.value = old.value;
      if (old.checked !== old.defaultChecked) field.checked = old.checked;
      if (old === focused) field.focus();
      filled.push(field);
    }
    return filled;
  };
}

const fieldsOn = (page: HTMLElement) => [...page.querySelectorAll<HTMLInputElement>('input, textarea, select')];
