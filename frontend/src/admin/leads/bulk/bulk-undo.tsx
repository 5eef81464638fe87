import { useEffect, useRef, useState } from 'react';
import type { BodyOf } from '../../../shared/api/api-types';
import { useToast } from '../../../shared/toasts/toast-provider';
import { problemMessage } from '../../api/problem';
import { usePermission, useUser } from '../../session/use-user';
import { Button } from '../../ui/button';
import { formatNumber } from '../../ui/format-number';
import { useOnFocusLost } from '../../ui/on-focus-lost';
import { TimeAgo } from '../../ui/time-ago';
import { formatFollowUpTime } from '../composer/follow-up-times';
import { PRIORITY_LABELS } from '../lead/lead';
import { useAssigneesQuery } from '../lead/leads-api';
import { type BulkAct, useBulkActsQuery, useUndoBulkActMutation } from './bulk-acts-api';
import './bulk.css';

/** By then, the toast with the same Undo button has closed. */
const AFTER_MS = 13_000;

/** Offers Undo for the latest bulk change above the list, also after a reload, until it is undone or dismissed. */
export function BulkUndoNote({ onFocusLost }: { readonly onFocusLost: () => void }) {
  const mayChange = usePermission('canBulkActions');
  const userId = useUser()?._id ?? '';
  const { data: acts } = useBulkActsQuery(undefined, { skip: !mayChange, refetchOnMountOrArgChange: true });
  const [dismissed, setDismissed] = useState(() => readDismissed(userId));
  const [shown, setShown] = useState('');
  const last = acts?.find(({ _id }) => _id > dismissed);
  const { _id: id, at } = last ?? {};
  useEffect(() => {
    if (id === undefined || at === undefined) return;
    // The clocks of the server and the device can differ.
    const waitMs = Math.min(AFTER_MS, Math.max(0, Date.parse(at) + AFTER_MS - Date.now()));
    const timer = setTimeout(() => setShown(id), waitMs);
    return () => clearTimeout(timer);
  }, [id, at]);
  if (!last || shown !== last._id) return null;
  return (
    <Note
      key={last._id}
      act={last}
      onDismiss={() => {
        setDismissed(last._id);
        storeDismissed(userId, last._id);
      }}
      onFocusLost={onFocusLost}
    />
  );
}

interface NoteProps {
  readonly act: BulkAct;
  readonly onDismiss: () => void;
  readonly onFocusLost: () => void;
}

function Note({ act, onDismiss, onFocusLost }: NoteProps) {
  const [isUndoing, setUndoing] = useState(false);
  const undo = useBulkUndo();
  const note = useRef<HTMLParagraphElement>(null);
  useOnFocusLost(note, onFocusLost);
  const { data: people = [] } = useAssigneesQuery(undefined, { skip: !act.details['assignedTo'] });
  const run = async () => {
    setUndoing(true);
    await undo(act._id);
    setUndoing(false);
  };
  return (
    <p className="bulk-undo-note" ref={note}>
      <span className="bulk-undo-note__words">
        Last bulk action: {describeAct(act, new Map(people.map(({ _id, name }) => [_id, name])))},{' '}
        <TimeAgo at={act.at} />
      </span>
      <Button small isBusy={isUndoing} onClick={() => void run()}>
        Undo
      </Button>
      <Button small onClick={onDismiss}>
        Dismiss
      </Button>
    </p>
  );
}

/** Returns for example "updated 41 leads to qualified". */
export function describeAct({ kind, details, affected }: BulkAct, people: ReadonlyMap<string, string>): string {
  const leads = `${formatNumber(affected)} leads`;
  if (kind === 'delete') return `deleted ${leads}`;
  if (kind === 'not_spam') return `marked ${leads} as not spam`;
  if (kind === 'share_out') {
    const count = Number(details['people'] ?? 0);
    const among = count === 0 ? '' : ` among ${formatNumber(count)} ${count === 1 ? 'person' : 'people'}`;
    return `shared out ${leads}${among}`;
  }
  const { status, priority, assignedTo, inPool, followUp } = details as BulkChange['updates'];
  if (status) return `updated ${leads} to ${status}`;
  if (priority) return `set the priority of ${leads} to ${PRIORITY_LABELS[priority]}`;
  if (assignedTo) return `assigned ${leads} to ${people.get(assignedTo) ?? 'a colleague'}`;
  if (inPool) return `moved ${leads} to the pool`;
  if (assignedTo === null) return `unassigned ${leads}`;
  if (followUp?.on) return `set the follow-up of ${leads} to ${formatFollowUpTime({ ...followUp, on: followUp.on })}`;
  return followUp === null ? `completed the follow-up of ${leads}` : `changed ${leads}`;
}

/** Undoes a bulk change or share-out and says for how many leads. Leads that changed since then stay as they are. */
export function useBulkUndo(): (id: string) => Promise<void> {
  const [undoAct] = useUndoBulkActMutation();
  const showToast = useToast();
  const undo = async (id: string): Promise<void> => {
    const { data: undone, error } = await undoAct(id);
    if (!undone) {
      const isGone = error && 'status' in error && error.status === 404;
      const again = isGone ? undefined : { label: 'Undo', run: () => undo(id) };
      return showToast('error', problemMessage(error), again);
    }
    const { requested, affected } = undone.data;
    if (affected === requested) return showToast('success', `Undone for ${formatNumber(affected)} leads`);
    const kept = `The others have changed since then, or you can no longer change them.`;
    showToast('warning', `Undone for ${formatNumber(affected)} of ${formatNumber(requested)} leads. ${kept}`);
  };
  return undo;
}

export type BulkChange = BodyOf<'put', '/api/leads/bulk'>;

const DISMISSED_KEY = 'kisan_canteen_dismissed_undo';

/** Ids sort by time, so the id of the latest dismissed act also hides all earlier ones. */
function readDismissed(userId: string): string {
  const [owner, id] = (localStorage.getItem(DISMISSED_KEY) ?? '').split(' ');
  return owner === userId ? (id ?? '') : '';
}

function storeDismissed(userId: string, id: string): void {
  try {
    localStorage.setItem(DISMISSED_KEY, `${userId} ${id}`);
  } catch {
    // The storage is full or blocked. The note then returns after a reload.
  }
}
