import { OPEN_STATUSES } from '@lead-types/lead-work';
import type { Permission } from '../../session/session-slice';
import type { LeadStats } from '../lead/leads-api';
import type { LeadView } from './lead-view';

/** The leads in a queue: the user's own, or all that the user can see. */
export type QueueOwner = 'mine' | 'team';

type Change = Partial<LeadView>;
type Count = { [Name in keyof LeadStats]: LeadStats[Name] extends number ? Name : never }[keyof LeadStats];

type Order = Pick<LeadView, 'sortBy' | 'sortOrder'>;

interface Queue {
  readonly label: string;
  /** The stats field with the count of each variant; null shows no count. A missing key means no such variant. */
  readonly counts: Readonly<Partial<Record<QueueOwner, Count | null>>>;
  /** The filters of the queue, besides `assignment: 'me'` for own leads. */
  readonly filters: Change;
  readonly order: Order;
  readonly done: string;
  /** The queue is shown to users with one of these permissions. */
  readonly permissions?: Readonly<Record<QueueOwner, readonly Permission[]>>;
  /** The colour of a count above 0. */
  readonly tone?: 'late' | 'soon';
}

const MOST_URGENT_FIRST: Order = { sortBy: 'work', sortOrder: 'asc' };
const DUE_FIRST: Order = { sortBy: 'dueAt', sortOrder: 'asc' };
const OLDEST_FIRST: Order = { sortBy: 'createdAt', sortOrder: 'asc' };
const NO_STEP: Change = { promise: '', followUp: '', nextStep: '' };

export const QUEUES: Readonly<Record<QueueName, Queue>> = {
  work: {
    label: 'My work',
    counts: { mine: null },
    filters: { ...NO_STEP, status: OPEN_STATUSES },
    order: MOST_URGENT_FIRST,
    done: 'You are all caught up.',
  },
  followUps: {
    label: 'Follow-ups due',
    counts: { mine: 'ownFollowUps', team: 'followUpsDue' },
    filters: { followUp: 'due' },
    order: MOST_URGENT_FIRST,
    done: 'No follow-up is due.',
    tone: 'soon',
  },
  overdue: {
    label: 'Overdue',
    counts: { mine: 'ownOverdue', team: 'overdue' },
    filters: { promise: 'overdue' },
    order: DUE_FIRST,
    done: 'Nothing is overdue.',
    tone: 'late',
  },
  dueSoon: {
    label: 'Due soon',
    counts: { mine: 'ownDueSoon', team: 'dueSoon' },
    filters: { promise: 'due_soon' },
    order: DUE_FIRST,
    done: 'Nothing is due soon.',
    tone: 'soon',
  },
  noNextStep: {
    label: 'No next step',
    counts: { mine: 'ownNoNextStep', team: 'noNextStep' },
    filters: { nextStep: 'none' },
    order: OLDEST_FIRST,
    done: 'Every open lead has a next step.',
    tone: 'soon',
  },
  nobodys: {
    label: 'Unassigned',
    counts: { team: 'unassigned' },
    filters: { assignment: 'nobody', status: OPEN_STATUSES },
    order: OLDEST_FIRST,
    done: 'Every open lead is assigned.',
  },
  pool: {
    label: 'Pool',
    counts: { mine: 'pool', team: 'pool' },
    filters: { assignment: 'pool', status: OPEN_STATUSES },
    order: OLDEST_FIRST,
    done: 'The pool is empty.',
    // Users who see all leads also see the pool, because possibly nobody has permission to take from it.
    permissions: { mine: ['canTakeFromPool'], team: ['canTakeFromPool', 'canViewAllLeads'] },
  },
};

export type QueueName = 'work' | 'followUps' | 'overdue' | 'dueSoon' | 'noNextStep' | 'nobodys' | 'pool';

/** Clears the filters of the previous queue. */
const NO_QUEUE: Change = { ...NO_STEP, assignment: '' };

/** The queues that a user with these permissions sees, in order. */
export function queuesOf(
  owner: QueueOwner,
  permissions: Partial<Record<Permission, boolean>> | null | undefined,
): QueueName[] {
  return (Object.keys(QUEUES) as QueueName[]).filter((name) => {
    const { counts, permissions: needed } = QUEUES[name];
    return counts[owner] !== undefined && (!needed || needed[owner].some((permission) => permissions?.[permission]));
  });
}

/** The change that opens a queue. `from`: the current view, if any. */
export function queueView(name: QueueName, owner: QueueOwner, from?: LeadView): Change {
  const { filters, order } = QUEUES[name];
  return { ...withoutQueue(from), assignment: owner === 'mine' ? 'me' : '', ...filters, ...order };
}

/** The change that leaves the current queue and keeps all other filters. */
export function leaveQueue(view: LeadView): Change {
  return { ...withoutQueue(view), sortBy: 'createdAt', sortOrder: 'desc' };
}

/** Clears the status filter only if the current queue sets it; the user's own choice stays. */
function withoutQueue(view: LeadView | undefined): Change {
  const shown = view && shownQueue(view);
  return shown && QUEUES[shown.name].filters.status ? { ...NO_QUEUE, status: [] } : NO_QUEUE;
}

/** Whether a view shows this queue, in any order. Only "My work" must also be sorted by `work`. */
export function isQueueShown(view: LeadView, name: QueueName, owner: QueueOwner): boolean {
  const { filters, order } = QUEUES[name];
  const asked: Change = {
    assignment: owner === 'mine' ? 'me' : '',
    ...filters,
    ...(name === 'work' && { sortBy: order.sortBy }),
  };
  return Object.entries(asked).every(([key, value]) => String(view[key as keyof LeadView]) === String(value));
}

/** The queue that a view shows, or null. */
export function shownQueue(view: LeadView): { readonly name: QueueName; readonly owner: QueueOwner } | null {
  for (const owner of ['mine', 'team'] as const) {
    for (const name of Object.keys(QUEUES) as QueueName[]) {
      if (QUEUES[name].counts[owner] !== undefined && isQueueShown(view, name, owner)) return { name, owner };
    }
  }
  return null;
}
