/** The parts of an answer about leads that the model knows, as the server says them and as the model does. */

import type { FilterValues, ListValues } from './action.js';
import { sees, typesOf } from './rights.js';
import type { ModelLead, ModelUser, World } from './world.js';

const PRIORITY_ORDER = ['low', 'medium', 'high', 'urgent'];

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
type Json = any;

export function leadInAnswer(lead: Json): unknown {
  const { _id, reference, type, status, priority, assignedTo, quarantined, personalInfo } = lead;
  return { _id, reference, type, status, priority, assignedTo, quarantined, fullName: personalInfo.fullName };
}

export function leadInModel(world: World, lead: ModelLead): unknown {
  const { id, reference, type, status, priority, assignedTo, quarantined, fullName } = lead;
  return { _id: id, reference, type, status, priority, assignedTo: person(world, assignedTo), quarantined, fullName };
}

export function detailInAnswer(lead: Json): unknown {
  return {
    lead: leadInAnswer(lead),
    notes: lead.notes.map((note: Json) => ({ content: note.content, author: note.author })),
    history: lead.history.map((entry: Json) => ({
      action: entry.action,
      actor: entry.actor,
      ...(entry.action === 'lead.updated' && { changes: entry.details.changes }),
    })),
  };
}

export function detailInModel(world: World, lead: ModelLead): unknown {
  return {
    lead: leadInModel(world, lead),
    notes: lead.notes.map(({ content, author }) => ({ content, author: person(world, author) })),
    history: lead.history.map(({ action, actor, changes }) => ({
      action,
      actor: person(world, actor),
      ...(changes && { changes }),
    })),
  };
}

/** A person as answers name them; a deleted one is nobody. */
export function person(world: World, id: string | null): { _id: string; name: string } | null {
  const user = id === null ? undefined : world.users.get(id);
  return user ? { _id: user.id, name: user.name } : null;
}

/** The leads a filter leaves of those the user may see, in no order. */
export function matching(world: World, user: ModelUser, filter: FilterValues): ModelLead[] {
  return [...world.leads.values()].filter((lead) => sees(user, lead) && fits(lead, user, filter));
}

export function sorted(
  leads: readonly ModelLead[],
  { sortBy = 'createdAt', sortOrder = 'desc' }: ListValues,
): ModelLead[] {
  const up = [...leads].sort((a, b) => compare(keyOf(a, sortBy), keyOf(b, sortBy)) || compare(a.id, b.id));
  return sortOrder === 'asc' ? up : up.reverse();
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

function fits(lead: ModelLead, user: ModelUser, filter: FilterValues): boolean {
  const { search, type, status, priority, assignedTo, unassigned, quarantined } = filter;
  if (lead.quarantined !== Boolean(quarantined)) return false;
  if (type && !type.includes(lead.type)) return false;
  if (status && !status.includes(lead.status)) return false;
  if (priority && !priority.includes(lead.priority)) return false;
  if (assignedTo !== undefined && lead.assignedTo !== (assignedTo === 'me' ? user.id : assignedTo)) return false;
  if (unassigned && lead.assignedTo !== null) return false;
  return search === undefined || found(lead, search);
}

/** A literal piece of any text of the lead, or any digits of its phone. */
function found(lead: ModelLead, search: string): boolean {
  const { fullName, phone, reference, otherTexts } = lead;
  const texts = [
    fullName,
    phone,
    `91${phone}`,
    reference,
    `${reference.slice(0, 5)}-${reference.slice(5)}`,
    ...otherTexts,
  ];
  const digits = /^[\d+ -]+$/.test(search) ? search.replace(/\D/g, '') : '';
  return (
    texts.some((text) => text.toLowerCase().includes(search.toLowerCase())) ||
    (digits.length >= 3 && `91${phone}`.includes(digits))
  );
}

function keyOf(lead: ModelLead, sortBy: NonNullable<ListValues['sortBy']>): string | number {
  switch (sortBy) {
    case 'personalInfo.fullName':
      return lead.fullName.toLowerCase();
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
