import { DIALOG_HASH } from '../lib/dialog-hash';
import { endWaiting, type HeldEvents, sayThatItWaits } from './held-events';
import type { StartedPage } from './start-islands';

/**
 * Brings the buttons that open a form's dialog to life (ui/links.tsx). The dialog is loaded when somebody points at its
 * button, opened when that is pressed, and, for an address that asks for it, at once. Where it cannot be loaded, the button
 * leads to the page behind it; without a network it says whom to call.
 */
export function watchDialogButtons(start: () => Promise<StartedPage>, held: HeldEvents | undefined): void {
  const press = async (button: HTMLElement) => {
    const { dialog = '', fallback = '' } = button.dataset;
    const notice = button.nextElementSibling;
    if (notice?.matches('[role="alert"]')) notice.remove();
    sayThatItWaits(button);
    try {
      const open = await (await start()).loadDialog(dialog);
      if (button.isConnected) open(button);
    } catch {
      if (await isReachable(fallback)) location.assign(fallback);
      else sayThatItIsOffline(button);
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

/** Whether the network is there; where only some files are gone, a newer build has replaced them. */
function isReachable(path: string): Promise<boolean> {
  return fetch(path, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}

/** The notice stands in the page already, in a `<template>` behind the button. */
function sayThatItIsOffline(button: HTMLElement): void {
  const template = button.nextElementSibling;
  if (!(template instanceof HTMLTemplateElement)) return;
  button.after(template.content.cloneNode(true));
  // On a phone the button may stand at the lower edge of the screen.
  button.nextElementSibling?.scrollIntoView({ block: 'nearest' });
}
