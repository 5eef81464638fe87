/** Permissions and scope, written from the contract alone. Nothing here calls the server's own rules. */
import type { AccessPreset } from '../../../src/lead-types/lead-type-definition.js';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../../../src/lead-types/lead-types.js';
import { PERMISSIONS, type Permission } from '../../../src/modules/users/domain/permissions.js';

export type ModelRole = 'admin' | 'manager' | 'agent';

export interface AccessProfile {
  role: ModelRole;
  flags: ReadonlySet<Permission>;
  types: ReadonlySet<LeadType>;
}

export interface Owned {
  type: LeadType;
  assignedTo: string | null;
  inPool: boolean;
}

/** Lead types with this preset. src/lead-types/lead-types.spec.ts checks the presets against the specification. */
const typesMarked = (preset: AccessPreset) =>
  LEAD_TYPE_NAMES.filter((type) => leadTypeDefinition(type).presets.includes(preset));

export function roleDefaults(role: ModelRole): { flags: Set<Permission>; types: Set<LeadType> } {
  if (role === 'admin') return { flags: new Set(PERMISSIONS), types: new Set(LEAD_TYPE_NAMES) };
  if (role === 'agent') return { flags: new Set(), types: new Set(typesMarked('default')) };
  const withheld: readonly Permission[] = [
    'canDeleteLeads',
    'canManageUsers',
    'canErasePersonalData',
    'canManageAssignment',
    'canTakeFromPool',
    'canSetTargets',
    'canManageIntegrations',
  ];
  return {
    flags: new Set(PERMISSIONS.filter((flag) => !withheld.includes(flag))),
    types: new Set(typesMarked('manager')),
  };
}

export function flagsOf(user: AccessProfile): Permission[] {
  return PERMISSIONS.filter((flag) => user.role === 'admin' || user.flags.has(flag));
}

export function typesOf(user: AccessProfile): LeadType[] {
  return LEAD_TYPE_NAMES.filter((type) => user.role === 'admin' || user.types.has(type));
}

export function hasPermission(user: AccessProfile, flag: Permission): boolean {
  return flagsOf(user).includes(flag);
}

export function sees(user: AccessProfile & { id: string }, lead: Owned): boolean {
  const isTakeable = lead.inPool && hasPermission(user, 'canTakeFromPool');
  return (
    typesOf(user).includes(lead.type) &&
    (hasPermission(user, 'canViewAllLeads') || lead.assignedTo === user.id || isTakeable)
  );
}

export function canEdit(user: AccessProfile & { id: string }, lead: Owned): boolean {
  return sees(user, lead) && (hasPermission(user, 'canEditAllLeads') || lead.assignedTo === user.id);
}

/** Whether the manager can change this user at all. */
export function canManage(manager: AccessProfile, target: AccessProfile): boolean {
  return manager.role === 'admin' || (target.role !== 'admin' && isWithin(manager, target));
}

/** Whether the manager can turn `before` (null: a new user) into `after`. */
export function canGrant(
  manager: AccessProfile,
  isSelf: boolean,
  before: AccessProfile | null,
  after: AccessProfile,
): boolean {
  if (manager.role === 'admin') return true;
  if (after.role === 'admin') return false;
  const same = before !== null && String(rightsOf(before)) === String(rightsOf(after));
  return isSelf ? same : isWithin(manager, after);
}

function isWithin(manager: AccessProfile, user: AccessProfile): boolean {
  return rightsOf(user)
    .slice(1)
    .every((right) => rightsOf(manager).includes(right));
}

function rightsOf(user: AccessProfile): string[] {
  return [user.role, ...flagsOf(user), ...typesOf(user)];
}
