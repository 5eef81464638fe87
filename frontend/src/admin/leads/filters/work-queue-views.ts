import { OPEN_STATUSES } from '@lead-types/lead-work';
import type { Permission } from '../../session/session-slice';
import type { LeadStats } from '../lead/leads-api';
import type { LeadView } from './lead-view';

/** Whether a queue contains the user's own leads or all visible leads. */
export type QueueOwner = 'mine' | 'team';

type Change = Partial<LeadView>;
type Count = { [Name in keyof LeadStats]: LeadStats[Name] extends number ? Name : never }[keyof LeadStats];

type Order = Pick<LeadView, 'sortBy' | 'sortOrder'>;

interface Queue {
  readonly label: string;
  /**
   * The stats field that holds each variant's count, or null if no count is shown. A variant without a key does not
   * exist.
   */
  readonly counts: Readonly<Partial<Record<QueueOwner, Count | null>>>;
  /** The queue's filters. The variant for own leads adds `assignment: 'me'`. */
  readonly filters: Change;
  readonly order: Order;
  readonly done: string;
  /** One of these permissions is required to see the queue. */
  readonly permissions?: Readonly<Record<QueueOwner, readonly Permission[]>>;
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
    // Users who see all leads see the pool too, because there may be no user with permission to take leads from it.
    permissions: { mine: ['canTakeFromPool'], team: ['canTakeFromPool', 'canViewAllLeads'] },
  },
};

export type QueueName = 'work' | 'followUps' | 'overdue' | 'dueSoon' | 'noNextStep' | 'nobodys' | 'pool';

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

/** The change to the view that opens a queue. */
export function queueView(name: QueueName, owner: QueueOwner, from?: LeadView): Change {
  const { filters, order } = QUEUES[name];
  return { ...withoutQueue(from), assignment: owner === 'mine' ? 'me' : '', ...filters, ...order };
}

/** The change to the view that leaves the current queue and keeps all other filters. */
export function leaveQueue(view: LeadView): Change {
  return { ...withoutQueue(view), sortBy: 'createdAt', sortOrder: 'desc' };
}

/** Clears the status filter only if the current queue set it. Otherwise the user has chosen it. */
function withoutQueue(view: LeadView | undefined): Change {
  const shown = view && shownQueue(view);
  return shown && QUEUES[shown.name].filters.status ? { ...NO_QUEUE, status: [] } : NO_QUEUE;
}

/** Whether a view shows this queue. The sort order does not matter, except that "My work" must be sorted by `work`. */
export function isQueueShown(view: LeadView, name: QueueName, owner: QueueOwner): boolean {
  const { filters, order } = QUEUES[name];
  const asked: Change = {
    assignment: owner === 'mine' ? 'me' : '',
    ...filters,
    ...(name === 'work' && { sortBy: order.sortBy }),
  };
  return Object.entries(asked).every(([key, value]) => String(view[key as keyof LeadView]) === String(value));
}

export function shownQueue(view: LeadView): { readonly name: QueueName; readonly owner: QueueOwner } | null {
  for (const owner of ['mine', 'team'] as const) {
    for (const name of Object.keys(QUEUES) as QueueName[]) {
      if (QUEUES[name].counts[owner] !== undefined && isQueueShown(view, name, owner)) return { name, owner };
    }
  }
  return null;
}
