import { TimeAgo } from '../../ui/time-ago';
import type { LeadDetail } from './lead';
import { CALL_OUTCOME_LABELS } from './lead-labels';
import './note-list.css';

/** What colleagues wrote, and whom they called. */
export function NoteList({ notes, label }: { notes: LeadDetail['notes']; label?: string }) {
  return (
    <ul className="note-list" aria-label={label}>
      {notes.map(({ _id, content, call, author, createdAt }) => (
        <li key={_id}>
          {call && <strong>{CALL_OUTCOME_LABELS[call]}</strong>}
          {content && <p className="note-list__content">{content}</p>}
          <p className="note-list__by">
            {author?.name ?? 'Former colleague'}, <TimeAgo at={createdAt} />
          </p>
        </li>
      ))}
    </ul>
  );
}
