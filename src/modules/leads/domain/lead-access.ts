import type { LeadType } from '../../../lead-types/lead-types.js';
import { hasPermission, type Rights, requirePermission } from '../../users/domain/user.js';
import { leadErased, leadMerged, leadNotChangeable, leadNotFound } from './lead.errors.js';
import type { Lead } from './lead.js';

export interface Viewer extends Rights {
  readonly id: string;
}

/**
 * The leads that a user can see: leads of `types` and, if `assignedTo` is set, only those assigned to that user.
 * `orInPool` adds the leads in the pool. Every query for leads must apply the scope.
 */
export interface LeadScope {
  readonly types: readonly LeadType[];
  readonly assignedTo: string | null;
  readonly orInPool?: boolean;
}

/** Derives the scope of the leads that the user can see from their rights. No other code may do this. */
export function leadScope(viewer: Viewer): LeadScope {
  if (hasPermission(viewer, 'canViewAllLeads')) return { types: viewer.leadTypes, assignedTo: null };
  const own = { types: viewer.leadTypes, assignedTo: viewer.id };
  return hasPermission(viewer, 'canTakeFromPool') ? { ...own, orInPool: true } : own;
}

/** Whether every lead in `narrow` is also in `wide`. */
export function isWithinScope(narrow: LeadScope, wide: LeadScope): boolean {
  const types = new Set(wide.types);
  const isNoWider = wide.orInPool === true || narrow.orInPool !== true;
  return (
    (wide.assignedTo === null || (wide.assignedTo === narrow.assignedTo && isNoWider)) &&
    narrow.types.every((type) => types.has(type))
  );
}

export function isInScope(
  { types, assignedTo, orInPool = false }: LeadScope,
  lead: { readonly type: LeadType; readonly assignedTo: string | null; readonly inPool: boolean },
): boolean {
  return (
    types.includes(lead.type) && (assignedTo === null || assignedTo === lead.assignedTo || (orInPool && lead.inPool))
  );
}

/** Whether the viewer may edit a lead in their scope or add notes to it. */
export function mayChange(viewer: Viewer, lead: Pick<Lead, 'assignee'>): boolean {
  return hasPermission(viewer, 'canEditAllLeads') || lead.assignee?.id === viewer.id;
}

/**
 * External ids decide which lead another system changes, so only users who may edit all leads set them, and API keys.
 * @throws permissionMissing
 */
export function requireMaySetExternalIds(viewer: Viewer): void {
  if (viewer.scopes === undefined) requirePermission(viewer, 'canEditAllLeads');
}

/** @throws leadNotFound (also if `lead` is null), leadMerged, leadNotChangeable, leadErased */
export function requireChangeable<Found extends Lead>(viewer: Viewer, lead: Found | null): Found {
  if (!lead) throw leadNotFound();
  if (lead.mergedInto !== null) throw leadMerged();
  if (!mayChange(viewer, lead)) throw leadNotChangeable();
  if (lead.erasedAt !== null) throw leadErased();
  return lead;
}

/** Returns how many of the ids are not visible, given the number of visible ones. Repeated ids count once. */
export function countUnseen(ids: readonly string[], visible: number): number {
  return new Set(ids.map((id) => id.toLowerCase())).size - visible;
}

/** The leads that the viewer may change. Users must take a lead from the pool before they change it. */
export function changeableScope(viewer: Viewer): LeadScope {
  return hasPermission(viewer, 'canEditAllLeads')
    ? leadScope(viewer)
    : { types: viewer.leadTypes, assignedTo: viewer.id };
}
