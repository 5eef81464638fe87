import { ApiProperty } from '@nestjs/swagger';
import { ArrayMinSize } from 'class-validator';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { invalidInput } from '../../../shared/domain/failure.js';
import { ChoicesField, constraint, isInstant, LineField, NameField } from '../../../shared/http/fields.js';
import type { ApiKey, ApiKeyChanges } from '../../auth/domain/api-key.repository.js';
import { CurrentPasswordField } from '../../auth/http/current-password-field.js';
import { KEY_SCOPES, type KeyScope } from '../../users/domain/permissions.js';
import { UserRef, userRef } from '../../users/http/user-ref.response.js';
import type { NewKey } from '../application/api-keys.service.js';

const DAY_MS = 24 * 3_600_000;
const DEFAULT_LIFE_MS = 365 * DAY_MS;
const NEVER = 'never';

const MEANINGS: Readonly<Record<KeyScope, string>> = {
  'leads:read': 'all leads of the lead types, without the person’s name, phone, email and texts',
  'contact:read': 'these values, notes and timelines, too',
  'leads:create': 'add leads',
  'leads:write': 'change, assign and note leads',
  'leads:delete': 'delete leads',
  'export:read': 'exports',
  'reports:read': 'reports',
  'events:read': 'what happened to leads of the lead types',
  import: 'import files: add, change and assign leads. Imports also need `contact:read`',
};
const SCOPES = KEY_SCOPES.map((scope) => `\`${scope}\`: ${MEANINGS[scope]}`).join('. ');

/** Scopes to which `contact:read` adds the contact details. */
const READING: readonly KeyScope[] = ['leads:read', 'export:read', 'import'];

/** Scopes whose responses contain leads. */
const NEED_READ: readonly KeyScope[] = ['leads:write', 'leads:delete'];

export class ManagedKeyDto {
  @CurrentPasswordField()
  currentPassword?: string;
}

const ScopesField =
  (required: boolean): PropertyDecorator =>
  (target, name) => {
    ChoicesField(KEY_SCOPES, { label: 'Scopes', required, description: SCOPES })(target, name);
    ArrayMinSize(1, { message: 'Scopes must contain at least one scope.' })(target, name);
  };

const TypesField = (): PropertyDecorator =>
  ChoicesField(LEAD_TYPE_NAMES, {
    label: 'Lead types',
    description: 'The types of leads that the key can see and add',
  });

const ExpiryField =
  (description: string): PropertyDecorator =>
  (target, name) => {
    LineField({ label: 'Expires at', description, example: '2036-04-22T15:30:00Z' })(target, name);
    constraint(
      'isExpiry',
      'Expires at must be a time with its zone like 2036-04-22T15:30:00Z, or never.',
      isExpiry,
    )(target, name);
  };

export class CreateKeyDto extends ManagedKeyDto {
  @NameField({ label: 'Name', required: true, example: 'ERP' })
  name: string;

  @ScopesField(true)
  scopes: KeyScope[];

  @TypesField()
  leadTypes?: LeadType[];

  @ExpiryField('A time in the future, or `never`. By default in a year')
  expiresAt?: string;
}

export class UpdateKeyDto extends ManagedKeyDto {
  @NameField({ label: 'Name', example: 'ERP' })
  name?: string;

  @ScopesField(false)
  scopes?: KeyScope[];

  @TypesField()
  leadTypes?: LeadType[];

  @ExpiryField('A time in the future, or `never`')
  expiresAt?: string;
}

export function newKey({ name, scopes, leadTypes = [], expiresAt }: CreateKeyDto, now: Date): NewKey {
  const expiry = expiresAt === undefined ? new Date(now.getTime() + DEFAULT_LIFE_MS) : expiryOf(expiresAt, now);
  return { name, scopes: scopesIn(scopes), leadTypes: [...new Set(leadTypes)], expiresAt: expiry };
}

export function keyChanges({ name, scopes, leadTypes, expiresAt }: UpdateKeyDto, now: Date): ApiKeyChanges {
  return {
    ...(name !== undefined && { name }),
    ...(scopes !== undefined && { scopes: scopesIn(scopes) }),
    ...(leadTypes !== undefined && { leadTypes: [...new Set(leadTypes)] }),
    ...(expiresAt !== undefined && { expiresAt: expiryOf(expiresAt, now) }),
  };
}

function scopesIn(sent: readonly KeyScope[]): KeyScope[] {
  const needing = NEED_READ.find((scope) => sent.includes(scope));
  if (needing !== undefined && !sent.includes('leads:read')) {
    const message = `The scope ${needing} also needs leads:read, because its responses contain leads.`;
    throw invalidInput([{ field: 'scopes', message, code: 'invalid' }]);
  }
  if (sent.includes('contact:read') && !READING.some((scope) => sent.includes(scope))) {
    const message = 'The scope contact:read also needs leads:read, export:read or import.';
    throw invalidInput([{ field: 'scopes', message, code: 'invalid' }]);
  }
  return KEY_SCOPES.filter((scope) => sent.includes(scope));
}

function expiryOf(sent: string, now: Date): Date | null {
  if (sent === NEVER) return null;
  const at = new Date(sent);
  if (at > now) return at;
  throw invalidInput([{ field: 'expiresAt', message: 'Expires at must be in the future.', code: 'invalid' }]);
}

function isExpiry(value: unknown): boolean {
  return value === undefined || value === NEVER || isInstant(value);
}

export class ApiKeyResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ example: 'ERP' })
  name: string;

  @ApiProperty({ description: 'The beginning of the secret', example: 'kc_9fQ2xB' })
  prefix: string;

  @ApiProperty({ enum: KEY_SCOPES, isArray: true })
  scopes: readonly KeyScope[];

  @ApiProperty({ enum: LEAD_TYPE_NAMES, isArray: true })
  leadTypes: readonly LeadType[];

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null: never' })
  expiresAt: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: UserRef, nullable: true, description: 'Null if the user was deleted' })
  createdBy: UserRef | null;

  @ApiProperty({ description: 'False if the user who created the key was deactivated or deleted. The key still works' })
  isCreatorActive: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Accurate to a minute' })
  lastUsedAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until then, the secret from before the last rotation also works',
  })
  formerSecretUntil: string | null;
}

class NewApiKeyResponse extends ApiKeyResponse {
  @ApiProperty({
    description: 'Shown only once',
    example: 'kc_9fQ2xB7LrVtYk3sWm8PzNcD5hJ1aGe6uRo4iTq0ZvXyKb2nFAw',
  })
  secret: string;
}

export class ApiKeyListResult {
  @ApiProperty({ type: [ApiKeyResponse] })
  data: ApiKeyResponse[];
}

export class ApiKeyResult {
  @ApiProperty({ type: ApiKeyResponse })
  data: ApiKeyResponse;
}

export class NewApiKeyResult {
  @ApiProperty({ example: 'Key created. Copy the secret now: it is not shown again' })
  message: string;

  @ApiProperty({ type: NewApiKeyResponse })
  data: NewApiKeyResponse;
}

export function apiKeyResponse(key: ApiKey): ApiKeyResponse {
  return {
    _id: key.id,
    name: key.name,
    prefix: key.prefix,
    scopes: key.scopes,
    leadTypes: key.leadTypes,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    createdAt: key.createdAt.toISOString(),
    createdBy: userRef(key.creator),
    isCreatorActive: key.creator?.isActive ?? false,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    formerSecretUntil: key.formerSecretUntil?.toISOString() ?? null,
  };
}
