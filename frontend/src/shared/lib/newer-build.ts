import { sessionStorage } from './safe-storage';

const KEY = 'kc:renewed';

/**
 * Loads the page anew where the server has a newer build of it: then the files of this one may be gone, and trying again
 * brings nothing. Once for each build, since on a slow line a kept page may come back.
 */
export async function reloadIfNewer(): Promise<void> {
  const script = document.querySelector('script[type=module]')?.getAttribute('src');
  const answer = await fetch(window.location.pathname);
  if (!script || !answer.ok || (await answer.text()).includes(script) || sessionStorage.read(KEY) === script) return;
  sessionStorage.write(KEY, script);
  window.location.reload();
}
