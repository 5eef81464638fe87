import { DIALOG_HASH } from '../lib/addresses';
import { type BufferedEvents, endWaiting, showWaiting } from './event-replay';
import type { StartedPage } from './start-islands';

/**
 * The dialog loads when its button is hovered or focused, and opens on a click or if the address has `DIALOG_HASH`. If
 * loading fails, the browser goes to the fallback page. Without a network, a notice tells the visitor whom to call.
 */
export function watchDialogButtons(start: () => Promise<StartedPage>, held: BufferedEvents | undefined): void {
  const press = async (button: HTMLElement) => {
    const { dialog = '', fallback = '' } = button.dataset;
    const notice = button.nextElementSibling;
    if (notice?.matches('[role="alert"]')) notice.remove();
    showWaiting(button);
    try {
      const open = await (await start()).loadDialog(dialog);
      if (button.isConnected) open(button);
    } catch {
      if (await isReachable(fallback)) location.assign(fallback);
      else showOfflineNotice(button);
    }
    endWaiting();
  };
  const prepare = async (button: HTMLElement) => (await start()).loadDialog(button.dataset['dialog'] ?? '');

  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const button = dialogButton(target);
      if (button) prepare(button).catch(() => {});
    });
  }
  document.addEventListener('click', ({ target }) => {
    const button = dialogButton(target);
    if (!button) return;
    if (held) held.button = null;
    void press(button);
  });

  const pressed = dialogButton(held?.button ?? null);
  if (pressed) pressed.click();
  if (location.hash !== DIALOG_HASH) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  document.querySelector<HTMLElement>('[data-dialog]')?.click();
}

function dialogButton(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-dialog]') : null;
}

/** Whether the server responds. If it does, the dialog's files are missing because a newer build replaced them. */
function isReachable(path: string): Promise<boolean> {
  return fetch(path, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}

function showOfflineNotice(button: HTMLElement): void {
  const template = button.nextElementSibling;
  if (!(template instanceof HTMLTemplateElement)) return;
  button.after(template.content.cloneNode(true));
  // On a phone the button can be at the lower edge of the screen.
  button.nextElementSibling?.scrollIntoView({ block: 'nearest' });
}
