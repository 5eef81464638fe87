import { NOTE_EDIT_MINUTES } from '@lead-types/lead-work';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useUser } from '../../session/use-user';
import { Button } from '../../ui/button';
import { useDiscardQuestion } from '../../ui/dialogs/confirm-dialog';
import { ErrorMessage } from '../../ui/errors/error-message';
import { minuteNow, onEveryMinute, TimeAgo } from '../../ui/time-ago';
import { CALL_OUTCOME_LABELS, type LeadDetail, type Note } from './lead';
import { useEditNoteMutation, useLeadNotesQuery } from './leads-api';
import { mayEditLead } from './use-may-edit';
import './lead.css';

/** The lead details include this many notes. */
const PAGE_SIZE = 50;

interface NoteListProps {
  readonly leadId: string;
  readonly notes: LeadDetail['notes'];
  /** The total number of notes, including older notes that are not loaded. */
  readonly count: number;
  /** If undefined, notes cannot be edited. */
  readonly lead?: LeadDetail;
  readonly label?: string;
}

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
  // When the last page has loaded, the button that had the focus unmounts.
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

/** Id of the element that shows the note, so that other parts can scroll to it and focus it. */
export const noteElementId = (id: string) => `note-${id}`;

interface LeadNoteProps {
  readonly note: Note;
  readonly lead: LeadDetail | undefined;
}

/** A note or call. Its author can edit the text for a few minutes. */
function LeadNote({ note, lead }: LeadNoteProps) {
  const { content, call, author, createdAt, editedAt } = note;
  const [isEditing, setEditing] = useState(false);
  const user = useUser();
  useSyncExternalStore(onEveryMinute, minuteNow);
  const isOwn = user !== null && author?._id === user._id;
  const isNew = Date.now() < Date.parse(createdAt) + NOTE_EDIT_MINUTES * 60_000;
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <li className="note-list__note" id={noteElementId(note._id)} tabIndex={-1}>
      {call && <strong>{CALL_OUTCOME_LABELS[call]}</strong>}
      {isEditing && lead ? (
        <EditNote leadId={lead._id} note={note} onDone={() => setEditing(false)} />
      ) : (
        content && <p className="note-list__content">{content}</p>
      )}
      <p className="note-list__by">
        {author?.name ?? 'Former colleague'}, <TimeAgo at={createdAt} />
        {editedAt && (
          <>
            , edited <TimeAgo at={editedAt} />
          </>
        )}
        {lead && user && isOwn && isNew && !isEditing && mayEditLead(user, lead) && (
          <Button small className="note-list__edit" ref={edit} onClick={() => setEditing(true)}>
            Edit<span className="visually-hidden"> your note</span>
          </Button>
        )}
      </p>
    </li>
  );
}

interface EditNoteProps {
  readonly leadId: string;
  readonly note: Note;
  readonly onDone: () => void;
}

function EditNote({ leadId, note, onDone }: EditNoteProps) {
  const [words, setWords] = useState(note.content);
  const [editNote, { error, isLoading }] = useEditNoteMutation();
  const content = words.trim();
  const isChanged = content !== note.content;
  const discard = useDiscardQuestion({ isDirty: () => isChanged, what: 'wrote', onDiscard: onDone });
  const close = () => (isChanged ? discard.ask() : onDone());
  const save = async () => {
    if (isLoading || content === '') return;
    const isKept = !isChanged || !(await editNote({ id: leadId, noteId: note._id, content })).error;
    if (isKept) onDone();
  };
  const onKey = (event: KeyboardEvent) => {
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if ((!isSave && event.key !== 'Escape') || event.nativeEvent.isComposing) return;
    // Handle the key here, so that the lead's pane does not react to it too.
    event.preventDefault();
    event.stopPropagation();
    if (isSave) void save();
    else close();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className="note-list__form" onSubmit={submit}>
      <textarea
        className="field__control"
        aria-label="Your note"
        // biome-ignore lint/a11y/noAutofocus: the user pressed Edit to type here
        autoFocus
        required
        rows={3}
        maxLength={5000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={onKey}
      />
      <ErrorMessage error={error} />
      <div className="note-list__acts">
        <Button small type="submit" isBusy={isLoading}>
          Save note
        </Button>
        <Button small onClick={close}>
          Cancel
        </Button>
      </div>
      {discard.question}
    </form>
  );
}
