import { WAIT_TEXTS } from '../../content/waiting';
import { languageOf } from '../lib/addresses';

export const NEEDS_REACT = 'main [data-island], main [data-dialog]';

/** The last submit and the last click of the visitor before the code that handles them has loaded. */
export interface BufferedEvents {
  form: HTMLFormElement | null;
  button: HTMLButtonElement | null;
  /** Sets the listener for the use of something that needs React. If that has happened already, calls it now. */
  onUse(listener: () => void): void;
  /** Stops holding events, and replays the last submit and click. */
  release(): void;
}

declare global {
  interface Window {
    /** starter.ts sets this for entry-client.ts. */
    bufferedEvents?: BufferedEvents;
  }
}

const USES = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'submit'] as const;

export function bufferEvents(): BufferedEvents {
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
    // Older browsers have no `submitter`.
    showWaiting(event.submitter ?? held.form.querySelector('[type="submit"]'));
  };
  const onClick = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
    held.button = needsReact(pressed) ? pressed : null;
    showWaiting(held.button);
  };
  for (const type of USES) addEventListener(type, onUse, { capture: true, passive: true });
  document.addEventListener('submit', onSubmit);
  document.addEventListener('click', onClick);

  const held: BufferedEvents = {
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

/** Loading can take 30 s on a slow network. CSS renders the text, because hydration expects the button's own text. */
export function showWaiting(control: HTMLElement | null | undefined): void {
  control?.setAttribute('aria-busy', 'true');
  control?.setAttribute('data-waiting', WAIT_TEXTS[languageOf(location.pathname)]);
}

export function endWaiting(): void {
  for (const waiting of document.querySelectorAll('[data-waiting]')) {
    waiting.removeAttribute('data-waiting');
    waiting.removeAttribute('aria-busy');
  }
}
