import { type LeadRecord, MISSING_PARTS } from '../model/action.js';
import { dayIn } from '../model/seed.js';
import { FORBIDDEN_TYPE, OPEN_TYPE } from './callers.js';
import type { Targets } from './matrix-world.js';
import { callsAboutEach, type NamedCall } from './named-call.js';

export function bulkCalls({ leads: byKind, users, shareOuts }: Targets): NamedCall[] {
  const leads = Object.values(byKind);
  const agent = users['an agent'];
  const informed = users['a manager who sees a forbidden type'];
  return [
    ['bulk-delete', { kind: 'bulk-delete', leads, route: 'DELETE bulk' }],
    ['bulk-delete by its other path', { kind: 'bulk-delete', leads, route: 'DELETE bulk-delete' }],
    ['bulk-delete by POST', { kind: 'bulk-delete', leads, route: 'POST bulk-delete' }],
    ['bulk-restore', { kind: 'bulk-restore', leads }],
    ['bulk-update', { kind: 'bulk-update', leads, updates: { status: 'closed' }, route: 'PUT bulk' }],
    [
      'bulk-update with its other path',
      { kind: 'bulk-update', leads, updates: { priority: 'low' }, route: 'PUT bulk-update' },
    ],
    ['bulk-assign', { kind: 'bulk-update', leads, updates: { assignedTo: agent }, route: 'PUT bulk' }],
    ['share out', { kind: 'share-out', leads, to: agent }],
    ['share out assigned leads', { kind: 'share-out', leads, to: informed, includeAssigned: true }],
    ['preview of a share-out', { kind: 'preview-share-out', leads, to: agent }],
    ...callsAboutEach(shareOuts)('undo a share-out', (shareOut) => ({ kind: 'undo-share-out', shareOut })),
  ];
}

export function leadCalls({ leads, users }: Targets): NamedCall[] {
  const agent = users['an agent'];
  const aboutEach = callsAboutEach(leads);
  return [
    ...aboutEach('detail', (lead) => ({ kind: 'detail', lead })),
    ...aboutEach('notes', (lead) => ({ kind: 'notes', lead })),
    ...aboutEach('timeline', (lead) => ({ kind: 'timeline', lead })),
    ...aboutEach('open', (lead) => ({ kind: 'open', lead })),
    ...aboutEach('leave', (lead) => ({ kind: 'leave', lead })),
    ...aboutEach('status', (lead) => ({ kind: 'change', lead, changes: { status: 'contacted' }, ifMatch: false })),
    ...aboutEach('correction', (lead) => ({ kind: 'change', lead, changes: { fullName: 'Esha' }, ifMatch: false })),
    ...aboutEach('type', (lead) => ({ kind: 'correct-type', lead, type: 'franchise', ifMatch: false })),
    ...aboutEach('forbidden type', (lead) => ({ kind: 'correct-type', lead, type: FORBIDDEN_TYPE, ifMatch: false })),
    ...aboutEach('assigning by update', (lead) => ({
      kind: 'change',
      lead,
      changes: { assignedTo: agent },
      ifMatch: false,
    })),
    ...aboutEach('assign', (lead) => ({ kind: 'assign', lead, to: agent })),
    ...aboutEach('unassign', (lead) => ({ kind: 'assign', lead, to: null })),
    ...aboutEach('assign to the pool', (lead) => ({ kind: 'assign', lead, to: 'pool' })),
    ...aboutEach('take', (lead) => ({ kind: 'take', lead })),
    ...aboutEach('note', (lead) => ({ kind: 'note', lead, content: 'Called' })),
    ...aboutEach('call', (lead) => ({ kind: 'call', lead, outcome: 'reached' })),
    ...aboutEach('message', (lead) => ({ kind: 'message', lead, channel: 'whatsapp' })),
    ...aboutEach('follow-up', (lead) => ({ kind: 'follow-up', lead, on: dayIn(1), note: 'Ask again' })),
    ...aboutEach('one more follow-up', (lead) => ({ kind: 'add-follow-up', lead, on: dayIn(20) })),
    ...MISSING_PARTS.flatMap((part) => aboutEach(`missing ${part}`, (lead) => ({ kind: 'missing-part', lead, part }))),
    ...aboutEach('restore', (lead) => ({ kind: 'restore', lead })),
    ...aboutEach('delete', (lead) => ({ kind: 'delete', lead })),
    ...aboutEach('erase', (lead) => ({ kind: 'erase', lead })),
  ];
}

/** Calls of another system, which knows leads by their external ids. */
export function recordCalls({ leads, users, externalIds }: Targets): NamedCall[] {
  const aboutEach = callsAboutEach(externalIds);
  const upsertOfEach = (kind: string, record: LeadRecord) =>
    aboutEach(kind, (by) => ({ kind: 'upsert', by, record, ifMatch: false }));
  const [fullName, assignedTo] = ['Esha', users['an agent']];
  const ids = Object.values(externalIds);
  return [
    ...upsertOfEach('upsert', { type: OPEN_TYPE, fullName, status: 'contacted' }),
    ...upsertOfEach('upsert of a forbidden type', { type: FORBIDDEN_TYPE, fullName, priority: 'high' }),
    ...upsertOfEach('upsert without type', { status: 'contacted' }),
    ...upsertOfEach('upsert for an agent', { type: OPEN_TYPE, fullName, assignedTo }),
    ...upsertOfEach('upsert with the id of the foreign lead', { externalIds: [externalIds['foreign lead']] }),
    [
      'batch of new leads',
      {
        kind: 'batch',
        items: [OPEN_TYPE, FORBIDDEN_TYPE].flatMap((type) => [
          { action: 'create', record: { type, fullName } },
          { action: 'create', record: { type, fullName, assignedTo } },
        ]),
      },
    ],
    ...[{ status: 'contacted' }, { assignedTo }].map(
      (record): NamedCall => [
        'batch of changes',
        {
          kind: 'batch',
          items: [
            ...Object.values(leads).map((lead) => ({ action: 'update' as const, lead, ifMatch: false, record })),
            ...ids.map((by) => ({ action: 'update' as const, by, record })),
          ],
        },
      ],
    ),
    [
      'batch of upserts',
      { kind: 'batch', items: ids.map((by) => ({ action: 'upsert', by, record: { type: OPEN_TYPE, fullName } })) },
    ],
  ];
}

export function duplicateCalls({ leads }: Targets): NamedCall[] {
  const { 'own lead': own, 'foreign lead': foreign, 'own merged lead': merged } = leads;
  const aboutEach = callsAboutEach(leads);
  return [
    ...aboutEach('flag as of one person', (lead) => ({ kind: 'flag', lead: own, other: lead })),
    ...aboutEach('possible duplicates', (lead) => ({ kind: 'duplicates', lead })),
    ...aboutEach('link with the own lead', (lead) => ({ kind: 'decide', lead: own, other: lead, state: 'linked' })),
    ...aboutEach('dismiss as duplicate of a foreign lead', (lead) => ({
      kind: 'decide',
      lead,
      other: foreign,
      state: 'dismissed',
    })),
    ...aboutEach('merge into the own lead', (lead) => ({ kind: 'merge', lead: own, other: lead })),
    ...aboutEach('merge the own lead into', (lead) => ({ kind: 'merge', lead, other: own, take: ['status'] })),
    ...aboutEach('undo the merge into', (lead) => ({ kind: 'unmerge', lead, other: merged })),
  ];
}
