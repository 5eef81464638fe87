/** Compares leads: each part of a response has one function for the server's version and one for the model's. */

import { LEAD_TYPE_NAMES } from '../../../src/lead-types/lead-types.js';
import type { FilterValues, ListValues } from './action.js';
import type { Json } from './json.js';
import { hasPermission, sees, typesOf } from './rights.js';
import { isFound } from './search.js';
import { dayIn, promiseHoursOf } from './seed.js';
import type { ModelEvent, ModelLead, ModelPair, ModelUser, World } from './world.js';

const OPEN = ['new', 'contacted', 'qualified'];
export const openIn = (status: string): boolean => OPEN.includes(status);
const PRIORITY_ORDER = ['low', 'medium', 'high', 'urgent'];

export function leadInAnswer(lead: Json): unknown {
  const { _id, reference, type, status, priority, assignedTo, inPool, quarantined, spamReasons } = lead;
  const { personalInfo, promise, nextStep } = lead;
  const externalIds = lead.externalIds.map(({ system, id }: Json) => `${system}:${id}`);
  const followUp = lead.followUp && { on: lead.followUp.on, note: lead.followUp.note };
  const { fullName = null } = personalInfo;
  const { state, hours } = promise;
  return {
    _id,
    reference,
    type,
    status,
    priority,
    assignedTo,
    inPool,
    quarantined,
    spamReasons,
    fullName,
    state,
    hours,
    followUp,
    nextStep,
    externalIds,
  };
}

export function leadInModel(world: World, lead: ModelLead): unknown {
  const { id, reference, type, status, priority, assignedTo, inPool, quarantined, spamReasons, fullName, followUp } =
    lead;
  return {
    _id: id,
    reference,
    type,
    status,
    priority,
    assignedTo: person(world, assignedTo),
    inPool,
    quarantined,
    spamReasons,
    fullName,
    state: promiseState(lead),
    hours: promiseHoursOf(lead.originalType ?? type) ?? promiseHoursOf(type),
    followUp,
    nextStep: nextStep(lead),
    externalIds: lead.externalIds,
  };
}

export function notesInAnswer(notes: readonly Json[]): unknown {
  return notes.map(({ content, author, call, message }) => ({
    content,
    author,
    call,
    message: message?.channel ?? null,
  }));
}

export function notesInModel(world: World, lead: ModelLead): unknown {
  return lead.notes.map(({ content, author, call, message }) => ({
    content,
    author: person(world, author),
    call,
    message,
  }));
}

export function detailInAnswer(lead: Json): unknown {
  return {
    lead: leadInAnswer(lead),
    possibleDuplicates: lead.possibleDuplicates,
    mergedInto: lead.mergedInto,
    notes: notesInAnswer(lead.notes),
    noteCount: lead.noteCount,
    history: historyInAnswer(lead.history),
  };
}

function historyInAnswer(history: readonly Json[]): unknown[] {
  return history.map(({ action, actor, details }) => ({
    action,
    actor,
    ...(action === 'lead.updated' && { changes: details.changes }),
  }));
}

/** Without the order of notes among the history: the model has no clock. */
export function timelineInAnswer(entries: readonly Json[]): unknown {
  return {
    notes: notesInAnswer(entries.flatMap(({ note }) => note ?? [])),
    history: historyInAnswer(entries.flatMap(({ history }) => history ?? [])),
  };
}

export function timelineInModel(world: World, user: ModelUser, lead: ModelLead): unknown {
  const repeated = ['lead.noted', 'lead.called', 'lead.messaged'];
  return {
    notes: notesInModel(world, lead),
    history: historyInModel(world, user, lead).filter(({ action }) => !repeated.includes(action)),
  };
}

export function detailInModel(world: World, user: ModelUser, lead: ModelLead): unknown {
  return {
    lead: leadInModel(world, lead),
    possibleDuplicates: openCandidates(world, user, lead).length,
    mergedInto: lead.mergedInto,
    notes: notesInModel(world, lead),
    noteCount: lead.notes.length,
    history: historyInModel(world, user, lead),
  };
}

function historyInModel(world: World, user: ModelUser, lead: ModelLead) {
  return visibleHistory(world, user, lead).map(({ action, actor, changes }) => ({
    action,
    actor: historyActor(world, actor),
    ...(action === 'lead.updated' && { changes }),
  }));
}

function historyActor(world: World, id: string | null): object | null {
  const name = id === null ? undefined : world.formerNames.get(id);
  return name === undefined ? person(world, id) : { _id: id, name, isFormer: true };
}

/** A history event about another lead is complete only for users who see that lead. Others see this lead's changes. */
export function visibleHistory(world: World, user: ModelUser, lead: ModelLead): readonly ModelEvent[] {
  const seesAll = hasPermission(user, 'canViewAllLeads');
  return lead.history.flatMap((event) => {
    if (event.other === undefined || (seesAll && typesOf(user).length === LEAD_TYPE_NAMES.length)) return event;
    const other = world.leads.get(event.other);
    const isPart = other?.mergedInto === lead.id && typesOf(user).includes(other.type);
    if (other && (sees(user, other) || isPart)) return event;
    return event.changes && Object.keys(event.changes).length > 0 ? { ...event, action: 'lead.updated' } : [];
  });
}

/** Everything that the lead's ETag depends on for this user. */
export function stateOf(world: World, user: ModelUser, lead: ModelLead): string {
  const assignee = person(world, lead.assignedTo);
  const duplicates = openCandidates(world, user, lead).length;
  return JSON.stringify([lead.version, lead.history.length, assignee?.name ?? null, duplicates, promiseState(lead)]);
}

/** A person as responses show them; null for a deleted user. */
export function person(world: World, id: string | null): { _id: string; name: string } | null {
  const user = id === null ? undefined : world.users.get(id);
  return user ? { _id: user.id, name: user.name } : null;
}

export function matching(world: World, user: ModelUser, filter: FilterValues): ModelLead[] {
  return [...world.leads.values()].filter((lead) => sees(user, lead) && fits(world, lead, user, filter));
}

export function listedInAnswer(lead: Json): unknown {
  return { lead: leadInAnswer(lead), possibleDuplicates: lead.possibleDuplicates };
}

export function listedInModel(world: World, user: ModelUser, lead: ModelLead): unknown {
  return { lead: leadInModel(world, lead), possibleDuplicates: openCandidates(world, user, lead).length };
}

/** Returns the lead's pairs in these states whose other lead the user sees, unless it is merged or suspected spam. */
export function openCandidates(
  world: World,
  user: ModelUser,
  { id }: ModelLead,
  states: readonly ModelPair['state'][] = ['open'],
): { other: ModelLead; pair: ModelPair }[] {
  return [...world.pairs.values()].flatMap((pair) => {
    if (!states.includes(pair.state) || (pair.first !== id && pair.second !== id)) return [];
    const other = world.leads.get(pair.first === id ? pair.second : pair.first);
    return other && sees(user, other) && !other.quarantined && other.mergedInto === null ? [{ other, pair }] : [];
  });
}

export function pairOf(world: World, one: string, other: string): ModelPair | undefined {
  return world.pairs.get([one, other].sort().join(' '));
}

export function sorted(
  leads: readonly ModelLead[],
  { sortBy = 'createdAt', sortOrder = 'desc' }: ListValues,
): ModelLead[] {
  const direction = sortOrder === 'asc' ? 1 : -1;
  return [...leads].sort((a, b) => {
    const [keys, others] = [keysOf(a, sortBy), keysOf(b, sortBy)];
    for (const [index, key] of keys.entries()) {
      const other = others[index] ?? null;
      // Leads without a value come last in both directions.
      if (key === null || other === null) {
        if (key !== other) return key === null ? 1 : -1;
      } else if (key !== other) return direction * compare(key, other);
    }
    return direction * compare(a.id, b.id);
  });
}

export function statsInModel(world: World, user: ModelUser): unknown {
  const leads = matching(world, user, {});
  const inStatus = (status: string) => leads.filter((lead) => lead.status === status).length;
  return {
    total: leads.length,
    newLeads: inStatus('new'),
    contacted: inStatus('contacted'),
    qualified: inStatus('qualified'),
    converted: inStatus('converted'),
    overdue: leads.filter((lead) => promiseState(lead) === 'overdue').length,
    dueSoon: leads.filter((lead) => promiseState(lead) === 'due_soon').length,
    followUpsDue: matching(world, user, { followUp: 'due' }).length,
    ownOverdue: matching(world, user, { promise: 'overdue', assignedTo: 'me' }).length,
    ownDueSoon: matching(world, user, { promise: 'due_soon', assignedTo: 'me' }).length,
    noNextStep: matching(world, user, { nextStep: 'none' }).length,
    ownNoNextStep: matching(world, user, { nextStep: 'none', assignedTo: 'me' }).length,
    ownFollowUps: matching(world, user, { followUp: 'due', assignedTo: 'me' }).length,
    unassigned: matching(world, user, { unassigned: true, status: OPEN }).length,
    pool: matching(world, user, { pool: true, status: OPEN }).length,
    suspectedSpam: matching(world, user, { quarantined: true }).length,
    leadsByType: typesOf(user)
      .map((type) => ({ _id: type, count: leads.filter((lead) => lead.type === type).length }))
      .filter(({ count }) => count > 0),
    recentLeads: sorted(leads, {})
      .slice(0, 5)
      .map((lead) => leadInModel(world, lead)),
    accessibleLeadTypes: typesOf(user),
  };
}

export function statsInAnswer(stats: Json, user: ModelUser): unknown {
  const order = typesOf(user);
  return {
    ...stats,
    leadsByType: [...stats.leadsByType].sort((a, b) => order.indexOf(a._id) - order.indexOf(b._id)),
    recentLeads: stats.recentLeads.map(leadInAnswer),
    accessibleLeadTypes: [...stats.accessibleLeadTypes].sort((a, b) => order.indexOf(a) - order.indexOf(b)),
  };
}

/** Open leads, late first contacts and due follow-ups per assignee. Rows with only zeros are left out. */
export function teamInModel(world: World, user: ModelUser): unknown {
  const assigneeOf = ({ assignedTo, inPool }: ModelLead) => (inPool ? 'pool' : (assignedTo ?? 'nobody'));
  const rows = new Map<string, [open: number, overdue: number, followUpsDue: number]>();
  for (const lead of matching(world, user, {})) {
    const row = rows.get(assigneeOf(lead)) ?? [0, 0, 0];
    if (OPEN.includes(lead.status)) row[0] += 1;
    if (promiseState(lead) === 'overdue') row[1] += 1;
    if (followUpFits(lead, 'due')) row[2] += 1;
    rows.set(assigneeOf(lead), row);
  }
  return withSomethingToSay([...rows].map(([assignee, counts]) => [assignee, ...counts]));
}

export function teamInAnswer(rows: Json): unknown {
  return withSomethingToSay(
    rows.map(({ user, inPool, open, overdue, followUpsDue }: Json) => [
      user?._id ?? (inPool ? 'pool' : 'nobody'),
      open,
      overdue,
      followUpsDue,
    ]),
  );
}

function withSomethingToSay(rows: readonly (readonly [string, ...number[]])[]): unknown {
  return rows
    .filter(([, ...counts]) => counts.some((count) => count > 0))
    .map((row) => row.join())
    .sort();
}

function fits(world: World, lead: ModelLead, user: ModelUser, filter: FilterValues): boolean {
  const { search, type, status, priority, assignedTo, unassigned, pool, quarantined, promise, followUp, duplicates } =
    filter;
  if (filter.contacted && lead.response === null && lead.status === 'new') return false;
  if (lead.mergedInto !== null) return false;
  if (duplicates && openCandidates(world, user, lead).length === 0) return false;
  if (lead.quarantined !== Boolean(quarantined)) return false;
  if (type && !type.includes(lead.type)) return false;
  if (status && !status.includes(lead.status)) return false;
  if (priority && !priority.includes(lead.priority)) return false;
  if (assignedTo !== undefined && lead.assignedTo !== (assignedTo === 'me' ? user.id : assignedTo)) return false;
  if (unassigned && (lead.assignedTo !== null || lead.inPool)) return false;
  if (pool && !lead.inPool) return false;
  if (promise && !promiseFits(lead, promise)) return false;
  if (followUp && !followUpFits(lead, followUp)) return false;
  if (filter.nextStep && nextStep(lead) !== filter.nextStep) return false;
  return search === undefined || isFound(world, lead, search);
}

function promiseFits(lead: ModelLead, wanted: NonNullable<FilterValues['promise']>): boolean {
  const state = promiseState(lead);
  if (wanted === 'promised') return state !== 'none';
  return state === wanted || (wanted === 'waiting' && state === 'due_soon');
}

function nextStep(lead: ModelLead): string | null {
  if (!['new', 'contacted', 'qualified'].includes(lead.status) || lead.quarantined || lead.mergedInto || lead.erased)
    return null;
  if (lead.due !== 'none' && lead.response === null) return 'first_contact';
  if (lead.followUp) return 'follow_up';
  return lead.response === null ? null : 'none';
}

export function promiseState({ due, response }: ModelLead): string {
  if (due === 'none') return 'none';
  if (response === null) return { past: 'overdue', soon: 'due_soon', later: 'waiting' }[due];
  return response === 'now' && due === 'past' ? 'missed' : 'kept';
}

function followUpFits({ followUp, status }: ModelLead, wanted: NonNullable<FilterValues['followUp']>): boolean {
  if (!followUp) return false;
  const today = dayIn(0);
  if (wanted !== 'upcoming' && !OPEN.includes(status)) return false;
  if (wanted === 'today') return followUp.on === today;
  return wanted === 'due' ? followUp.on <= today : followUp.on > today;
}

function keysOf(lead: ModelLead, sortBy: NonNullable<ListValues['sortBy']>): (string | number | null)[] {
  const { due, dueMs, response, followUp } = lead;
  const openDue = due === 'none' || response !== null ? null : dueMs;
  if (sortBy === 'dueAt') return [openDue];
  if (sortBy === 'work')
    return [
      followUp && followUp.on <= dayIn(0) ? followUp.on : null,
      openDue,
      followUp?.on ?? null,
      ['converted', 'closed', 'rejected'].includes(lead.status) ? 1 : 0,
      -lead.number,
    ];
  return [keyOf(lead, sortBy)];
}

function keyOf(
  lead: ModelLead,
  sortBy: Exclude<NonNullable<ListValues['sortBy']>, 'dueAt' | 'work'>,
): string | number | null {
  switch (sortBy) {
    case 'personalInfo.fullName':
      return lead.fullName?.toLowerCase() ?? null;
    case 'priority':
      return PRIORITY_ORDER.indexOf(lead.priority);
    case 'updatedAt':
      return lead.touched;
    case 'createdAt':
      return lead.number;
    default:
      return lead[sortBy];
  }
}

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
