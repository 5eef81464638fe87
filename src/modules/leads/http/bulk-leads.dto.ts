import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsDefined, IsObject, IsOptional, ValidateIf } from 'class-validator';
import { invalidInput } from '../../../shared/domain/failure.js';
import { ApiCount, IdsField, PartOf } from '../../../shared/http/fields.js';
import type { PartRefused } from '../../auth/http/staff-request.js';
import type { BulkOutcome } from '../application/lead-update.service.js';
import { BULK_ACT_KINDS, type BulkAct, type BulkActKind } from '../domain/bulk-act.js';
import { leadNotFound } from '../domain/lead.errors.js';
import type { BulkChanges, BulkCondition } from '../domain/lead-writer.js';
import { FollowUpPlanDto, futureFollowUp } from './follow-up.dto.js';
import { assignmentChange, LeadWorkDto, requireReasonFor } from './lead-work.dto.js';

const MAX_BULK_LEADS = 1_000;

export class LeadIdsDto {
  @IdsField(MAX_BULK_LEADS, { label: 'leadIds', required: true })
  leadIds: string[];
}

class BulkLeadWorkDto extends LeadWorkDto {
  @ApiPropertyOptional({
    type: FollowUpPlanDto,
    nullable: true,
    description: 'Sets or replaces the next follow-up. Null completes it',
  })
  @ValidateIf((_, value) => value !== null && value !== undefined)
  @IsObject({ message: 'Follow-up must be an object, or null.' })
  @PartOf(() => FollowUpPlanDto)
  followUp?: FollowUpPlanDto | null;
}

class BulkConditionDto extends OmitType(LeadWorkDto, ['closeReason']) {}

export class BulkUpdateDto extends LeadIdsDto {
  @ApiProperty({ type: BulkLeadWorkDto })
  @IsDefined({ message: 'Updates is required.' })
  @IsObject({ message: 'Updates must be an object.' })
  @PartOf(() => BulkLeadWorkDto)
  updates: BulkLeadWorkDto;

  @ApiPropertyOptional({
    type: BulkConditionDto,
    description: 'Changes only the leads that have these values now. Other leads stay as they are',
  })
  @IsOptional()
  @IsObject({ message: 'onlyIf must be an object.' })
  @PartOf(() => BulkConditionDto)
  onlyIf?: BulkConditionDto;
}

/** @throws invalidInput if the body contains no update */
export function bulkChanges({ updates }: BulkUpdateDto): BulkChanges {
  const { status, closeReason, priority, assignedTo, inPool, followUp } = updates;
  if (Object.values(updates).every((value) => value === undefined)) {
    const message = 'Updates must contain a status, a priority, an assignee or a follow-up.';
    throw invalidInput([{ field: 'updates', message, code: 'required' }]);
  }
  requireReasonFor(status ?? '', closeReason, 'updates.');
  return {
    ...(status !== undefined && { status }),
    ...(closeReason !== undefined && { closeReason }),
    ...(priority !== undefined && { priority }),
    ...assignmentChange({ assignedTo, inPool }),
    ...(followUp !== undefined && { followUp: followUp && futureFollowUp(followUp, 'updates.followUp.') }),
  };
}

export function bulkCondition({ onlyIf = {} }: BulkUpdateDto): BulkCondition {
  return Object.fromEntries(Object.entries(onlyIf).filter(([, value]) => value !== undefined));
}

export class BulkCountsResponse {
  @ApiCount('Number of ids in the request', 3)
  requested: number;

  @ApiCount('Number of leads changed. Leads that you cannot see or may not change are not included', 2)
  affected: number;

  @ApiProperty({
    type: [String],
    format: 'uuid',
    description:
      'Leads that you can see and that stayed as they are: you may not change them, they are merged or erased, or the operation does not apply to them',
  })
  skipped: readonly string[];
}

class UndoOfferResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  until: string;
}

export class BulkResult {
  @ApiProperty({ example: 'Successfully updated 3 leads' })
  message: string;

  @ApiProperty({ type: BulkCountsResponse })
  data: BulkCountsResponse;

  @ApiPropertyOptional({
    type: UndoOfferResponse,
    description: 'For `POST /api/leads/bulk/{id}/undo`. Absent if this cannot be undone',
  })
  undo?: UndoOfferResponse;
}

class BulkActResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ enum: BULK_ACT_KINDS })
  kind: BulkActKind;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'The values that an `update` set, or how many `people` got leads',
    example: { status: 'qualified' },
  })
  details: Readonly<Record<string, unknown>>;

  @ApiCount('Number of leads changed', 41)
  affected: number;

  @ApiProperty({ format: 'date-time' })
  at: string;
}

export class BulkActsResponse {
  @ApiProperty({ type: [BulkActResponse] })
  data: BulkActResponse[];
}

export function bulkActResponse({ id, at, ...act }: BulkAct): BulkActResponse {
  return { _id: id, ...act, at: at.toISOString() };
}

/** Does not reveal which ids the caller cannot see. The audit trail records how many such ids there were. */
export function bulkResult(
  done: string,
  { length: requested }: readonly string[],
  { affected, unseen, skipped, undo }: BulkOutcome,
  reportRefused: (part: PartRefused) => void,
): BulkResult {
  if (unseen > 0) reportRefused({ code: leadNotFound.code, counts: { requested, affected, unseen } });
  return {
    message: `Successfully ${done} ${affected} leads`,
    data: { requested, affected, skipped },
    ...(undo && { undo: { id: undo.id, until: undo.until.toISOString() } }),
  };
}
