import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { ErrorMessage } from '../../ui/errors/error-message';
import type { LeadDetail } from './lead';
import { LeadNote } from './lead-note';
import { useLeadNotesQuery } from './leads-api';
import './note-list.css';

/** As many as come with a lead. */
const PAGE_SIZE = 50;

interface NoteListProps {
  readonly leadId: string;
  /** The newest ones. */
  readonly notes: LeadDetail['notes'];
  /** How many there are. */
  readonly count: number;
  /** The lead they are about, where they can be changed. */
  readonly lead?: LeadDetail;
  readonly label?: string;
}

/** The notes and calls of a lead, newest first; older ones are loaded page by page. */
export function NoteList({ leadId, notes, count, lead, label }: NoteListProps) {
  const [pages, setPages] = useState(1);
  const olderCount = count - pages * PAGE_SIZE;
  return (
    <>
      <ul className="note-list" aria-label={label}>
        {notes.map((note) => (
          <LeadNote key={note._id} note={note} lead={lead} />
        ))}
      </ul>
      {Array.from({ length: pages - 1 }, (_, index) => index + 2).map((page) => (
        <OlderNotes key={page} leadId={leadId} page={page} lead={lead} />
      ))}
      {olderCount > 0 && (
        <Button small className="note-list__more" onClick={() => setPages(pages + 1)}>
          Show older notes ({olderCount})
        </Button>
      )}
    </>
  );
}

type OlderNotesProps = Pick<NoteListProps, 'leadId'> & { readonly page: number; readonly lead: LeadDetail | undefined };

function OlderNotes({ leadId, page, lead }: OlderNotesProps) {
  const { data: notes, error, isFetching, refetch } = useLeadNotesQuery({ id: leadId, page, limit: PAGE_SIZE });
  const part = useRef<HTMLDivElement>(null);
  const focus = () => part.current?.focus({ preventScroll: true });
  // The button that was pressed is gone after the last page.
  useEffect(focus, []);
  return (
    <div className="note-list__older" ref={part} tabIndex={-1}>
      {notes && (
        <ul className="note-list">
          {notes.map((note) => (
            <LeadNote key={note._id} note={note} lead={lead} />
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
