import {
  ApiExtraModels,
  ApiProperty,
  ApiPropertyOptional,
  type ApiPropertyOptions,
  getSchemaPath,
} from '@nestjs/swagger';
import type { ClassConstructor } from 'class-transformer';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { PERMISSIONS, type Permission } from '../domain/permissions.js';
import { ROLES, type Role, type User } from '../domain/user.js';

const PERMISSION_MEANINGS: Readonly<Record<Permission, string>> = {
  canViewAllLeads: 'Can see all leads of their lead types, not only their own',
  canEditAllLeads: 'Can change and assign all leads they see, not only their own',
  canDeleteLeads: 'Can delete leads',
  canManageUsers: 'Can create and change users whose rights do not exceed their own',
  canViewReports: 'Can see reports',
  canExportData: 'Can export leads',
  canBulkActions: 'Can change many leads in one call, if they can change each of them',
  canErasePersonalData: "Can erase a person's details from a lead",
  canManageAssignment: 'Can manage assignment rules and mark other users as away',
  canTakeFromPool: 'Can see the leads of the pool and take them, one at a time',
  canSetTargets: 'Can set the targets of users for the lead types that both can see',
  canManageIntegrations: 'Can manage API keys, whose rights do not exceed their own',
};

const TYPE_MEANINGS = Object.fromEntries(
  LEAD_TYPE_NAMES.map((type) => [type, `Can see leads of the type ${leadTypeDefinition(type).label}`]),
);

/** Returns a class with one boolean per name. `schemaName` is its name in the API document. */
function flagsClass(schemaName: string, meanings: Readonly<Record<string, string>>): ClassConstructor<object> {
  class Flags {}
  Object.defineProperty(Flags, 'name', { value: schemaName });
  for (const [name, description] of Object.entries(meanings)) {
    ApiPropertyOptional({ type: Boolean, description })(Flags.prototype, name);
  }
  return Flags;
}

export const PermissionFlags = flagsClass('Permissions', PERMISSION_MEANINGS);
export const LeadTypeFlags = flagsClass('LeadTypeAccess', TYPE_MEANINGS);

const AllFlags = (flags: ClassConstructor<object>, names: readonly string[], description: string) =>
  ApiProperty({
    description,
    allOf: [{ $ref: getSchemaPath(flags) }],
    selfRequired: true,
    required: [...names],
  } as ApiPropertyOptions);

@ApiExtraModels(PermissionFlags, LeadTypeFlags)
export class UserResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ example: 'Sunita Devi' })
  name: string;

  @ApiProperty({
    description: 'The user signs in with this email. Unique, ignoring case',
    example: 'sunita@kisancanteen.local',
  })
  email: string;

  @ApiProperty({ enum: ROLES, description: 'An admin has every permission and every lead type' })
  role: Role;

  @ApiProperty({ description: 'Whether the user can sign in' })
  isActive: boolean;

  @ApiPropertyOptional({ description: 'True while the user has a password that someone else chose; otherwise absent' })
  mustChangePassword?: boolean;

  @AllFlags(PermissionFlags, PERMISSIONS, 'The current permissions of the user')
  permissions: Record<Permission, boolean>;

  @AllFlags(LeadTypeFlags, LEAD_TYPE_NAMES, 'The lead types that the user can see')
  leadTypeAccess: Record<LeadType, boolean>;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export class UserResult {
  @ApiPropertyOptional({ example: 'User updated successfully!' })
  message?: string;

  @ApiProperty({ type: UserResponse })
  data: UserResponse;
}

export function userResponse(user: User): UserResponse {
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    isActive: user.isActive,
    ...(user.mustChangePassword && { mustChangePassword: true }),
    permissions: flags(PERMISSIONS, user.permissions),
    leadTypeAccess: flags(LEAD_TYPE_NAMES, user.leadTypes),
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}

function flags<T extends string>(names: readonly T[], held: readonly T[]): Record<T, boolean> {
  return Object.fromEntries(names.map((name) => [name, held.includes(name)])) as Record<T, boolean>;
}
