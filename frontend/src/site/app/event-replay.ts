import { WAITING } from '../../content/waiting';
import { needsReact } from './when-needed';

/** What a visitor did before the page was interactive. */
export interface EventRecording {
  /** Calls `listener`, instead of any other before it, whenever the visitor uses what needs React, and at once where they have. */
  onInteraction(listener: () => void): void;
  /** Stops recording, and repeats what could not be answered yet: a form that was submitted, a button that was pressed. */
  replay(): void;
}

declare global {
  interface Window {
    /** Recorded by starter.ts, for the entry that comes after it. */
    eventRecording?: EventRecording;
  }
}

/** How a visitor begins to use something. */
const INTERACTIONS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'submit'] as const;

export function recordEvents(): EventRecording {
  let form: HTMLFormElement | null = null;
  let button: HTMLButtonElement | null = null;
  let interacted = false;
  let notify = () => {};

  const onInteraction = ({ target }: Event) => {
    if (!needsReact(target)) return;
    interacted = true;
    notify();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) form = event.target;
    // Some browsers have no `submitter`.
    sayThatItWaits(event.submitter ?? form?.querySelector('[type="submit"]'));
  };
  const onClick = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
    button = needsReact(pressed) ? pressed : null;
    sayThatItWaits(button);
  };
  for (const type of INTERACTIONS) addEventListener(type, onInteraction, { capture: true, passive: true });
  document.addEventListener('submit', onSubmit);
  document.addEventListener('click', onClick);

  return {
    onInteraction(listener) {
      notify = listener;
      if (interacted) listener();
    },
    replay() {
      for (const type of INTERACTIONS) removeEventListener(type, onInteraction, { capture: true });
      document.removeEventListener('submit', onSubmit);
      document.removeEventListener('click', onClick);
      if (form?.isConnected) form.requestSubmit();
      if (button?.isConnected) button.click();
    },
  };
}

/** On a slow line the code takes half a minute. The text is drawn by button.css, so that React finds its own text. */
function sayThatItWaits(control: HTMLElement | null | undefined): void {
  control?.setAttribute('aria-busy', 'true');
  control?.setAttribute('data-waiting', WAITING[document.documentElement.lang === 'hi' ? 'hi' : 'en']);
}

/** Ends the waiting state of all buttons. The starter, which is part of every page, does not need it. */
export function endWaiting(): void {
  for (const waiting of document.querySelectorAll('[data-waiting]')) {
    waiting.removeAttribute('data-waiting');
    waiting.removeAttribute('aria-busy');
  }
}
