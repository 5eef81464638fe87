import { useEffect, useRef } from 'react';
import type { Language } from '../../../content/routes';
import type { Delivery } from '../outbox/outbox-store';
import type { problemOfReturned } from './submit-form';

interface LateDeliveryCallbacks {
  /** Returns the key of the last attempt to send this form, also after the outbox removed its draft. */
  readonly sentKey: () => string | undefined;
  /** The outbox has delivered what this form sent, by whichever tab, or another tab has sent this form. */
  readonly delivered: (delivery: Delivery) => void;
  /** Called once it can be asked whether the outbox returned this form, and why. */
  readonly returned: (problemOf: typeof problemOfReturned) => void;
}

/** Loads what sending needs once the page is idle, and then reports what became of what this form sent before. */
export function useLateDelivery(formId: string, language: Language, callbacks: LateDeliveryCallbacks): void {
  const latest = useRef(callbacks);
  latest.current = callbacks;

  useEffect(() => {
    let stop: (() => void) | undefined;
    let unmounted = false;
    const prepare = async () => {
      const { onDelivered, prepareForOffline, problemOfReturned } = await import('./submit-form');
      await prepareForOffline(language);
      if (unmounted) return;
      latest.current.returned(problemOfReturned);
      stop = onDelivered(
        formId,
        () => latest.current.sentKey(),
        (delivery) => latest.current.delivered(delivery),
      );
    };
    const timer = setTimeout(() => prepare().catch(() => undefined), 500);
    return () => {
      unmounted = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [formId, language]);
}
