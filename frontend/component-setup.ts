/** Browser features that jsdom lacks and the components use, and the timeout of queries. */
import { setImmediate } from 'node:timers';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// Long enough for a busy machine, short enough to report soon that something never appears.
configure({ asyncUtilTimeout: 10_000 });

/** The part of MessageChannel that React uses. Node's own would keep the test process running. */
class OneWayChannel {
  readonly port1: { onmessage: ((event: object) => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: (data: unknown) => void setImmediate(() => this.port1.onmessage?.({ data })) };
}

/** The part of Request that the router reads. */
class AddressRequest {
  readonly method = 'GET';
  readonly signal: AbortSignal;

  constructor(
    readonly url: string,
    { signal }: { readonly signal: AbortSignal },
  ) {
    this.signal = signal;
  }
}

Object.assign(globalThis, { TextDecoder, TextEncoder, MessageChannel: OneWayChannel, Request: AddressRequest });
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

HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
/**
 * Caches computed styles by tag and attributes. Tests load no stylesheets, so nothing else hides an element. Every
 * search by role computes the style of every element: a third of the time of the component tests.
 */
const styles = new Map<string, CSSStyleDeclaration>();
const computeStyle = window.getComputedStyle;
window.getComputedStyle = (element, pseudo) => {
  if (pseudo) return computeStyle(element, pseudo);
  const attributes = ['type', 'hidden', 'open', 'style'].map((name) => element.getAttribute(name));
  const kind = JSON.stringify([element.namespaceURI, element.localName, ...attributes]);
  const known = styles.get(kind) ?? computeStyle(element);
  styles.set(kind, known);
  return known;
};

Element.prototype.scrollIntoView ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
