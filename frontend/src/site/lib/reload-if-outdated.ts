import { safeLocalStorage, safeSessionStorage } from './safe-storage';

/** What the keys begin with under which the drafts of forms are kept; a form says the rest in `data-draft`. */
export const DRAFT_KEY = 'kc:draft:';

const RENEWED_KEY = 'kc:renewed';

/**
 * Loads the page anew where the server has a newer build of it: then the files of this one may be gone, and trying again
 * brings nothing. Once for each build, since on a slow line a kept page may come back.
 */
export async function reloadIfOutdated(): Promise<void> {
  const script = document.querySelector('script[type=module]')?.getAttribute('src');
  const answer = await fetch(window.location.pathname);
  if (
    !script ||
    !answer.ok ||
    (await answer.text()).includes(script) ||
    safeSessionStorage.read(RENEWED_KEY) === script
  )
    return;
  safeSessionStorage.write(RENEWED_KEY, script);
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-draft]')) keepTyped(form);
  window.location.reload();
}

/** A page that is not alive keeps no drafts yet, and browsers do not bring back what was typed into it. */
function keepTyped(form: HTMLFormElement): void {
  const key = DRAFT_KEY + form.dataset['draft'];
  // An older draft holds more than what was typed in the seconds before this.
  if (!safeLocalStorage.read(key))
    safeLocalStorage.write(key, { values: Object.fromEntries(new FormData(form)), savedAt: Date.now() });
}
