import type { LeadType } from '../../../lead-types/lead-types.js';
import { hasPermission, type Rights } from '../../users/domain/user.js';
import { leadErased, leadMerged, leadNotChangeable, leadNotFound } from './lead.errors.js';
import type { Lead } from './lead.js';

/** Who asks: a member of staff, with the rights that hold now. */
export interface Viewer extends Rights {
  readonly id: string;
}

/**
 * Which leads somebody can see: those of `types` and, when `assignedTo` is set, only the ones assigned to that user.
 * Every query over leads (list, count, search, stats, detail, notes, export, bulk) is narrowed by this and nothing else.
 */
export interface LeadScope {
  readonly types: readonly LeadType[];
  readonly assignedTo: string | null;
}

/** The one place that turns rights into what can be seen. */
export function leadScope(viewer: Viewer): LeadScope {
  return {
    types: viewer.leadTypes,
    assignedTo: hasPermission(viewer, 'canViewAllLeads') ? null : viewer.id,
  };
}

/** Whether all that `narrow` shows is within `wide`. */
export function isWithinScope(narrow: LeadScope, wide: LeadScope): boolean {
  const types = new Set(wide.types);
  return (
    (wide.assignedTo === null || wide.assignedTo === narrow.assignedTo) && narrow.types.every((type) => types.has(type))
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

/** Narrows a scope to what the viewer may change as well as see. */
export function changeableScope(viewer: Viewer): LeadScope {
  const scope = leadScope(viewer);
  return hasPermission(viewer, 'canEditAllLeads') ? scope : { ...scope, assignedTo: viewer.id };
}
