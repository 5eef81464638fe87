import type { LeadType } from '../../../lead-types/lead-types.js';
import { hasPermission, type Rights } from '../../users/domain/user.js';
import { leadErased, leadMerged, leadNotChangeable, leadNotFound } from './lead.errors.js';
import type { Lead } from './lead.js';

/** Who asks: a member of staff, with the rights that hold now. */
export interface Viewer extends Rights {
  readonly id: string;
}

/**
 * Which leads somebody can see: those of `types` and, when `assignedTo` is set, only the ones assigned to that user, with
 * `orInPool` those of the shared pool besides. Every query over leads (list, count, search, stats, detail, notes, export, bulk)
 * is narrowed by this and nothing else.
 */
export interface LeadScope {
  readonly types: readonly LeadType[];
  readonly assignedTo: string | null;
  readonly orInPool?: boolean;
}

/** The one place that turns rights into what can be seen. */
export function leadScope(viewer: Viewer): LeadScope {
  if (hasPermission(viewer, 'canViewAllLeads')) return { types: viewer.leadTypes, assignedTo: null };
  const own = { types: viewer.leadTypes, assignedTo: viewer.id };
  return hasPermission(viewer, 'canTakeFromPool') ? { ...own, orInPool: true } : own;
}

/** Whether all that `narrow` shows is within `wide`. */
export function isWithinScope(narrow: LeadScope, wide: LeadScope): boolean {
  const types = new Set(wide.types);
  const isNoWider = wide.orInPool === true || narrow.orInPool !== true;
  return (
    (wide.assignedTo === null || (wide.assignedTo === narrow.assignedTo && isNoWider)) &&
    narrow.types.every((type) => types.has(type))
  );
}

/** Whether a scope covers a lead of that type that somebody (null: nobody) has, or that is in the pool. */
export function isInScope(
  { types, assignedTo, orInPool = false }: LeadScope,
  lead: { readonly type: LeadType; readonly assignedTo: string | null; readonly inPool: boolean },
): boolean {
  return (
    types.includes(lead.type) && (assignedTo === null || assignedTo === lead.assignedTo || (orInPool && lead.inPool))
  );
}

/** Whether the viewer may change or note a lead that they can see. */
export function mayChange(viewer: Viewer, lead: Pick<Lead, 'assignee'>): boolean {
  return hasPermission(viewer, 'canEditAllLeads') || lead.assignee?.id === viewer.id;
}

/** The lead that the viewer sees (null where they see none), if they may change it. */
export function requireChangeable<Found extends Lead>(viewer: Viewer, lead: Found | null): Found {
  if (!lead) throw leadNotFound();
  if (lead.mergedInto !== null) throw leadMerged();
  if (!mayChange(viewer, lead)) throw leadNotChangeable();
  if (lead.erasedAt !== null) throw leadErased();
  return lead;
}

/** How many of the named leads the viewer cannot see, if they see `visible` of them. An id named twice counts once. */
export function countUnseen(ids: readonly string[], visible: number): number {
  return new Set(ids.map((id) => id.toLowerCase())).size - visible;
}

/** Narrows a scope to what the viewer may change as well as see. A lead of the pool is taken first. */
export function changeableScope(viewer: Viewer): LeadScope {
  return hasPermission(viewer, 'canEditAllLeads')
    ? leadScope(viewer)
    : { types: viewer.leadTypes, assignedTo: viewer.id };
}
