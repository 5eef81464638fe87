import { OPEN_STATUSES } from '@lead-types/lead-work';
import type { Permission } from '../../session/session-slice';
import type { LeadStats } from '../lead/leads-api';
import type { LeadView } from './lead-view';

/** Whose leads a queue holds: the signed-in user's, or those of everybody they may see. */
export type QueueOwner = 'mine' | 'team';

type Change = Partial<LeadView>;
type Count = { [Name in keyof LeadStats]: LeadStats[Name] extends number ? Name : never }[keyof LeadStats];

type Order = Pick<LeadView, 'sortBy' | 'sortOrder'>;

interface Queue {
  readonly label: string;
  /** The stat that counts it, null where none does; it is no queue of those who are missing here. */
  readonly counts: Readonly<Partial<Record<QueueOwner, Count | null>>>;
  /** What the list is narrowed to, whose leads they are aside. */
  readonly filters: Change;
  readonly order: Order;
  /** What is said where it is worked to its end. */
  readonly done: string;
  /** The queue is shown to users with one of these permissions. */
  readonly permissions?: Readonly<Record<QueueOwner, readonly Permission[]>>;
  /** The colour of its count while something waits. */
  readonly tone?: 'late' | 'soon';
}

const MOST_URGENT_FIRST: Order = { sortBy: 'work', sortOrder: 'asc' };
const DUE_FIRST: Order = { sortBy: 'dueAt', sortOrder: 'asc' };
const OLDEST_FIRST: Order = { sortBy: 'createdAt', sortOrder: 'asc' };
const NO_STEP: Change = { promise: '', followUp: '', nextStep: '' };

/** The lists that are worked to their end, in the order of the rail. */
export const QUEUES: Readonly<Record<QueueName, Queue>> = {
  work: {
    label: 'My work',
    counts: { mine: null },
    filters: { ...NO_STEP, status: OPEN_STATUSES },
    order: MOST_URGENT_FIRST,
    done: 'Nothing waits for you.',
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
    done: 'Nothing overdue.',
    tone: 'late',
  },
  dueSoon: {
    label: 'Due soon',
    counts: { mine: 'ownDueSoon', team: 'dueSoon' },
    filters: { promise: 'due_soon' },
    order: DUE_FIRST,
    done: 'Nothing due soon.',
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
    label: 'Nobody has it',
    counts: { team: 'unassigned' },
    filters: { assignment: 'nobody', status: OPEN_STATUSES },
    order: OLDEST_FIRST,
    done: 'Every open lead has somebody.',
  },
  pool: {
    label: 'Pool',
    counts: { mine: 'pool', team: 'pool' },
    filters: { assignment: 'pool', status: OPEN_STATUSES },
    order: OLDEST_FIRST,
    done: 'The pool is empty.',
    // Users who see all leads also see a pool from which nobody takes any.
    permissions: { mine: ['canTakeFromPool'], team: ['canTakeFromPool', 'canViewAllLeads'] },
  },
};

export type QueueName = 'work' | 'followUps' | 'overdue' | 'dueSoon' | 'noNextStep' | 'nobodys' | 'pool';

/** Entering a queue forgets what the one before asked for. */
const NO_QUEUE: Change = { ...NO_STEP, assignment: '' };

/** The queues that there are of `whose` leads for somebody with these rights, in their order. */
export function queuesOf(
  owner: QueueOwner,
  permissions: Partial<Record<Permission, boolean>> | null | undefined,
): QueueName[] {
  return (Object.keys(QUEUES) as QueueName[]).filter((name) => {
    const { counts, permissions: needed } = QUEUES[name];
    return counts[owner] !== undefined && (!needed || needed[owner].some((permission) => permissions?.[permission]));
  });
}

/** The change that enters a queue, from the view on the screen where there is one. */
export function queueView(name: QueueName, owner: QueueOwner, from?: LeadView): Change {
  const { filters, order } = QUEUES[name];
  return { ...withoutQueue(from), assignment: owner === 'mine' ? 'me' : '', ...filters, ...order };
}

/** The change that leaves the queue on the screen for the list that it narrowed. */
export function leaveQueue(view: LeadView): Change {
  return { ...withoutQueue(view), sortBy: 'createdAt', sortOrder: 'desc' };
}

/** A status that somebody chose stays; one that came with the queue goes with it. */
function withoutQueue(view: LeadView | undefined): Change {
  const shown = view && shownQueue(view);
  return shown && QUEUES[shown.name].filters.status ? { ...NO_QUEUE, status: [] } : NO_QUEUE;
}

/** Whether a view shows that queue, however it is ordered; what is nothing but an order is told by it. */
export function isQueueShown(view: LeadView, name: QueueName, owner: QueueOwner): boolean {
  const { filters, order } = QUEUES[name];
  const asked: Change = {
    assignment: owner === 'mine' ? 'me' : '',
    ...filters,
    ...(name === 'work' && { sortBy: order.sortBy }),
  };
  return Object.entries(asked).every(([key, value]) => String(view[key as keyof LeadView]) === String(value));
}

/** The queue that a view shows, of whoever it is; null where it shows none. */
export function shownQueue(view: LeadView): { readonly name: QueueName; readonly owner: QueueOwner } | null {
  for (const owner of ['mine', 'team'] as const) {
    for (const name of Object.keys(QUEUES) as QueueName[]) {
      if (QUEUES[name].counts[owner] !== undefined && isQueueShown(view, name, owner)) return { name, owner };
    }
  }
  return null;
}
