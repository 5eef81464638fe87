/** What jsdom leaves out of a browser, as far as the components ask for it, and how long they are waited for. */
import { setImmediate } from 'node:timers';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// Long enough where the cores are shared, short enough to see soon that something never comes.
configure({ asyncUtilTimeout: 5_000 });

/** As much of a channel as React uses to wait a turn; Node's own would keep the test run from ever ending. */
class OneWayChannel {
  readonly port1: { onmessage: ((event: object) => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: (data: unknown) => void setImmediate(() => this.port1.onmessage?.({ data })) };
}

Object.assign(globalThis, { TextDecoder, TextEncoder, MessageChannel: OneWayChannel });
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
