import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { DRAFT_KEY_PREFIX } from '../../lib/reload-if-outdated';
import { safeLocalStorage } from '../../lib/safe-storage';
import type { FormValues } from '../model/form-definition';
import { fillIn, HONEYPOT, typedValues } from '../model/values';
import type { RetryableProblem, SubmissionAttempt } from '../sending/send-lead';

/** Drafts expire, because families share phones. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1_000;

interface Draft {
  readonly values: FormValues;
  readonly attempt?: SubmissionAttempt | undefined;
  /** Why the outbox returned the form. Removed once the visitor has seen it. */
  readonly problem?: RetryableProblem | undefined;
  /** The name of `problem` in drafts that earlier versions of the site stored. */
  readonly refusal?: RetryableProblem | undefined;
}

type StoredDraft = Draft & { readonly savedAt: number };

export function readDraft(formId: string): StoredDraft | null {
  const stored = safeLocalStorage.read(keyOf(formId)) as StoredDraft | null;
  if (stored && Date.now() - stored.savedAt < MAX_AGE_MS) return stored;
  if (stored) removeDraft(formId);
  return null;
}

export function writeDraft(formId: string, { values, attempt, problem }: Draft): void {
  safeLocalStorage.write(keyOf(formId), { values, attempt, problem, savedAt: Date.now() } satisfies StoredDraft);
}

export function removeDraft(formId: string): void {
  safeLocalStorage.remove(keyOf(formId));
}

export function draftHolds(formId: string, values: FormValues): boolean {
  const draft = readDraft(formId);
  return Object.entries(values).every(([name, value]) => (draft?.values[name] ?? '').trim() === value);
}

function keyOf(formId: string): string {
  return DRAFT_KEY_PREFIX + formId;
}

const SAVE_DELAY_MS = 400;

/** Keeps a form's values across reloads and visits. The draft fills only fields that are empty when React starts. */
export function useDraft(formId: string, form: RefObject<HTMLFormElement | null>) {
  const [restored, setRestored] = useState(false);
  const [saved, setSaved] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const flush = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      saveDraft(formId, element);
      setSaved(true);
    };
    const onInput = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, SAVE_DELAY_MS);
    };
    if (Object.values(typedValues(element)).some(Boolean)) onInput();
    if (fillFromDraft(formId, element)) setRestored(true);
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

  const saveAttempt = useCallback(
    (attempt: SubmissionAttempt) => {
      if (form.current) saveDraft(formId, form.current, attempt);
    },
    [formId, form],
  );

  /** Saves the form's values again, because another tab can overwrite the draft. */
  const saveAgain = useCallback(() => {
    const element = form.current;
    if (element && Object.values(typedValues(element)).some(Boolean)) saveDraft(formId, element);
  }, [formId, form]);

  /** Removes the draft. If `sent` is given, removes it only if another tab has not replaced it. */
  const clear = useCallback(
    (sent?: FormValues) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      if (!sent || draftHolds(formId, sent)) removeDraft(formId);
      setRestored(false);
      setSaved(false);
    },
    [formId],
  );

  return { restored, saved, saveAttempt, saveAgain, clear };
}

function saveDraft(formId: string, element: HTMLFormElement, attempt?: SubmissionAttempt): void {
  const { [HONEYPOT]: _honeypot, ...values } = typedValues(element);
  writeDraft(formId, { values, attempt: attempt ?? readDraft(formId)?.attempt });
}

/** Returns whether it filled any field. */
function fillFromDraft(formId: string, element: HTMLFormElement): boolean {
  const typed = typedValues(element);
  const missing = Object.entries(readDraft(formId)?.values ?? {}).filter(([name, value]) => value && !typed[name]);
  fillIn(element, Object.fromEntries(missing));
  return missing.length > 0;
}
