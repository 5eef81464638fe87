/** For tests: opens pages as visitors do, as static HTML whose islands are hydrated. */
import { afterEach } from '@jest/globals';
import type { ReactElement, ReactNode } from 'react';
import { layoutTexts as en } from '../../content/en/layout';
import { layoutTexts as hi } from '../../content/hi/layout';
import type { Language } from '../../content/routes';
import { watchDialogButtons } from '../app/dialog-buttons';
import { renderPage } from '../app/render-page';
import { type StartedPage, startIslands } from '../app/start-islands';
import { enhancePage } from '../lib/enhance-page';
import { LanguageContext, PageContext, pathInLanguage } from '../lib/language-context';

const TEXTS = { en, hi };
let page: StartedPage | undefined;
let isWatched = false;

/** Replaces the current page with this page's HTML, and starts its islands. */
export async function openPage(
  element: ReactElement,
  { language = 'en', path = '/' }: { readonly language?: Language; readonly path?: string } = {},
): Promise<StartedPage> {
  closePage();
  history.replaceState(null, '', pathInLanguage(path, language));
  document.documentElement.lang = language;
  document.body.innerHTML = await renderPage(element, language, { texts: TEXTS[language], address: '' });
  page = await outsideAct(startIslands);
  if (!isWatched) {
    isWatched = true;
    enhancePage();
    watchDialogButtons(async () => page as StartedPage, undefined);
  }
  return page;
}

function closePage(): void {
  outsideAct(() => page?.unmount());
  page = undefined;
  document.body.innerHTML = '';
  document.documentElement.lang = '';
}

/** Islands start in a transition, which `act` does not wait for. */
function outsideAct<T>(work: () => T): T {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const result = work();
  const restore = () => {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  };
  if (result instanceof Promise) void result.finally(restore);
  else restore();
  return result;
}

afterEach(closePage);

export function InPage({ language = 'en', children }: { readonly language?: Language; readonly children: ReactNode }) {
  return (
    <LanguageContext value={language}>
      <PageContext value={{ texts: TEXTS[language], address: location.href }}>{children}</PageContext>
    </LanguageContext>
  );
}
