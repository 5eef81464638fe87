import type { SubmitEvent } from 'react';
import { Button } from '../../ui/button';
import { ErrorMessage } from '../../ui/errors/error-message';
import { LongTextField } from '../../ui/fields/fields';
import { ReasonedButton } from '../../ui/unavailable';
import type { LeadDetail } from '../lead/lead';
import { useAddNoteMutation } from '../lead/leads-api';
import { NoteList } from '../lead/note-list';
import { isReadOnly, useEditReason } from '../lead/use-may-edit';
import './lead-notes.css';

/** What colleagues wrote on a lead, and the box to write more. */
export function LeadNotes({ lead }: { lead: LeadDetail }) {
  const [addNote, { error, isLoading }] = useAddNoteMutation();
  const reason = useEditReason(lead);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const content = String(new FormData(form).get('content')).trim();
    if (content === '' || isLoading) return;
    const answer = await addNote({ id: lead._id, content });
    if (!answer.error) form.reset();
  };

  return (
    <section aria-labelledby="lead-notes">
      <h3 id="lead-notes">Notes</h3>
      {lead.notes.length === 0 && <p className="lead-notes__none">No notes yet.</p>}
      <NoteList notes={lead.notes} />
      {reason !== undefined && !isReadOnly(lead) && (
        <p className="lead-notes__locked">
          <ReasonedButton reason={reason}>Add note</ReasonedButton>
        </p>
      )}
      {reason === undefined && (
        <form className="lead-notes__form" onSubmit={submit}>
          <LongTextField
            label="Add a note"
            name="content"
            rows={2}
            maxLength={5000}
            required
            // It is emptied when the note is kept: what is typed meanwhile would go with it.
            readOnly={isLoading}
          />
          <ErrorMessage error={error} />
          <Button type="submit" disabled={isLoading}>
            Add note
          </Button>
        </form>
      )}
    </section>
  );
}
