import type { LeadDetail } from './lead';
import { LeadNote } from './lead-note';
import './note-list.css';

interface NoteListProps {
  readonly notes: LeadDetail['notes'];
  /** The lead they are about, where they can be changed. */
  readonly lead?: LeadDetail;
  readonly label?: string;
}

/** What colleagues wrote, and whom they called. */
export function NoteList({ notes, lead, label }: NoteListProps) {
  return (
    <ul className="note-list" aria-label={label}>
      {notes.map((note) => (
        <LeadNote key={note._id} note={note} lead={lead} />
      ))}
    </ul>
  );
}
