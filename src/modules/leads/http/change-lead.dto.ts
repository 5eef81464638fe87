import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsDefined, IsObject, IsOptional, IsUUID, ValidateIf, ValidateNested } from 'class-validator';
import { leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { invalidInput } from '../../../shared/domain/input.errors.js';
import { ChoiceField, IdsField, TextField } from '../../../shared/http/fields.js';
import { LEAD_PRIORITIES, LEAD_STATUSES, type Lead, type LeadPriority, type LeadStatus } from '../domain/lead.js';
import type { LeadChanges } from '../domain/lead.repository.js';
import { LEAD_GROUP_DTOS, personalInfoDto } from './lead-fields.dto.js';
import { readCorrection } from './lead-submission.dto.js';

/** The most leads that one bulk call can name. */
const MAX_BULK_LEADS = 1_000;

const AssigneeField = ({ required }: { required: boolean }): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => (value === '' ? null : value)),
    ValidateIf((_, value) => value !== null && (required || value !== undefined)),
    ...(required ? [IsDefined({ message: "Assigned to is required: a user's id, or null." })] : []),
    IsUUID('all', { message: "Assigned to must be a user's id, or null." }),
    ApiProperty({
      type: String,
      format: 'uuid',
      nullable: true,
      required,
      description: "A user's id, or null for nobody",
    }),
  );

/** The fields that one lead or many can be given at once. */
export class LeadWorkDto {
  @ChoiceField(LEAD_STATUSES, { label: 'Status' })
  status?: LeadStatus;

  @ChoiceField(LEAD_PRIORITIES, { label: 'Priority' })
  priority?: LeadPriority;

  @AssigneeField({ required: false })
  assignedTo?: string | null;
}

/** A change of one lead. A correction names only the values that change; an empty text removes an optional one. */
export class UpdateLeadDto extends LeadWorkDto {
  @ApiPropertyOptional({
    type: personalInfoDto('PersonalInfoCorrection', []),
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

export class AddNoteDto {
  @TextField({ label: 'Content', required: true, example: 'Called, will come to the canteen on Friday.' })
  content: string;
}

export class AssignLeadDto {
  @AssigneeField({ required: true })
  assignedTo: string | null;
}

export class LeadIdsDto {
  @IdsField(MAX_BULK_LEADS, { label: 'leadIds', required: true })
  leadIds: string[];
}

export class BulkUpdateDto extends LeadIdsDto {
  @ApiProperty({ type: LeadWorkDto })
  @IsDefined({ message: 'Updates is required.' })
  @IsObject({ message: 'Updates must be an object.' })
  @ValidateNested()
  @Type(() => LeadWorkDto)
  updates: LeadWorkDto;
}

/** Checks the corrections by the rules of the lead's type; what they leave as it is may be older than those. */
export function leadChanges(lead: Lead, dto: UpdateLeadDto): LeadChanges {
  const { group } = leadTypeDefinition(lead.type);
  const { status, priority, assignedTo, personalInfo, ...groups } = dto;
  const foreign = Object.keys(groups).find(
    (name) => name !== group && groups[name as keyof typeof groups] !== undefined,
  );
  if (foreign) {
    throw invalidInput([{ field: foreign, message: `A lead of this type has no ${foreign}.`, code: 'unknown_key' }]);
  }
  const details = group === null ? undefined : (groups[group as keyof typeof groups] as object | undefined);
  const work: LeadChanges = {
    ...(status !== undefined && { status }),
    ...(priority !== undefined && { priority }),
    ...(assignedTo !== undefined && { assignedTo }),
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
export function bulkChanges({ updates }: BulkUpdateDto): Pick<LeadChanges, 'status' | 'priority' | 'assignedTo'> {
  const { status, priority, assignedTo } = updates;
  if (status === undefined && priority === undefined && assignedTo === undefined) {
    throw invalidInput([
      { field: 'updates', message: 'Updates must name a status, a priority or an assignee.', code: 'required' },
    ]);
  }
  return {
    ...(status !== undefined && { status }),
    ...(priority !== undefined && { priority }),
    ...(assignedTo !== undefined && { assignedTo }),
  };
}
