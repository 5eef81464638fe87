import { useEffect, useRef } from 'react';
import type { Language } from '../../../content/routes';
import { readDraft } from '../form/drafts';
import type { WaitingLead } from '../outbox/outbox-store';
import type { refusalOfReturned } from './submit-form';

interface LateNews {
  /** The outbox has delivered what this form sent, by whichever tab. */
  readonly delivered: (lead: WaitingLead) => void;
  /** All is there to ask whether the outbox gave this form back, and why. */
  readonly givenBack: (refusalOf: typeof refusalOfReturned) => void;
}

/** Loads what sending needs once the page rests, and then tells what becomes of what this form sent before. */
export function useLateDelivery(formId: string, language: Language, news: LateNews): void {
  const callbacks = useRef(news);
  callbacks.current = news;

  useEffect(() => {
    // Whoever delivers it may clear the draft before it is looked into here.
    let key = readDraft(formId)?.attempt?.key;
    let stop: (() => void) | undefined;
    let gone = false;
    const prepare = async () => {
      const sending = await import('./submit-form');
      await sending.prepareForOffline(language);
      if (gone) return;
      callbacks.current.givenBack(sending.refusalOfReturned);
      stop = sending.onDelivered(
        () => {
          key = readDraft(formId)?.attempt?.key ?? key;
          return key;
        },
        (lead) => {
          key = undefined;
          callbacks.current.delivered(lead);
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
