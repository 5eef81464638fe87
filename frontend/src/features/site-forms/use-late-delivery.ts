import { useEffect, useRef } from 'react';
import type { Language } from '../../content/routes';
import { readDraft } from './drafts';
import type { WaitingLead } from './outbox-store';

/**
 * Loads what sending needs once the page rests, and calls back when the outbox has delivered what this form sent, by
 * whichever tab.
 */
export function useLateDelivery(formId: string, language: Language, delivered: (lead: WaitingLead) => void): void {
  const callback = useRef(delivered);
  callback.current = delivered;

  useEffect(() => {
    // Whoever delivers it may clear the draft before it is looked into here.
    let key = readDraft(formId)?.attempt?.key;
    let stop: (() => void) | undefined;
    let gone = false;
    const prepare = async () => {
      const sending = await import('./sending');
      await sending.prepareForOffline(language);
      if (gone) return;
      stop = sending.onDelivered(
        () => {
          key = readDraft(formId)?.attempt?.key ?? key;
          return key;
        },
        (lead) => {
          key = undefined;
          callback.current(lead);
        },
      );
    };
    const timer = setTimeout(() => prepare().catch(() => undefined), 500);
    return () => {
      gone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [formId, language]);
}
