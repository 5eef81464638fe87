/** The promise clock of a lead: until when the site promised a first contact, and whether that was kept. */

import type { PromiseHours } from '../../../lead-types/lead-type-definition.js';
import { promisedHours } from '../../../lead-types/lead-types.js';
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
