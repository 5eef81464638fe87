import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { DialogName } from '../../content/form-texts';
import type { Language } from '../../content/routes';
import { keepTextNodes } from '../../shared/lib/keep-text-nodes';
import { ToastProvider } from '../../shared/toasts/toast-provider';
import { loadDialogForm, SHARED_TEXTS } from '../forms/load-form';
import { createFormStore } from '../forms/submissions-slice';
import { languageOf } from '../lib/addresses';
import type { IslandProps } from '../ui/island';
import { captureTypedValues, IslandErrorBoundary, IslandRoot, idPrefixOf, loadIsland } from './islands';

export interface StartedPage {
  /** Loads a form's dialog once. Resolves to a function that opens it; closing it returns the focus to `opener`. */
  loadDialog(name: string): Promise<(opener: HTMLElement) => void>;
  unmount(): void;
}

/** Hydrates every island. Typed values stay, even if React renders an island again because an extension changed it. */
export async function startIslands(): Promise<StartedPage> {
  const language = languageOf(location.pathname);
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const islands = places.map(({ dataset }) => JSON.parse(dataset['island'] ?? '') as IslandProps);
  const [shared, ...elements] = await Promise.all([
    SHARED_TEXTS[language](),
    ...islands.map((island) => loadIsland(island, language)),
  ]);
  const translations = keepTextNodes(window.removals);
  delete window.removals;
  const around = { store: createFormStore(), language };
  const filled: HTMLElement[] = [];
  const roots: Root[] = [];
  await new Promise<void>((resolve) => {
    const starting = new Set(places);
    const onReady = (place?: HTMLElement) => {
      if (place) starting.delete(place);
      if (starting.size > 0) return;
      // Before anything else, because a translator would translate the original texts again.
      translations.callBack();
      // Drafts and checks listen to this event.
      for (const field of filled) field.dispatchEvent(new Event('input', { bubbles: true }));
      resolve();
    };
    // A transition keeps the page responsive. A translated page is hydrated synchronously, so that its original texts
    // never appear.
    const run = translations.isTranslated ? flushSync : startTransition;
    run(() => {
      for (const [index, place] of places.entries()) {
        const restoreTypedValues = captureTypedValues(place);
        const root = (
          <IslandErrorBoundary root={place} name={islands[index]?.name ?? ''}>
            <IslandRoot
              {...around}
              onRendered={() => void filled.push(...restoreTypedValues(place))}
              onReady={() => onReady(place)}
            >
              {elements[index]}
            </IslandRoot>
          </IslandErrorBoundary>
        );
        roots.push(hydrateRoot(place, root, { identifierPrefix: idPrefixOf(index) }));
      }
    });
    if (places.length === 0) onReady();
  });

  const overlay = createRoot(document.body.appendChild(document.createElement('div')));
  const showDialog = (dialog: ReactNode) =>
    overlay.render(
      <IslandRoot {...around}>
        <ToastProvider closeLabel={shared.closeNotice} isSpoken={false}>
          {dialog}
        </ToastProvider>
      </IslandRoot>,
    );
  showDialog(null);

  const dialogs = new Map<string, ReturnType<StartedPage['loadDialog']>>();
  return {
    loadDialog(name) {
      const known = dialogs.get(name);
      if (known) return known;
      const loading = loadDialog(name as DialogName, language, showDialog);
      dialogs.set(name, loading);
      loading.catch(() => dialogs.delete(name));
      return loading;
    },
    unmount() {
      for (const root of [...roots, overlay]) root.unmount();
    },
  };
}

async function loadDialog(name: DialogName, language: Language, show: (dialog: ReactNode) => void) {
  const [{ FormDialog }, form] = await Promise.all([import('../forms/ui/form-dialog'), loadDialogForm(name, language)]);
  // A closed dialog stays mounted, so that its typed values and a running submission are not lost.
  const draw = (open: boolean) => show(<FormDialog {...form} open={open} onClose={() => draw(false)} />);
  return (opener: HTMLElement) => {
    // Closing the dialog returns the focus to the element that had it before. Safari does not focus a clicked button.
    opener.focus();
    // The close event of a dialog is asynchronous. If it has not fired yet, `open` is still true here.
    flushSync(() => draw(false));
    draw(true);
  };
}
