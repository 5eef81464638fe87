/** The promise clock of a lead: until when the site promised a first contact, and whether that was kept. */

import type { PromiseHours } from '../../../lead-types/lead-type-definition.js';
import { promisedHours } from '../../../lead-types/promised-hours.js';
import type { Lead } from './lead.js';

/** What a list can be narrowed to. */
export const PROMISE_FILTERS = ['due_soon', 'overdue', 'kept', 'missed'] as const;
export type PromiseFilter = (typeof PROMISE_FILTERS)[number];

/**
 * - `none`: nothing was promised
 * - `waiting`, `due_soon`, `overdue`: nobody has been in contact yet
 * - `kept`, `missed`: somebody has, in time or too late
 */
export const PROMISE_STATES = ['none', 'waiting', ...PROMISE_FILTERS] as const;
export type PromiseState = (typeof PROMISE_STATES)[number];

export interface LeadPromise {
  readonly hours: PromiseHours | null;
  readonly dueAt: Date | null;
  readonly firstResponseAt: Date | null;
  readonly state: PromiseState;
}

/** Where a lead's promise stands at a moment. */
export function promiseOf(
  lead: Pick<Lead, 'type' | 'details' | 'dueAt' | 'dueSoonAt' | 'firstResponseAt'>,
  now: Date,
): LeadPromise {
  const { dueAt, firstResponseAt } = lead;
  return { hours: promisedHours(lead), dueAt, firstResponseAt, state: stateOf(lead, now) };
}

function stateOf({ dueAt, dueSoonAt, firstResponseAt }: Parameters<typeof promiseOf>[0], now: Date): PromiseState {
  if (!dueAt) return 'none';
  if (firstResponseAt) return firstResponseAt <= dueAt ? 'kept' : 'missed';
  if (now > dueAt) return 'overdue';
  return dueSoonAt && now >= dueSoonAt ? 'due_soon' : 'waiting';
}
