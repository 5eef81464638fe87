import { LongTextField } from '../../ui/fields/fields';
import { CALL_OUTCOME_LABELS } from '../lead/lead-labels';
import type { LeadDraft } from './lead-entry';

/** What was entered for a lead that somebody else has now or that was deleted: to read and to copy. */
export function UnsavedEntry({ draft }: { readonly draft: LeadDraft }) {
  return (
    <section aria-label="Not saved">
      <p>
        <strong>Not saved:</strong> what you entered for this lead. Copy it before you leave.
      </p>
      {draft.outcome && <p>{CALL_OUTCOME_LABELS[draft.outcome]}</p>}
      {draft.words && <LongTextField label="Your note" readOnly value={draft.words} />}
    </section>
  );
}
