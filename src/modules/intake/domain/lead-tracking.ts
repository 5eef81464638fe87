import { OPEN_STATUSES } from '../../../lead-types/lead-work.js';
import { phoneNumbersIn, plainText } from '../../../shared/domain/phone.js';
import type { LeadStatus } from '../../leads/domain/lead.js';
import { REFERENCE_LENGTH } from './submission.repository.js';

/** `received`: no contact yet. `in_progress`: a colleague has contacted the visitor. `closed`: the work has ended. */
export const TRACKED_STATES = ['received', 'in_progress', 'closed'] as const;
export type TrackedState = (typeof TRACKED_STATES)[number];

/** A lead with the state of the lead that it was merged into, if it was. */
export interface TrackedLead {
  readonly phone: string | null;
  readonly phoneE164: string | null;
  readonly createdAt: Date;
  readonly dueAt: Date | null;
  readonly status: LeadStatus;
  readonly isContacted: boolean;
}

/** The part of a lead that its visitor can see. */
export interface RequestProgress {
  readonly receivedAt: Date;
  /** The time by which somebody calls; null if nobody promised a call, or somebody has already called. */
  readonly callBy: Date | null;
  readonly state: TrackedState;
}

/**
 * Returns a typed reference as it is stored, or null if it cannot be one. Accepts lower case, blanks, hyphens, digits
 * of any script, and the letters O, I and L for the digits that they look like.
 */
export function storedReference(typed: string): string | null {
  const code = plainText(typed)
    .toUpperCase()
    .replace(/[\s\p{P}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]+$/.test(code) && code.length === REFERENCE_LENGTH ? code : null;
}

/** Returns four digits as 0-9, or null if the text is something else. */
export function fourDigits(typed: string): string | null {
  const digits = plainText(typed).replace(/\s/g, '');
  return /^\d{4}$/.test(digits) ? digits : null;
}

/** Whether one of the lead's phone numbers ends in these digits. */
export function phoneEndsIn({ phone, phoneE164 }: Pick<TrackedLead, 'phone' | 'phoneE164'>, digits: string): boolean {
  return [phoneE164 ?? '', ...phoneNumbersIn(phone ?? '')].some((number) => number.endsWith(digits));
}

export function requestProgress({ createdAt, dueAt, status, isContacted }: TrackedLead): RequestProgress {
  const state = stateOf(status, isContacted);
  return { receivedAt: createdAt, callBy: state === 'received' ? dueAt : null, state };
}

function stateOf(status: LeadStatus, isContacted: boolean): TrackedState {
  if (!OPEN_STATUSES.some((open) => open === status)) return 'closed';
  return isContacted || status !== 'new' ? 'in_progress' : 'received';
}
