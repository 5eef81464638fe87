import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { type ClassConstructor, Transform } from 'class-transformer';
import {
  IsBoolean,
  IsDefined,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import {
  ApiCount,
  ChoiceField,
  constraint,
  EmailField,
  FlagField,
  IsName,
  inOneLine,
  LineField,
  MAX_LINE_LENGTH,
  NameField,
  PartOf,
} from '../../../shared/http/fields.js';
import { DEFAULT_PAGE_SIZE, LimitField, PageField, Pagination } from '../../../shared/http/paging.js';
import { CurrentPasswordField } from '../../auth/http/current-password-field.js';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../users/domain/password-rules.js';
import { PERMISSIONS, type Permission } from '../../users/domain/permissions.js';
import { ROLES, type Role } from '../../users/domain/user.js';
import { LeadTypeFlags, PermissionFlags, UserResponse } from '../../users/http/user.response.js';
import type { Flags } from '../domain/access-profile.js';
import { mixesAlphabets } from '../domain/confusable-names.js';
import { LEADS_DESTINATIONS, type LeadsDestination, type OpenLeads } from '../domain/staff.repository.js';

export class UserListResponse {
  @ApiProperty({ type: [UserResponse] })
  data: UserResponse[];

  @ApiProperty({ type: Pagination })
  pagination: Pagination;
}

class GrantableLeadTypesResponse {
  @ApiProperty({
    type: Object,
    description: 'Map from lead type to its label, its description and the presets that include it',
    additionalProperties: {
      type: 'object',
      required: ['label', 'description', 'presets'],
      properties: {
        label: { type: 'string' },
        description: { type: 'string' },
        presets: { type: 'array', items: { type: 'string', enum: ['manager', 'sales', 'hr', 'default'] } },
      },
    },
    example: {
      newsletter: { label: 'Newsletter', description: 'A subscription to the newsletter', presets: ['manager'] },
    },
  })
  definitions: object;
}

export class GrantableLeadTypesResult {
  @ApiProperty({ type: GrantableLeadTypesResponse })
  data: GrantableLeadTypesResponse;
}

export function grantableLeadTypes(): object {
  return Object.fromEntries(
    LEAD_TYPE_NAMES.map((type) => {
      const { label, description, presets } = leadTypeDefinition(type);
      return [type, { label, description, presets }];
    }),
  );
}

class OpenLeadsOfType {
  @ApiProperty({ enum: LEAD_TYPE_NAMES })
  _id: LeadType;

  @ApiCount('Open leads of this type', 17)
  count: number;
}

class OpenLeadsResponse {
  @ApiCount('Open leads (new, contacted or qualified)', 298)
  open: number;

  @ApiProperty({ type: [OpenLeadsOfType] })
  byType: OpenLeadsOfType[];
}

export class OpenLeadsResult {
  @ApiProperty({ type: OpenLeadsResponse })
  data: OpenLeadsResponse;
}

export function openLeadsResponse({ open, byType }: OpenLeads): OpenLeadsResponse {
  return { open, byType: byType.map(({ type, count }) => ({ _id: type, count })) };
}

export const PasswordField = (label: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => (value === '' ? undefined : value)),
    IsDefined({ message: `${label} is required.` }),
    IsString({ message: `${label} must be text.` }),
    MinLength(MIN_PASSWORD_LENGTH, { message: `${label} must have at least ${MIN_PASSWORD_LENGTH} characters.` }),
    MaxLength(MAX_PASSWORD_LENGTH, { message: `${label} can have at most ${MAX_PASSWORD_LENGTH} characters.` }),
    ApiProperty({
      type: String,
      format: 'password',
      minLength: MIN_PASSWORD_LENGTH,
      maxLength: MAX_PASSWORD_LENGTH,
      description: `${label}. It must not be a common password or be made of the user's email, the user's name or the company name`,
    }),
  );

function FlagsField(
  schema: ClassConstructor<object>,
  names: readonly string[],
  { label, description, required = false }: { label: string; description: string; required?: boolean },
): PropertyDecorator {
  const flags = flagsDto(names);
  return applyDecorators(
    // Null counts as left out.
    Transform(({ value }) => value ?? undefined),
    PartOf(() => flags),
    required ? IsDefined({ message: `${label} is required.` }) : IsOptional(),
    IsObject({ message: `${label} must be an object with true or false for names such as ${names[0]}.` }),
    ApiProperty({
      selfRequired: required,
      allOf: [{ $ref: getSchemaPath(schema) }],
      description: `${label}. ${description}`,
      example: { [names[0] ?? '']: true },
    }),
  );
}

/** Returns a class with one property per name, so that an error says which one is wrong. */
function flagsDto(names: readonly string[]): ClassConstructor<object> {
  class FlagsDto {}
  for (const name of names) {
    ValidateIf((_, value) => value !== undefined)(FlagsDto.prototype, name);
    IsBoolean({ message: `${name} must be true or false.` })(FlagsDto.prototype, name);
  }
  return FlagsDto;
}

const OF_NEW_USER = 'If left out, the role sets them. If you send any, all others are false';
const OF_USER = 'Names you leave out do not change';

const PermissionsField = (description: string) =>
  FlagsField(PermissionFlags, PERMISSIONS, { label: 'Permissions', description });
const LeadTypeAccessField = (description: string, required = false) =>
  FlagsField(LeadTypeFlags, LEAD_TYPE_NAMES, { label: 'Lead type access', description, required });

/** Invisible characters, except the joiners that Hindi needs after a vowel sign or virama. */
const INVISIBLE = /(?<!\p{M})[\u200C\u200D]|(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;

const ofOneAlphabet = (label: string, isMixed: (text: string) => boolean): PropertyDecorator =>
  constraint(
    'isOfOneAlphabet',
    `${label} must not mix letters of different alphabets that look alike.`,
    (value) => typeof value === 'string' && !isMixed(value),
  );

/** Removes invisible characters from a user's name, and refuses look-alike letters of another alphabet. */
const StaffName = (): PropertyDecorator =>
  applyDecorators(
    // A name of only invisible characters stays unchanged, so that it is refused later.
    Transform(({ value }) => (typeof value === 'string' ? value.replace(INVISIBLE, '') || value : value)),
    ofOneAlphabet('Name', mixesAlphabets),
  );

/** Refuses an email with look-alike letters of another alphabet, even if whole words consist of them. */
const StaffEmail = (): PropertyDecorator =>
  ofOneAlphabet('Email', (email) => mixesAlphabets(email.replace(/[^\p{L}\p{M}]/gu, '')));

export class CreateUserDto {
  @StaffName()
  @NameField({ label: 'Name', required: true, example: 'Sunita Devi' })
  name: string;

  @StaffEmail()
  @EmailField({ label: 'Email', required: true, example: 'sunita@kisancanteen.local' })
  email: string;

  @PasswordField('Password')
  password: string;

  @ChoiceField(ROLES, { label: 'Role', description: 'Default: agent. Sets the rights that are left out' })
  role?: Role;

  @PermissionsField(OF_NEW_USER)
  permissions?: Flags<Permission>;

  @LeadTypeAccessField(OF_NEW_USER)
  leadTypeAccess?: Flags<LeadType>;
}

/** Optional. If it is left out or empty, the user keeps the current name. */
const NewNameField = (): PropertyDecorator =>
  applyDecorators(
    StaffName(),
    Transform(({ value }) => (typeof value === 'string' && value !== '' ? inOneLine(value) : value || undefined)),
    IsOptional(),
    IsString({ message: 'Name must be text.' }),
    IsName({ label: 'Name' }),
    MaxLength(MAX_LINE_LENGTH, { message: `Name can have at most ${MAX_LINE_LENGTH} characters.` }),
    ApiPropertyOptional({
      type: String,
      maxLength: MAX_LINE_LENGTH,
      description: 'Name with at least one letter or digit',
    }),
  );

export class LeadsChoiceDto {
  @ChoiceField(LEADS_DESTINATIONS, {
    label: 'To',
    required: true,
    description:
      '`rules`: assignment rules choose a new assignee; `pool`: to the pool; `user`: to the user in `userId`. Leads that cannot go there become unassigned',
  })
  to: LeadsDestination;

  @ValidateIf(({ to }: LeadsChoiceDto) => to === 'user')
  @IsUUID('all', { message: "User id must be a user's id." })
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'The new assignee. Required with `user`' })
  userId?: string;
}

const LeadsChoiceField = (): PropertyDecorator =>
  applyDecorators(
    PartOf(() => LeadsChoiceDto),
    IsOptional(),
    IsObject({ message: 'Leads must be an object.' }),
    ApiPropertyOptional({
      type: LeadsChoiceDto,
      description:
        'Where the open leads of the user go if the user loses them. Needs canViewAllLeads and canEditAllLeads. If left out, the leads become unassigned.',
    }),
  );

export class LeaveDto {
  @LeadsChoiceField()
  leads?: LeadsChoiceDto;
}

export class UpdateUserDto {
  @NewNameField()
  name?: string;

  @StaffEmail()
  @EmailField({ label: 'Email' })
  email?: string;

  @ChoiceField(ROLES, { label: 'Role' })
  role?: Role;

  @PermissionsField(OF_USER)
  permissions?: Flags<Permission>;

  @LeadTypeAccessField(OF_USER)
  leadTypeAccess?: Flags<LeadType>;

  @CurrentPasswordField()
  currentPassword?: string;

  @LeadsChoiceField()
  leads?: LeadsChoiceDto;
}

export class SetLeadAccessDto {
  @LeadTypeAccessField(OF_USER, true)
  leadTypeAccess: Flags<LeadType>;

  @LeadsChoiceField()
  leads?: LeadsChoiceDto;
}

export class ResetPasswordDto {
  @PasswordField('New password')
  newPassword: string;

  @CurrentPasswordField()
  currentPassword?: string;
}

export class UserListQuery {
  @LineField({ label: 'Search', description: 'Text that the name or email contains' })
  search?: string;

  @ChoiceField(ROLES, { label: 'Role', description: 'Only users of this role' })
  role?: Role;

  @FlagField({ label: 'Active', description: 'true: only active users; false: only inactive users' })
  isActive?: boolean;

  @PageField()
  page: number = 1;

  @LimitField()
  limit: number = DEFAULT_PAGE_SIZE;
}
