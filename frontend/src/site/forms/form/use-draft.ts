import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { SubmissionAttempt } from '../submission/submission-attempt';
import { readDraft, removeDraft, writeDraft } from './drafts';
import { fillIn, HONEYPOT, typedValues } from './form-values';

const PAUSE_MS = 400;

/**
 * Keeps what is typed into a form across reloads and visits. What was typed before the page came to life stays as it is;
 * the draft fills the fields that are still empty.
 */
export function useDraft(formId: string, form: RefObject<HTMLFormElement | null>) {
  const [restored, setRestored] = useState(false);
  const [kept, setKept] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const flush = () => {
      if (pause.current === undefined) return;
      clearTimeout(pause.current);
      pause.current = undefined;
      keep(formId, element);
      setKept(true);
    };
    const onInput = () => {
      clearTimeout(pause.current);
      pause.current = setTimeout(flush, PAUSE_MS);
    };
    if (Object.values(typedValues(element)).some(Boolean)) onInput();
    if (restore(formId, element)) setRestored(true);
    element.addEventListener('input', onInput);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      element.removeEventListener('input', onInput);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [formId, form]);

  /** Writes the draft now, with the attempt that is about to carry it. */
  const keepAttempt = useCallback(
    (attempt: SubmissionAttempt) => {
      if (form.current) keep(formId, form.current, attempt);
    },
    [formId, form],
  );

  const forget = useCallback(() => {
    clearTimeout(pause.current);
    pause.current = undefined;
    removeDraft(formId);
    setRestored(false);
    setKept(false);
  }, [formId]);

  return { restored, kept, keepAttempt, forget };
}

function keep(formId: string, element: HTMLFormElement, attempt?: SubmissionAttempt): void {
  const { [HONEYPOT]: _trap, ...values } = typedValues(element);
  writeDraft(formId, { values, attempt: attempt ?? readDraft(formId)?.attempt });
}

/** Whether the draft had something to add. */
function restore(formId: string, element: HTMLFormElement): boolean {
  const typed = typedValues(element);
  const missing = Object.entries(readDraft(formId)?.values ?? {}).filter(([name, value]) => value && !typed[name]);
  fillIn(element, Object.fromEntries(missing));
  return missing.length > 0;
}
