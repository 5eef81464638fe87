/** How far the work on a lead has come: whether the promised first contact was in time, and what comes next. */
import type { PromiseHours } from '../../../lead-types/lead-type-definition.js';
import { promisedHours } from '../../../lead-types/lead-types.js';
import { OPEN_STATUSES } from '../../../lead-types/lead-work.js';
import type { Lead } from './lead.js';

const CLOCKED_STATES = ['due_soon', 'overdue', 'kept', 'missed'] as const;

/** What a list can be narrowed to; `waiting` holds what is due soon as well, `promised` whatever has a due time. */
export const RESPONSE_PROMISE_FILTERS = [...CLOCKED_STATES, 'waiting', 'promised'] as const;
export type ResponsePromiseFilter = (typeof RESPONSE_PROMISE_FILTERS)[number];

/**
 * - `none`: nothing was promised
 * - `waiting`, `due_soon`, `overdue`: nobody has been in contact yet
 * - `kept`, `missed`: somebody has, in time or too late
 */
export const RESPONSE_PROMISE_STATES = ['none', 'waiting', ...CLOCKED_STATES] as const;
export type ResponsePromiseState = (typeof RESPONSE_PROMISE_STATES)[number];

export interface ResponsePromise {
  readonly hours: PromiseHours | null;
  readonly dueAt: Date | null;
  readonly firstResponseAt: Date | null;
  readonly state: ResponsePromiseState;
}

/** What a promise is told by; a lead that is just coming has one type only. */
type PromisedLead = Pick<Lead, 'type' | 'source'> & Partial<Pick<Lead, 'originalType'>>;

/** Where a lead's promise stands at a moment. */
export function responsePromiseOf(
  lead: PromisedLead & Pick<Lead, 'dueAt' | 'dueSoonAt' | 'firstResponseAt'>,
  now: Date,
): ResponsePromise {
  const { dueAt, firstResponseAt } = lead;
  return { hours: leadPromise(lead), dueAt, firstResponseAt, state: stateOf(lead, now) };
}

/**
 * What the form that the lead came by promised, which no correction of its type takes back. Where that was nothing, a lead that
 * was made one of another type has that type's promise.
 */
export function leadPromise({ type, originalType, source }: PromisedLead): PromiseHours | null {
  return promisedHours({ type: originalType ?? type, source }) ?? promisedHours({ type, source });
}

function stateOf(
  { dueAt, dueSoonAt, firstResponseAt }: Parameters<typeof responsePromiseOf>[0],
  now: Date,
): ResponsePromiseState {
  if (!dueAt) return 'none';
  if (firstResponseAt) return firstResponseAt <= dueAt ? 'kept' : 'missed';
  if (now > dueAt) return 'overdue';
  return dueSoonAt && now >= dueSoonAt ? 'due_soon' : 'waiting';
}

/** What a lead that is still open waits for; `none`: somebody has responded and nothing is planned. */
export const NEXT_STEPS = ['first_contact', 'follow_up', 'none'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/**
 * What comes next with a lead; null for one that is not worked: converted, closed, rejected, spam, merged, erased, or promised
 * nothing and never answered (a newsletter). `lead-conditions.ts` says the same of `none` in SQL.
 */
export function nextStepOf(
  lead: Pick<Lead, 'status' | 'dueAt' | 'firstResponseAt' | 'followUp' | 'quarantinedAt' | 'mergedInto' | 'erasedAt'>,
): NextStep | null {
  const isOpen = OPEN_STATUSES.some((status) => status === lead.status);
  if (!isOpen || lead.quarantinedAt || lead.mergedInto || lead.erasedAt) return null;
  if (lead.dueAt && !lead.firstResponseAt) return 'first_contact';
  if (lead.followUp) return 'follow_up';
  return lead.firstResponseAt ? 'none' : null;
}
