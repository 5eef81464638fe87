import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDefined, IsOptional, IsString, MaxLength, MinLength, registerDecorator } from 'class-validator';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { ChoiceField, EmailField, FlagField, LineField, MAX_LINE_LENGTH } from '../../../shared/http/fields.js';
import { DEFAULT_PAGE_SIZE, LimitField, PageField } from '../../../shared/http/paging.js';
import type { Flags } from '../domain/access-profile.js';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../domain/password-rules.js';
import { PERMISSIONS, type Permission } from '../domain/permissions.js';
import { ROLES, type Role } from '../domain/user.js';

/** A new password, taken as typed; how good it has to be is the domain's rule. */
export const PasswordField = (label: string): PropertyDecorator =>
  applyDecorators(
    IsString({ message: `${label} is required.` }),
    MinLength(MIN_PASSWORD_LENGTH, { message: `${label} must have at least ${MIN_PASSWORD_LENGTH} characters.` }),
    MaxLength(MAX_PASSWORD_LENGTH, { message: `${label} can have at most ${MAX_PASSWORD_LENGTH} characters.` }),
    ApiProperty({ type: String, format: 'password', minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH }),
  );

/** The caller's own password, as typed, where a sign-in is no longer recent. */
const CurrentPasswordField = (): PropertyDecorator =>
  applyDecorators(
    // An empty one is none.
    Transform(({ value }) => value || undefined),
    IsOptional(),
    IsString({ message: 'Current password must be text.' }),
    MaxLength(MAX_PASSWORD_LENGTH, {
      message: `Current password can have at most ${MAX_PASSWORD_LENGTH} characters.`,
    }),
    ApiPropertyOptional({ type: String, format: 'password', maxLength: MAX_PASSWORD_LENGTH }),
  );

/** A map from names to booleans; names that are not mentioned stay as they are. */
const FlagsField = (
  names: readonly string[],
  { label, required }: { label: string; required: boolean },
): PropertyDecorator =>
  applyDecorators(
    required ? IsDefined({ message: `${label} is required.` }) : IsOptional(),
    IsFlags(names, `${label} must say true or false for names such as ${names[0]}.`),
    ApiProperty({
      selfRequired: required,
      type: 'object',
      description: label,
      properties: Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }])),
      additionalProperties: false,
      example: { [names[0] ?? '']: true },
    }),
  );

function IsFlags(names: readonly string[], message: string): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'isFlags',
      target: target.constructor,
      propertyName: String(propertyName),
      options: { message },
      validator: {
        validate: (value: unknown) =>
          typeof value === 'object' &&
          value !== null &&
          !Array.isArray(value) &&
          Object.entries(value).every(([name, flag]) => names.includes(name) && typeof flag === 'boolean'),
      },
    });
}

const PermissionsField = () => FlagsField(PERMISSIONS, { label: 'Permissions', required: false });

export class CreateUserDto {
  @LineField({ label: 'Name', required: true, example: 'Sunita Devi' })
  name: string;

  @EmailField({ label: 'Email', required: true, example: 'sunita@kisancanteen.local' })
  email: string;

  @PasswordField('Password')
  password: string;

  @ChoiceField(ROLES, { label: 'Role', description: 'agent when left out; sets the rights that are left out' })
  role?: Role;

  @PermissionsField()
  permissions?: Flags<Permission>;

  @FlagsField(LEAD_TYPE_NAMES, { label: 'Lead type access', required: false })
  leadTypeAccess?: Flags<LeadType>;
}

/** A name that stays where none is sent (or an empty one); one of blanks is none that anybody could be called by. */
const NewNameField = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' && value !== '' ? value.trim() : value || undefined)),
    IsOptional(),
    IsString({ message: 'Name must be text.' }),
    MinLength(1, { message: 'Name must not be blank.' }),
    MaxLength(MAX_LINE_LENGTH, { message: `Name can have at most ${MAX_LINE_LENGTH} characters.` }),
    ApiPropertyOptional({ type: String, maxLength: MAX_LINE_LENGTH, description: 'Name' }),
  );

export class UpdateUserDto {
  @NewNameField()
  name?: string;

  @EmailField({ label: 'Email' })
  email?: string;

  @ChoiceField(ROLES, { label: 'Role' })
  role?: Role;

  @PermissionsField()
  permissions?: Flags<Permission>;

  @FlagsField(LEAD_TYPE_NAMES, { label: 'Lead type access', required: false })
  leadTypeAccess?: Flags<LeadType>;

  @CurrentPasswordField()
  currentPassword?: string;
}

export class SetLeadAccessDto {
  @FlagsField(LEAD_TYPE_NAMES, { label: 'Lead type access', required: true })
  leadTypeAccess: Flags<LeadType>;
}

export class ResetPasswordDto {
  @PasswordField('New password')
  newPassword: string;

  @CurrentPasswordField()
  currentPassword?: string;
}

export class UserListQuery {
  @LineField({ label: 'Search', description: 'A literal piece of the name or email' })
  search?: string;

  @ChoiceField(ROLES, { label: 'Role' })
  role?: Role;

  @FlagField({ label: 'Active' })
  isActive?: boolean;

  @PageField()
  page: number = 1;

  @LimitField()
  limit: number = DEFAULT_PAGE_SIZE;
}
