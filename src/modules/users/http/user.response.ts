import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { Pagination } from '../../../shared/http/paging.js';
import { PERMISSIONS, type Permission } from '../domain/permissions.js';
import { ROLES, type Role, type User } from '../domain/user.js';

/** A map with one boolean a name, every name required. */
function flagsSchema(names: readonly string[]) {
  return {
    type: 'object' as const,
    properties: Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }])),
    required: [...names],
    additionalProperties: false,
  };
}

export class UserResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ example: 'Sunita Devi' })
  name: string;

  @ApiProperty({ example: 'sunita@kisancanteen.local' })
  email: string;

  @ApiProperty({ enum: ROLES })
  role: Role;

  @ApiProperty()
  isActive: boolean;

  @ApiPropertyOptional({ description: 'There, and true, as long as the generated first password is not changed' })
  mustChangePassword?: boolean;

  @ApiProperty({ description: 'The flags that hold now', ...flagsSchema(PERMISSIONS) })
  permissions: Record<Permission, boolean>;

  @ApiProperty({ description: 'The lead types the user may see now', ...flagsSchema(LEAD_TYPE_NAMES) })
  leadTypeAccess: Record<LeadType, boolean>;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export class UserListResponse {
  @ApiProperty({ type: [UserResponse] })
  data: UserResponse[];

  @ApiProperty({ type: Pagination })
  pagination: Pagination;
}

export class UserResult {
  @ApiPropertyOptional({ example: 'User updated successfully!' })
  message?: string;

  @ApiProperty({ type: UserResponse })
  data: UserResponse;
}

class GrantableLeadTypesResponse {
  @ApiProperty({ type: Object, description: 'Lead type -> its label and description', additionalProperties: true })
  definitions: object;
}

export class GrantableLeadTypesResult {
  @ApiProperty({ type: GrantableLeadTypesResponse })
  data: GrantableLeadTypesResponse;
}

/** What the access dialog shows of each type, the presets that turn it on included. */
export function grantableLeadTypes(): object {
  return Object.fromEntries(
    LEAD_TYPE_NAMES.map((type) => {
      const { label, description, presets } = leadTypeDefinition(type);
      return [type, { label, description, presets }];
    }),
  );
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
