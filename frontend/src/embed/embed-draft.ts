import type { FormValues } from '../site/forms/model/form-definition';
import type { SubmissionAttempt } from '../site/forms/sending/send-lead';
import { safeLocalStorage } from '../site/lib/safe-storage';

/** The other site's storage holds drafts under this prefix and the form's id. */
const KEY_PREFIX = 'kisan-canteen-form:';

/** Drafts expire, because families share phones. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1_000;

interface EmbedDraft {
  readonly values: FormValues;
  /** Kept until the values change, so that a retry creates no second lead. */
  readonly attempt?: SubmissionAttempt | undefined;
}

export function readDraft(formId: string): EmbedDraft | null {
  const stored = safeLocalStorage.read(KEY_PREFIX + formId) as (EmbedDraft & { savedAt: number }) | null;
  if (stored && Date.now() - stored.savedAt < MAX_AGE_MS) return stored;
  if (stored) removeDraft(formId);
  return null;
}

export function writeDraft(formId: string, draft: EmbedDraft): void {
  safeLocalStorage.write(KEY_PREFIX + formId, { ...draft, savedAt: Date.now() });
}

export function removeDraft(formId: string): void {
  safeLocalStorage.remove(KEY_PREFIX + formId);
}
