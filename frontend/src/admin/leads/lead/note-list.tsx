import { TimeAgo } from '../../ui/time-ago';
import { CALL_OUTCOME_LABELS } from './format-response-promise';
import type { LeadDetail } from './lead-labels';

/** What colleagues wrote, and whom they called. */
export function NoteList({ notes, label }: { notes: LeadDetail['notes']; label?: string }) {
  return (
    <ul className="lead-details__notes" aria-label={label}>
      {notes.map(({ _id, content, call, author, createdAt }) => (
        <li key={_id}>
          {call && <strong>{CALL_OUTCOME_LABELS[call]}</strong>}
          {content && <p className="lead-details__long">{content}</p>}
          <p className="lead-details__by">
            {author?.name ?? 'Former colleague'}, <TimeAgo at={createdAt} />
          </p>
        </li>
      ))}
    </ul>
  );
}
