import { safeLocalStorage, safeSessionStorage } from './safe-storage';

/** The prefix of the storage keys of drafts; the rest is in a form's `data-draft`. */
export const DRAFT_KEY_PREFIX = 'kc:draft:';

const RELOADED_BUILD_KEY = 'kc:renewed';

/**
 * Reloads the page if the server has a newer build: the files of this one may be gone, and a retry would fail. At most once for each
 * build, since on a slow network the service worker may answer with the cached page.
 */
export async function reloadIfOutdated(): Promise<void> {
  const script = document.querySelector('script[type=module]')?.getAttribute('src');
  const answer = await fetch(window.location.pathname);
  if (
    !script ||
    !answer.ok ||
    (await answer.text()).includes(script) ||
    safeSessionStorage.read(RELOADED_BUILD_KEY) === script
  )
    return;
  safeSessionStorage.write(RELOADED_BUILD_KEY, script);
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-draft]')) saveTyped(form);
  window.location.reload();
}

/** Drafts are not saved before React runs, so a reload would lose what was typed. */
function saveTyped(form: HTMLFormElement): void {
  const key = DRAFT_KEY_PREFIX + form.dataset['draft'];
  // An older draft holds more than what was typed since the page was opened.
  if (!safeLocalStorage.read(key))
    safeLocalStorage.write(key, { values: Object.fromEntries(new FormData(form)), savedAt: Date.now() });
}
