import { safeLocalStorage, safeSessionStorage } from './safe-storage';

/** A draft's storage key is this prefix and the form's `data-draft`. */
export const DRAFT_KEY_PREFIX = 'kc:draft:';

const RELOADED_BUILD_KEY = 'kc:renewed';

/** Reloads at most once per build: on a slow network, the service worker can return the cached page again. */
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

/** Saves typed values as a draft before the reload. Until React runs, nothing else saves them. */
function saveTyped(form: HTMLFormElement): void {
  const key = DRAFT_KEY_PREFIX + form.dataset['draft'];
  // An existing draft has more values than the visitor typed on this page.
  if (!safeLocalStorage.read(key))
    safeLocalStorage.write(key, { values: Object.fromEntries(new FormData(form)), savedAt: Date.now() });
}
