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
  canViewAllLeads: 'Sees every lead of the types that are on, not only their own',
  canEditAllLeads: 'Changes and assigns every lead they see, not only their own',
  canDeleteLeads: 'Deletes leads',
  canManageUsers: 'Creates and changes staff accounts, within their own rights',
  canViewReports: 'Sees reports',
  canExportData: 'Downloads leads',
  canBulkActions: 'Acts on many leads at once, as far as they may act on one',
  canErasePersonalData: 'Erases what a lead says of a person',
  canManageAssignment: 'Makes the rules that assign new leads, marks others away',
  canTakeFromPool: 'Sees the leads of the shared pool and takes them, one at a time',
};

const TYPE_MEANINGS = Object.fromEntries(
  LEAD_TYPE_NAMES.map((type) => [type, `Sees leads of the type ${leadTypeDefinition(type).label}`]),
);

/** The class of a map with one boolean a name. `schemaName` names it in the API document. */
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

/** Such a map with every name required. */
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
    description: 'What they sign in with, unique without regard to case',
    example: 'sunita@kisancanteen.local',
  })
  email: string;

  @ApiProperty({ enum: ROLES, description: 'An admin has every permission and every lead type' })
  role: Role;

  @ApiProperty({ description: 'Whether they can sign in' })
  isActive: boolean;

  @ApiPropertyOptional({ description: 'There, and true, as long as the generated first password is not changed' })
  mustChangePassword?: boolean;

  @AllFlags(PermissionFlags, PERMISSIONS, 'The flags that hold now')
  permissions: Record<Permission, boolean>;

  @AllFlags(LeadTypeFlags, LEAD_TYPE_NAMES, 'The lead types the user may see now')
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
