import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { LeadType } from '../../../lead-types/lead-types.js';
import type { KeyScope, Permission } from '../../users/domain/permissions.js';
import type { Rights } from '../../users/domain/user.js';

/** The permissions of a key with this scope. A user needs them, too, to give a key the scope. */
const PERMISSIONS_OF_SCOPE: Readonly<Record<KeyScope, readonly Permission[]>> = {
  'leads:read': ['canViewAllLeads'],
  'contact:read': ['canViewAllLeads'],
  'leads:create': ['canBulkActions'],
  'leads:write': ['canViewAllLeads', 'canEditAllLeads', 'canBulkActions'],
  'leads:delete': ['canViewAllLeads', 'canDeleteLeads'],
  'export:read': ['canViewAllLeads', 'canExportData'],
  'reports:read': ['canViewAllLeads', 'canViewReports'],
  'events:read': ['canViewAllLeads'],
  import: ['canViewAllLeads', 'canEditAllLeads', 'canBulkActions'],
};

export interface KeyRights {
  readonly scopes: readonly KeyScope[];
  readonly leadTypes: readonly LeadType[];
}

/** The rights of a key. A key is no user: it has no password, and can neither be an assignee nor manage users. */
export function rightsOfKey({ scopes, leadTypes }: KeyRights): Rights {
  const permissions = [...new Set(scopes.flatMap((scope) => PERMISSIONS_OF_SCOPE[scope]))];
  return { permissions, leadTypes, scopes };
}

/** Whether the user has all rights that a key with these scopes and types has. */
export function mayGiveKey(user: Rights, key: KeyRights): boolean {
  const { permissions } = rightsOfKey(key);
  // Users need this permission to set external ids. A key that adds leads can set them without it.
  const needed = key.scopes.includes('leads:create') ? [...permissions, 'canEditAllLeads' as const] : permissions;
  return (
    needed.every((permission) => user.permissions.includes(permission)) &&
    key.leadTypes.every((type) => user.leadTypes.includes(type))
  );
}

const MARK = 'kc_';
const SECRET_BYTES = 32;
/** 62 characters: 43 of them hold 256 bits, and 6 hold the checksum. */
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const PREFIX_LENGTH = MARK.length + 6;
const SHAPE = new RegExp(`^${MARK}[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

/** Returns a new secret: `kc_`, 32 random bytes in base 62, and a checksum by which scanners find leaked secrets. */
export function newSecret(): string {
  const random = base62(BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`), SECRET_LENGTH);
  return MARK + random + checksumOf(random);
}

/** The beginning of a secret, which lists of keys show. */
export function prefixOf(secret: string): string {
  return secret.slice(0, PREFIX_LENGTH);
}

/** A secret has 256 random bits, so its hash needs neither salt nor repetition. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function isKeySecret(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const random = text.slice(MARK.length, MARK.length + SECRET_LENGTH);
  return text.slice(MARK.length + SECRET_LENGTH) === checksumOf(random);
}

function checksumOf(random: string): string {
  return base62(BigInt(crc32(random)), CHECKSUM_LENGTH);
}

function base62(value: bigint, length: number): string {
  let rest = value;
  let text = '';
  for (let place = 0; place < length; place += 1) {
    text = BASE62[Number(rest % 62n)] + text;
    rest /= 62n;
  }
  return text;
}
