import type { LeadView } from './lead-view';

type Change = Partial<LeadView>;

interface Queue {
  readonly label: string;
  /** The stat that counts it. */
  readonly count?: 'overdue' | 'dueSoon' | 'ownFollowUps';
  readonly isShown: (view: LeadView) => boolean;
  readonly show: Change;
  readonly leave: Change;
}

const NEWEST_FIRST: Change = { sortBy: 'createdAt', sortOrder: 'desc' };
const NOTHING_WAITING: Change = { promise: '', followUp: '' };

/** The ready-made views of the work queue. */
export const QUEUES = {
  mine: {
    label: 'My work',
    isShown: ({ assignment, sortBy }) => assignment === 'me' && sortBy === 'work',
    show: { ...NOTHING_WAITING, assignment: 'me', sortBy: 'work', sortOrder: 'asc' },
    leave: { assignment: '', ...NEWEST_FIRST },
  },
  followUps: {
    label: 'Follow-ups due',
    count: 'ownFollowUps',
    isShown: ({ assignment, followUp }) => assignment === 'me' && followUp === 'due',
    show: { promise: '', followUp: 'due', assignment: 'me', sortBy: 'work', sortOrder: 'asc' },
    leave: { followUp: '', assignment: '', ...NEWEST_FIRST },
  },
  overdue: {
    label: 'Overdue',
    count: 'overdue',
    isShown: ({ promise }) => promise === 'overdue',
    show: { followUp: '', assignment: '', promise: 'overdue', sortBy: 'dueAt', sortOrder: 'asc' },
    leave: { promise: '', ...NEWEST_FIRST },
  },
  dueSoon: {
    label: 'Due soon',
    count: 'dueSoon',
    isShown: ({ promise }) => promise === 'due_soon',
    show: { followUp: '', assignment: '', promise: 'due_soon', sortBy: 'dueAt', sortOrder: 'asc' },
    leave: { promise: '', ...NEWEST_FIRST },
  },
} as const satisfies Readonly<Record<string, Queue>> as Readonly<Record<QueueName, Queue>>;

export type QueueName = 'mine' | 'followUps' | 'overdue' | 'dueSoon';
