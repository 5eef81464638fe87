import { NOTE_EDIT_MINUTES } from '@lead-types/lead-work';
import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { LANGUAGE_LABELS } from '../../api/message-templates-api';
import { useUser } from '../../session/use-user';
import { Button } from '../../ui/button';
import { formatFullTime, formatTime } from '../../ui/dates';
import { Icon } from '../../ui/icon';
import type { IconName } from '../../ui/icon-names';
import { minuteNow, onEveryMinute, TimeAgo } from '../../ui/time-ago';
import { formatHistory } from '../lead/history-list';
import { type LeadDetail, MESSAGE_CHANNEL_LABELS, type Note, noteElementId } from '../lead/lead';
import { useMayEdit } from '../lead/use-may-edit';
import { EditNote } from './edit-note';
import { MessageResult } from './message-outcomes';
import type { TimelineEntry, TimelineKind } from './timeline-api';

const ICONS: Readonly<Record<TimelineKind, IconName>> = {
  call: 'phone',
  whatsapp: 'whatsapp-logo',
  email: 'envelope',
  visit: 'map-pin',
  note: 'note-pencil',
  follow_up: 'calendar-check',
  status: 'tag',
  assignment: 'user-circle',
  other: 'info',
};

const CALL_LABELS: Readonly<Record<NonNullable<Note['call']>, string>> = {
  reached: 'Call answered',
  no_answer: 'Call, no answer',
  busy: 'Call, line busy',
  wrong_number: 'Call, wrong number',
  call_back: 'Call, call back later',
};

interface TimelineEntryProps {
  readonly entry: TimelineEntry;
  readonly lead: LeadDetail;
  /** Names of users by id. */
  readonly people: ReadonlyMap<string, string>;
}

export function TimelineEntryRow({ entry, lead, people }: TimelineEntryProps) {
  const { kind, at, actor, note, history } = entry;
  const isFormer = actor?.isFormer ? ' (former colleague)' : '';
  const by = actor ? `${actor.name}${isFormer}` : note && 'Former colleague';
  const time = (
    <>
      {by && `${by}, `}
      <time dateTime={at} title={formatFullTime(at)}>
        {formatTime(at)}
      </time>
    </>
  );
  return (
    <li className={`timeline-entry timeline-entry--${kind}`} id={note && noteElementId(note._id)} tabIndex={-1}>
      <span className="timeline-entry__icon">
        <Icon name={ICONS[kind]} />
      </span>
      <div className="timeline-entry__body">
        {note && (
          <NoteEntry note={note} lead={lead}>
            {time}
          </NoteEntry>
        )}
        {history && (
          <p className="timeline-entry__line">
            {formatHistory(history, lead.type, people).join('; ')} <span className="timeline-entry__by">{time}</span>
          </p>
        )}
      </div>
    </li>
  );
}

interface NoteEntryProps {
  readonly note: Note;
  readonly lead: LeadDetail;
  /** Author and time. */
  readonly children: ReactNode;
}

/** A note, call or message. Its author can edit the text for a few minutes. */
function NoteEntry({ note, lead, children }: NoteEntryProps) {
  const { content, author, createdAt, editedAt, message } = note;
  const [isEditing, setEditing] = useState(false);
  const user = useUser();
  const mayEdit = useMayEdit(lead);
  useSyncExternalStore(onEveryMinute, minuteNow);
  const isOwn = user !== null && author?._id === user._id;
  const isNew = Date.now() < Date.parse(createdAt) + NOTE_EDIT_MINUTES * 60_000;
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useLayoutEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <>
      <p className="timeline-entry__line">
        <strong>{noteTitle(note)}</strong>
        {message?.template && (
          <>
            {' '}
            <span lang={message.template.language}>{message.template.name}</span> (
            {LANGUAGE_LABELS[message.template.language]})
          </>
        )}{' '}
        <span className="timeline-entry__by">
          {children}
          {editedAt && (
            <>
              , edited <TimeAgo at={editedAt} />
            </>
          )}
        </span>
        {content && isOwn && isNew && !isEditing && mayEdit && (
          <Button small className="timeline-entry__edit" ref={edit} onClick={() => setEditing(true)}>
            Edit<span className="visually-hidden"> your note</span>
          </Button>
        )}
      </p>
      {isEditing ? (
        <EditNote leadId={lead._id} note={note} onDone={() => setEditing(false)} />
      ) : (
        content && <p className="timeline-entry__content">{content}</p>
      )}
      {message && <MessageResult lead={lead} noteId={note._id} message={message} mayEdit={mayEdit} />}
    </>
  );
}

function noteTitle({ call, message }: Note): string {
  if (call) return CALL_LABELS[call];
  return message ? MESSAGE_CHANNEL_LABELS[message.channel] : 'Note';
}
