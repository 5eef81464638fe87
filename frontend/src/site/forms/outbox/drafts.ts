import { DRAFT_KEY_PREFIX } from '../../lib/reload-if-outdated';
import { safeLocalStorage } from '../../lib/safe-storage';
import type { FormValues } from '../model/form-definition';
import type { SubmissionAttempt } from './send-form';
import type { RetryableProblem } from './send-lead';

/** Families share phones. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1_000;

/** What was typed into a form and, once it was sent, the attempt to deliver it. */
export interface Draft {
  readonly values: FormValues;
  readonly attempt?: SubmissionAttempt | undefined;
  /** Why the outbox returned it, until that has been said. */
  readonly problem?: RetryableProblem | undefined;
  /** The problem, as earlier versions of the site called it: devices still hold drafts that they stored. */
  readonly refusal?: RetryableProblem | undefined;
}

type StoredDraft = Draft & { readonly savedAt: number };

export function readDraft(formId: string): StoredDraft | null {
  const stored = safeLocalStorage.read(keyOf(formId)) as StoredDraft | null;
  return stored && Date.now() - stored.savedAt < MAX_AGE_MS ? stored : null;
}

export function writeDraft(formId: string, { values, attempt, problem }: Draft): void {
  safeLocalStorage.write(keyOf(formId), { values, attempt, problem, savedAt: Date.now() } satisfies StoredDraft);
}

export function removeDraft(formId: string): void {
  safeLocalStorage.remove(keyOf(formId));
}

/** Whether the draft is what was sent with these (trimmed) values. */
export function draftHolds(formId: string, values: FormValues): boolean {
  const draft = readDraft(formId);
  return Object.entries(values).every(([name, value]) => (draft?.values[name] ?? '').trim() === value);
}

function keyOf(formId: string): string {
  return DRAFT_KEY_PREFIX + formId;
}
