import type { Lead } from './lead.js';

/** A lead from the contact form, for tests. */
export function aLead(changes: Partial<Lead> = {}): Lead {
  return {
    id: '01960000-0000-7000-8000-000000000001',
    reference: '0123456789',
    type: 'contact',
    status: 'new',
    createdAt: new Date('2026-04-22T10:00:00Z'),
    priority: 'medium',
    closeReason: null,
    personalInfo: { fullName: 'Asha', city: 'Gaya' },
    phoneE164: null,
    phoneSuspect: false,
    details: {},
    originalType: null,
    formerDetails: [],
    source: null,
    consent: null,
    assignee: null,
    inPool: false,
    quarantinedAt: null,
    spamReasons: [],
    mergedInto: null,
    erasedAt: null,
    dueAt: null,
    dueSoonAt: null,
    firstResponseAt: null,
    followUp: null,
    version: 1,
    updatedAt: new Date('2026-04-22T10:00:00Z'),
    readAt: new Date('2026-04-22T10:00:00Z'),
    activityMicros: '1776852000000000',
    ...changes,
  };
}
