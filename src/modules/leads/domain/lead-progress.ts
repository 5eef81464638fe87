import type { PromiseHours } from '../../../lead-types/lead-type-definition.js';
import { promisedHours } from '../../../lead-types/lead-types.js';
import { OPEN_STATUSES } from '../../../lead-types/lead-work.js';
import type { Lead } from './lead.js';

const CLOCKED_STATES = ['due_soon', 'overdue', 'kept', 'missed'] as const;

/** `waiting` includes `due_soon`. `promised` means every lead with a due time. Days are days in India. */
export const RESPONSE_PROMISE_FILTERS = [
  ...CLOCKED_STATES,
  'waiting',
  'promised',
  'kept_today',
  'missed_today',
] as const;
export type ResponsePromiseFilter = (typeof RESPONSE_PROMISE_FILTERS)[number];

/** `waiting`, `due_soon`, `overdue`: not contacted yet. `kept`: contacted in time. `missed`: contacted too late. */
export const RESPONSE_PROMISE_STATES = ['none', 'waiting', ...CLOCKED_STATES] as const;
export type ResponsePromiseState = (typeof RESPONSE_PROMISE_STATES)[number];

export interface ResponsePromise {
  readonly hours: PromiseHours | null;
  readonly dueAt: Date | null;
  readonly firstResponseAt: Date | null;
  readonly state: ResponsePromiseState;
}

/** A new lead has no `originalType`. */
type PromisedLead = Pick<Lead, 'type' | 'source'> & Partial<Pick<Lead, 'originalType'>>;

export function responsePromiseOf(
  lead: PromisedLead & Pick<Lead, 'dueAt' | 'dueSoonAt' | 'firstResponseAt'>,
  now: Date,
): ResponsePromise {
  const { dueAt, firstResponseAt } = lead;
  return { hours: leadPromise(lead), dueAt, firstResponseAt, state: stateOf(lead, now) };
}

/** Returns the promise of the original type. If that type promises nothing, the corrected type's promise applies. */
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

/** `none`: the person was contacted and nothing is planned. */
export const NEXT_STEPS = ['first_contact', 'follow_up', 'none'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/**
 * Null for leads that need no work: converted, closed, rejected, spam, merged or erased leads, and leads that have no
 * promise, no contact and no follow-up (newsletter). `NO_NEXT_STEP` in `lead-conditions.ts` must match `none`.
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
