import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsDefined, IsObject, IsOptional } from 'class-validator';
import { DomainError, type FieldError, invalidInput } from '../../../shared/domain/failure.js';
import { ChoiceField, IdField, LineField, PartOf } from '../../../shared/http/fields.js';
import { answerOf, ProblemField } from '../../../shared/http/problem.js';
import { validate } from '../../../shared/http/validate.js';
import { expectedVersion, leadETag } from '../../leads/http/lead-call.js';
import { ExternalIdDto } from '../../leads/http/lead-fields.dto.js';
import type { BatchItem, StoredItem } from '../application/lead-batch.service.js';
import { FOUND_BY } from '../application/lead-upsert.service.js';
import { LeadRecordDto, readLeadRecord } from './lead-record.dto.js';

export const MAX_BATCH_ITEMS = 500;

const BATCH_ACTIONS = ['create', 'update', 'upsert'] as const;
type BatchAction = (typeof BATCH_ACTIONS)[number];

export class LeadBatchItemDto {
  @ChoiceField(BATCH_ACTIONS, {
    label: 'Action',
    required: true,
    description:
      '`create` adds a lead. `update` changes the lead `_id` or `by`. `upsert` changes the lead `by`, or adds it',
    example: 'upsert',
  })
  action: BatchAction;

  @IdField({ label: 'Lead id', description: 'Only with `update`' })
  _id?: string;

  @ApiPropertyOptional({ type: ExternalIdDto, description: 'The id of the lead in another system' })
  @IsOptional()
  @IsObject({ message: 'by must be an object.' })
  @PartOf(() => ExternalIdDto)
  by?: ExternalIdDto;

  @LineField({
    label: 'etag',
    description: 'The ETag that you last received for the lead. If the lead has changed since, the item fails with 412',
    example: '"1-4pTVmW0jzQ"',
  })
  etag?: string;

  @ApiProperty({ type: LeadRecordDto })
  @IsDefined({ message: 'Lead is required.' })
  @IsObject({ message: 'Lead must be an object.' })
  lead: object;
}

export class LeadBatchDto {
  @ApiProperty({ type: [LeadBatchItemDto], minItems: 1, maxItems: MAX_BATCH_ITEMS })
  items: LeadBatchItemDto[];
}

export class LeadBatchItemResult {
  @ApiProperty({ type: 'integer', description: 'HTTP status that the item would have on its own', example: 201 })
  status: number;

  @ApiPropertyOptional({ format: 'uuid', description: 'The lead. Absent if the item failed' })
  _id?: string;

  @ApiPropertyOptional({ example: '7ZK4M0QXJD' })
  reference?: string;

  @ApiPropertyOptional({ example: '"1-4pTVmW0jzQ"' })
  etag?: string;

  @ApiPropertyOptional({
    type: 'boolean',
    enum: [true],
    description: 'An earlier call with the same Idempotency-Key has done this item',
  })
  replayed?: true;

  @ApiPropertyOptional({ description: 'Why the item failed; see "Error codes"', example: 'invalid_input' })
  code?: string;

  @ApiPropertyOptional({ example: 'Email must be an email address like name@example.com.' })
  message?: string;

  @ApiPropertyOptional({
    type: [ProblemField],
    description: 'Paths within the item, for example `lead.personalInfo.email`',
  })
  errors?: ProblemField[];
}

export class LeadBatchResult {
  @ApiProperty({ example: '498 of 500 items succeeded' })
  message: string;

  @ApiProperty({ type: [LeadBatchItemResult], description: 'One result for each item, in the same order' })
  data: LeadBatchItemResult[];
}

/** @throws invalidInput if the body is not a list of items. Each item is read later, by `readBatchItem` */
export function readBatch(body: unknown): unknown[] {
  const { items, ...others } = (body ?? {}) as { items?: unknown };
  const unknown = Object.keys(others).map((field): FieldError => {
    return { field, message: 'The request contains an unknown field.', code: 'unknown_key' };
  });
  if (unknown.length > 0) throw invalidInput(unknown);
  if (!Array.isArray(items) || items.length === 0 || items.length > MAX_BATCH_ITEMS) {
    const message = `Items must be a list of 1 to ${MAX_BATCH_ITEMS} items.`;
    throw invalidInput([{ field: 'items', message, code: items === undefined ? 'required' : 'invalid' }]);
  }
  return items;
}

/** @throws invalidInput with paths within the item */
export async function readBatchItem(item: unknown): Promise<BatchItem> {
  const wrong = (field: string, message: string) => invalidInput([{ field, message, code: 'invalid' }]);
  if (typeof item !== 'object' || item === null || Array.isArray(item)) throw wrong('', 'An item must be an object.');
  const { action, _id, by, etag, lead } = validate(LeadBatchItemDto, item);
  if (action === 'create') {
    if (_id ?? by ?? etag) throw wrong(_id ? '_id' : by ? 'by' : 'etag', 'A lead to create has no _id, by or etag.');
    return { action, record: await withinLead(() => readLeadRecord(lead, null)) };
  }
  const version = versionIn(etag);
  if (version === undefined) throw wrong('etag', 'etag must be an ETag that you received for the lead.');
  const record = await withinLead(() => readLeadRecord(lead, version, by));
  if (action === 'update') {
    const target = _id?.toLowerCase() ?? by;
    if (target === undefined || (_id && by)) throw wrong('_id', 'An update needs either _id or by.');
    return { action, target, record };
  }
  if (!by || _id) throw wrong('by', 'An upsert needs by, and no _id.');
  return { action, target: by, record };
}

/** Returns undefined for a text that is no ETag of a lead. */
function versionIn(etag: string | undefined): number | null | undefined {
  try {
    return expectedVersion(etag);
  } catch {
    return undefined;
  }
}

/** Runs `work`. If it fails, the fields of its errors get the prefix `lead`. */
export async function withinLead<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    throw failure instanceof DomainError ? prefixed(failure) : failure;
  }
}

function prefixed({ kind, code, message, errors, retryAfterSeconds }: DomainError): DomainError {
  const pathOf = (field: string) => (field === FOUND_BY ? 'by' : `lead.${field}`);
  const inItem = errors.map((error) => ({ ...error, field: pathOf(error.field) }));
  return new DomainError({ kind, code, message, errors: inItem, retryAfterSeconds });
}

export function storedItem(item: StoredItem): LeadBatchItemResult {
  const status = item.isNew ? 201 : 200;
  if ('replayed' in item) return { status, ...item.replayed, replayed: true };
  const { lead } = item;
  return { status, _id: lead.id, reference: lead.reference, etag: leadETag(lead) };
}

export function failedItem(failure: DomainError): LeadBatchItemResult {
  const { status, code, message, errors } = answerOf(failure);
  return { status, code, message, ...(errors && { errors }) };
}
