import { NOTE_EDIT_MINUTES } from '@lead-types/lead-work';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useUser } from '../../session/use-user';
import { Button } from '../../ui/button';
import { minuteNow, onEveryMinute, TimeAgo } from '../../ui/time-ago';
import { EditNote } from './edit-note';
import type { LeadDetail, Note } from './lead';
import { CALL_OUTCOME_LABELS } from './lead-labels';
import { mayEditLead } from './use-may-edit';
import './note-list.css';

interface LeadNoteProps {
  readonly note: Note;
  readonly lead: LeadDetail | undefined;
}

/** One note or call; for some minutes who wrote it can change the words. */
export function LeadNote({ note, lead }: LeadNoteProps) {
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
    <li className="note-list__note">
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
