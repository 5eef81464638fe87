import { DIALOG_HASH } from '../lib/addresses';
import { type BufferedEvents, endWaiting, showWaiting } from './event-replay';
import type { StartedPage } from './start-islands';

/**
 * Makes the buttons that open a form's dialog work (ui/links.tsx). A dialog is loaded when the pointer or the focus comes to its
 * button, and opened when that is pressed, or at once if the address asks for it. If it cannot be loaded, the button leads to its
 * fallback page; without a network it shows whom to call.
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

/** Whether the network is there. If only the files are gone, a newer build has replaced them. */
function isReachable(path: string): Promise<boolean> {
  return fetch(path, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}

/** The notice is in a `<template>` behind the button. */
function showOfflineNotice(button: HTMLElement): void {
  const template = button.nextElementSibling;
  if (!(template instanceof HTMLTemplateElement)) return;
  button.after(template.content.cloneNode(true));
  // On a phone the button may be at the lower edge of the screen.
  button.nextElementSibling?.scrollIntoView({ block: 'nearest' });
}
