import { WAITING } from '../../content/waiting';
import { languageOf } from '../lib/language-of';

/** What does not work before React runs: islands, and the buttons that open a dialog. */
export const NEEDS_REACT = 'main [data-island], main [data-dialog]';

/** What a visitor did before the code that answers it was there. */
export interface HeldEvents {
  /** The form that was submitted last. */
  form: HTMLFormElement | null;
  /** The button that was pressed last. */
  button: HTMLButtonElement | null;
  /** Calls `listener`, instead of any other before it, whenever the visitor uses what needs React, and at once where they have. */
  onUse(listener: () => void): void;
  /** Stops holding, and repeats what could not be answered yet. */
  release(): void;
}

declare global {
  interface Window {
    /** Filled by starter.ts, for the entry that comes after it. */
    heldEvents?: HeldEvents;
  }
}

/** How a visitor begins to use something. */
const USES = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'submit'] as const;

export function holdEvents(): HeldEvents {
  let wasUsed = false;
  let notify = () => {};

  const onUse = ({ target }: Event) => {
    if (!needsReact(target)) return;
    wasUsed = true;
    notify();
  };
  const onSubmit = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement) || !needsReact(event.target)) return;
    event.preventDefault();
    held.form = event.target;
    // Some browsers have no `submitter`.
    sayThatItWaits(event.submitter ?? held.form.querySelector('[type="submit"]'));
  };
  const onClick = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
    held.button = needsReact(pressed) ? pressed : null;
    sayThatItWaits(held.button);
  };
  for (const type of USES) addEventListener(type, onUse, { capture: true, passive: true });
  document.addEventListener('submit', onSubmit);
  document.addEventListener('click', onClick);

  const held: HeldEvents = {
    form: null,
    button: null,
    onUse(listener) {
      notify = listener;
      if (wasUsed) listener();
    },
    release() {
      for (const type of USES) removeEventListener(type, onUse, { capture: true });
      document.removeEventListener('submit', onSubmit);
      document.removeEventListener('click', onClick);
      if (held.form?.isConnected) held.form.requestSubmit();
      if (held.button?.isConnected) held.button.click();
    },
  };
  return held;
}

function needsReact(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(NEEDS_REACT) !== null;
}

/** On a slow line the code takes half a minute. The text is drawn by button.css, so that React finds its own text. */
export function sayThatItWaits(control: HTMLElement | null | undefined): void {
  control?.setAttribute('aria-busy', 'true');
  control?.setAttribute('data-waiting', WAITING[languageOf(location.pathname)]);
}

/** Ends the waiting state of all buttons. */
export function endWaiting(): void {
  for (const waiting of document.querySelectorAll('[data-waiting]')) {
    waiting.removeAttribute('data-waiting');
    waiting.removeAttribute('aria-busy');
  }
}
