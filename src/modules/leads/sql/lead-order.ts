import type { LeadSort, LeadSortField } from '../domain/lead-reader.js';
import { TODAY } from './lead-conditions.js';

/** The due times of open promises alone; written as in the index `leads_promises_open_first`. */
const OPEN_DUE = '(CASE WHEN l.first_response_at IS NULL THEN l.due_at END)';

/** What an order compares first, second ..., over the table alias `l`. Whatever has no value comes last either way. */
const SORT_EXPRESSIONS: Readonly<Record<LeadSortField, readonly string[]>> = {
  'personalInfo.fullName': ['lower(l.full_name)'],
  type: ['l.type'],
  status: ['l.status'],
  createdAt: ['l.created_at'],
  priority: ["array_position(ARRAY['low', 'medium', 'high', 'urgent'], l.priority)"],
  updatedAt: ['l.updated_at'],
  dueAt: [OPEN_DUE],
  // What is to be done first: due follow-ups, then promises by how soon each is due, then later follow-ups, then what
  // is in work, and last what is done; the newest of them first.
  work: [
    `(CASE WHEN l.follow_up_on <= ${TODAY} THEN l.follow_up_on END)`,
    `(CASE WHEN l.follow_up_on <= ${TODAY} THEN l.follow_up_at END)`,
    OPEN_DUE,
    'l.follow_up_on',
    'l.follow_up_at',
    `(l.status IN ('converted', 'closed', 'rejected'))`,
    'extract(epoch FROM now() - l.created_at)',
  ],
};
/** All that they read of a lead. */
export const ORDERED_COLUMNS =
  'l.id, l.full_name, l.type, l.status, l.priority, l.created_at, l.updated_at, l.due_at, l.first_response_at, l.follow_up_on, l.follow_up_at';

const MAY_BE_ABSENT: readonly LeadSortField[] = ['personalInfo.fullName', 'dueAt', 'work'];

/** The ORDER BY list of leads `l`; the id decides between equals. */
export function leadOrder({ sortBy, sortOrder }: LeadSort): string {
  const direction = sortOrder === 'asc' ? 'ASC' : 'DESC';
  return orderBy(sortBy, direction, 'NULLS LAST');
}

/** The same read back to front. */
export function reversedLeadOrder({ sortBy, sortOrder }: LeadSort): string {
  const direction = sortOrder === 'asc' ? 'DESC' : 'ASC';
  return orderBy(sortBy, direction, 'NULLS FIRST');
}

function orderBy(sortBy: LeadSortField, direction: 'ASC' | 'DESC', absent: 'NULLS LAST' | 'NULLS FIRST'): string {
  const nulls = MAY_BE_ABSENT.includes(sortBy) ? ` ${absent}` : '';
  const terms = SORT_EXPRESSIONS[sortBy].map((expression) => `${expression} ${direction}${nulls}`);
  return [...terms, `l.id ${direction}`].join(', ');
}
