import { OPEN_STATUSES } from '../../../lead-types/lead-work.js';
import type { Lead } from './lead.js';

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
