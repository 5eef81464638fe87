import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsDefined, IsObject, IsOptional, ValidateIf } from 'class-validator';
import type { CloseReason } from '../../../lead-types/close-reasons.js';
import { leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { invalidInput } from '../../../shared/domain/failure.js';
import { ChoiceField, FlagField, IdsField, PartOf } from '../../../shared/http/fields.js';
import { LEAD_PRIORITIES, LEAD_STATUSES, type Lead, type LeadPriority, type LeadStatus } from '../domain/lead.js';
import type { BulkChanges, BulkCondition, LeadChanges } from '../domain/lead-writer.js';
import { AssigneeField } from './assignee.dto.js';
import { CloseReasonField, requireReasonFor } from './close-reason.dto.js';
import { comingFollowUp, FollowUpPlanDto } from './follow-up.dto.js';
import { readCorrection } from './lead-correction.dto.js';
import { LEAD_GROUP_DTOS, PersonalInfoDto } from './lead-fields.dto.js';

/** The most leads that one bulk call can name. */
const MAX_BULK_LEADS = 1_000;

const InPoolField = (): PropertyDecorator =>
  FlagField({
    label: 'In pool',
    example: false,
    description:
      'true: into the shared pool, and nobody has the lead; false: out of it. Assigning to somebody or to nobody takes a lead out of the pool as well',
  });

/** The fields that one lead or many can be given at once. */
export class LeadWorkDto {
  @ChoiceField(LEAD_STATUSES, { label: 'Status' })
  status?: LeadStatus;

  @CloseReasonField()
  closeReason?: CloseReason | null;

  @ChoiceField(LEAD_PRIORITIES, { label: 'Priority' })
  priority?: LeadPriority;

  @AssigneeField({ required: false })
  assignedTo?: string | null;

  @InPoolField()
  inPool?: boolean;
}

/** A change of one lead. A correction names only the values that change; an empty text removes an optional one. */
export class UpdateLeadDto extends LeadWorkDto {
  @ApiPropertyOptional({
    type: PersonalInfoDto,
    description: 'Only what changes; an empty text takes an optional value away',
  })
  @IsOptional()
  @IsObject({ message: 'Personal information must be an object.' })
  personalInfo?: object;
}

for (const [group, dto] of LEAD_GROUP_DTOS) {
  ApiPropertyOptional({
    type: dto,
    description: 'Only what changes, and only for a lead of a type that has this group',
  })(UpdateLeadDto.prototype, group);
  IsOptional()(UpdateLeadDto.prototype, group);
  IsObject({ message: `${group} must be an object.` })(UpdateLeadDto.prototype, group);
}

export class AssignLeadDto {
  @AssigneeField({ required: true })
  assignedTo: string | null;

  @InPoolField()
  inPool?: boolean;
}

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

/** Who has the lead from now on: somebody, nobody or the pool. */
export function assignmentChange({ assignedTo, inPool }: Pick<LeadWorkDto, 'assignedTo' | 'inPool'>): LeadChanges {
  if (inPool && assignedTo) {
    const message = 'A lead in the pool belongs to nobody: leave out either inPool or the assignee.';
    throw invalidInput([{ field: 'inPool', message, code: 'invalid' }]);
  }
  if (inPool) return { assignedTo: null, inPool: true };
  if (assignedTo !== undefined) return { assignedTo, inPool: false };
  return inPool === undefined ? {} : { inPool };
}

/** Checks the corrections by the rules of the lead's type; what they leave as it is may be older than those. */
export function leadChanges(lead: Lead, dto: UpdateLeadDto): LeadChanges {
  const { group } = leadTypeDefinition(lead.type);
  const { status, closeReason, priority, assignedTo, inPool, personalInfo, ...groups } = dto;
  const foreign = Object.keys(groups).find(
    (name) => name !== group && groups[name as keyof typeof groups] !== undefined,
  );
  if (foreign) {
    throw invalidInput([{ field: foreign, message: `A lead of this type has no ${foreign}.`, code: 'unknown_key' }]);
  }
  const details = group === null ? undefined : (groups[group as keyof typeof groups] as object | undefined);
  requireReasonFor(status ?? lead.status, closeReason);
  const work: LeadChanges = {
    ...(status !== undefined && { status }),
    ...(closeReason !== undefined && { closeReason }),
    ...(priority !== undefined && { priority }),
    ...assignmentChange({ assignedTo, inPool }),
  };
  if (!personalInfo && !details) return work;
  const corrected = readCorrection(lead, { personalInfo, details });
  return {
    ...work,
    ...(personalInfo && { personalInfo: corrected.personalInfo }),
    ...(details && { details: corrected.details }),
  };
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
    ...(followUp !== undefined && { followUp: followUp && comingFollowUp(followUp, 'updates.followUp.') }),
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
