import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsDefined, IsObject, IsOptional, ValidateIf } from 'class-validator';
import { invalidInput } from '../../../shared/domain/failure.js';
import { ApiCount, IdsField, PartOf } from '../../../shared/http/fields.js';
import type { PartRefused } from '../../auth/http/staff-request.js';
import type { BulkOutcome } from '../application/lead-update.service.js';
import { leadNotFound } from '../domain/lead.errors.js';
import type { Lead } from '../domain/lead.js';
import type { BulkChanges, BulkCondition } from '../domain/lead-writer.js';
import { FollowUpPlanDto, futureFollowUp } from './follow-up.dto.js';
import { assignmentChange, LeadWorkDto, requireReasonFor } from './lead-work.dto.js';

/** The most leads that one bulk call can name. */
const MAX_BULK_LEADS = 1_000;

export class LeadIdsDto {
  @IdsField(MAX_BULK_LEADS, { label: 'leadIds', required: true })
  leadIds: string[];
}

class BulkLeadWorkDto extends LeadWorkDto {
  @ApiPropertyOptional({
    type: FollowUpPlanDto,
    nullable: true,
    description: 'The next follow-up, set or replaced; null is done with it',
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
    description: 'Only leads that have these values now are changed; the others are left as they are',
  })
  @IsOptional()
  @IsObject({ message: 'Only if must be an object.' })
  @PartOf(() => BulkConditionDto)
  onlyIf?: BulkConditionDto;
}

/** The updates of a bulk call, of which there must be some. */
export function bulkChanges({ updates }: BulkUpdateDto): BulkChanges {
  const { status, closeReason, priority, assignedTo, inPool, followUp } = updates;
  if (Object.values(updates).every((value) => value === undefined)) {
    const message = 'Updates must name a status, a priority, an assignee or a follow-up.';
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

/** What the leads of a bulk call have to be like still. */
export function bulkCondition({ onlyIf = {} }: BulkUpdateDto): BulkCondition {
  return Object.fromEntries(Object.entries(onlyIf).filter(([, value]) => value !== undefined));
}

/**
 * The bulk calls that give leads back what a bulk change took from them, one for each set of values. Leads that were
 * changed again since are left as they are. A follow-up that was replaced is not given back.
 */
export function bulkUndo(before: readonly Lead[], changes: BulkChanges): BulkUpdateDto[] {
  const { status, priority, assignedTo, inPool } = changes;
  const given = { status, priority, assignedTo, inPool };
  const onlyIf = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (Object.keys(onlyIf).length === 0) return [];
  const isGiven = assignedTo !== undefined || inPool !== undefined;
  const idsByUpdates = new Map<string, string[]>();
  for (const lead of before) {
    const updates = JSON.stringify({
      ...(status !== undefined && { status: lead.status, closeReason: lead.closeReason }),
      ...(priority !== undefined && { priority: lead.priority }),
      ...(isGiven && (lead.inPool ? { inPool: true } : { assignedTo: lead.assignee?.id ?? null })),
    } satisfies BulkLeadWorkDto);
    idsByUpdates.set(updates, [...(idsByUpdates.get(updates) ?? []), lead.id]);
  }
  return [...idsByUpdates].map(([updates, leadIds]) => ({ leadIds, updates: JSON.parse(updates), onlyIf }));
}

export class BulkCountsResponse {
  @ApiCount('How many ids were sent', 3)
  requested: number;

  @ApiCount('How many leads that was; ids out of reach are untouched', 2)
  affected: number;

  @ApiProperty({
    type: [String],
    format: 'uuid',
    description:
      'Leads you can see that stayed as they are: you may not change them, or they are merged, erased or not what the call is for',
  })
  skipped: readonly string[];
}

export class BulkResult {
  @ApiProperty({ example: 'Successfully updated 3 leads' })
  message: string;

  @ApiProperty({ type: BulkCountsResponse })
  data: BulkCountsResponse;
}

export class BulkUpdateResult extends BulkResult {
  @ApiProperty({
    type: [BulkUpdateDto],
    description:
      'Bodies for this call that undo the change, each sent by itself. They leave alone what was changed again since; a follow-up that was replaced is not given back',
  })
  undo: BulkUpdateDto[];
}

/** The caller is not told which ids were out of sight; the audit trail, that there were some. */
export function bulkResult(
  done: string,
  { length: requested }: readonly string[],
  { affected, unseen, skipped }: BulkOutcome,
  reportRefused: (part: PartRefused) => void,
): BulkResult {
  if (unseen > 0) reportRefused({ code: leadNotFound.code, counts: { requested, affected, unseen } });
  return { message: `Successfully ${done} ${affected} leads`, data: { requested, affected, skipped } };
}
