import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { ErrorMessage } from '../../ui/errors/error-message';
import { TimeAgo } from '../../ui/time-ago';
import { CALL_OUTCOME_LABELS, type LeadDetail, MESSAGE_CHANNEL_LABELS, type Note } from './lead';
import { useLeadNotesQuery } from './leads-api';
import './lead.css';

/** The lead details include this many notes. */
const PAGE_SIZE = 50;

interface NoteListProps {
  readonly leadId: string;
  readonly notes: LeadDetail['notes'];
  /** The total number of notes, including older notes that are not loaded. */
  readonly count: number;
  readonly label: string;
}

/** The notes of a merged lead. Those of the open lead are in its timeline. */
export function NoteList({ leadId, notes, count, label }: NoteListProps) {
  const [pages, setPages] = useState(1);
  const olderCount = count - pages * PAGE_SIZE;
  return (
    <>
      <ul className="note-list" aria-label={label}>
        {notes.map((note) => (
          <NoteItem key={note._id} note={note} />
        ))}
      </ul>
      {Array.from({ length: pages - 1 }, (_, index) => index + 2).map((page) => (
        <OlderNotes key={page} leadId={leadId} page={page} />
      ))}
      {olderCount > 0 && (
        <Button small className="note-list__more" onClick={() => setPages(pages + 1)}>
          Show older notes ({olderCount})
        </Button>
      )}
    </>
  );
}

type OlderNotesProps = Pick<NoteListProps, 'leadId'> & { readonly page: number };

function OlderNotes({ leadId, page }: OlderNotesProps) {
  const { data: notes, error, isFetching, refetch } = useLeadNotesQuery({ id: leadId, page, limit: PAGE_SIZE });
  const part = useRef<HTMLDivElement>(null);
  const focus = () => part.current?.focus({ preventScroll: true });
  // When the last page has loaded, the button that had the focus unmounts.
  useEffect(focus, []);
  return (
    <div className="note-list__older" ref={part} tabIndex={-1}>
      {notes && (
        <ul className="note-list">
          {notes.map((note) => (
            <NoteItem key={note._id} note={note} />
          ))}
        </ul>
      )}
      {!notes && isFetching && <p role="status">Loading older notes...</p>}
      {error && !isFetching && (
        <>
          <ErrorMessage error={error} />
          <Button
            small
            onClick={() => {
              focus();
              void refetch();
            }}
          >
            Try again
          </Button>
        </>
      )}
    </div>
  );
}

/** A note, call or message. */
function NoteItem({ note }: { readonly note: Note }) {
  const { content, call, message, author, createdAt, editedAt } = note;
  const title = call ? CALL_OUTCOME_LABELS[call] : message && MESSAGE_CHANNEL_LABELS[message.channel];
  return (
    <li className="note-list__note">
      {title && <strong>{title}</strong>}
      {content && <p className="note-list__content">{content}</p>}
      <p className="note-list__by">
        {author?.name ?? 'Former colleague'}, <TimeAgo at={createdAt} />
        {editedAt && (
          <>
            , edited <TimeAgo at={editedAt} />
          </>
        )}
      </p>
    </li>
  );
}
