import type { FormValues } from '../model/form-definition';

const NAME = 'kc:outbox';

/** A form that has arrived, for the tabs that show the same. */
export interface Delivery {
  readonly formId: string;
  /** As they were sent: trimmed. */
  readonly values: FormValues;
  readonly reference: string;
}

/** Tells every tab, this one included, that the outbox has changed, or that a form went past it. */
export function notifyOutboxChange(delivery?: Delivery): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(delivery);
  channel.close();
}

/** Calls back at every change of the outbox, whichever tab or worker made it; the returned function unsubscribes. */
export function onOutboxChange(listener: (delivery?: Delivery) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => listener(data ?? undefined);
  return () => channel.close();
}
