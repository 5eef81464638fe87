import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsObject, IsOptional, IsUUID } from 'class-validator';
import { v7 as uuidv7 } from 'uuid';
import type { CloseReason } from '../../../lead-types/close-reasons.js';
import { ChoiceField, PartOf, TextField } from '../../../shared/http/fields.js';
import { DEFAULT_PAGE_SIZE, LimitField, PageField } from '../../../shared/http/paging.js';
import type { FollowUpChange } from '../domain/follow-up.js';
import { CALL_OUTCOMES, type CallOutcome, LEAD_STATUSES, type LeadStatus } from '../domain/lead.js';
import type { NoteChanges } from '../domain/lead-writer.js';
import { comingFollowUp, FollowUpPlanDto } from './follow-up.dto.js';
import { CloseReasonField, requireReasonFor } from './lead-work.dto.js';

/** What is done to the lead along with a note, or not at all. */
class NoteChangesDto {
  @ChoiceField(LEAD_STATUSES, { label: 'Status', description: 'The status that the lead has from now on' })
  status?: LeadStatus;

  @CloseReasonField()
  closeReason?: CloseReason | null;

  @ApiPropertyOptional({ type: FollowUpPlanDto, description: 'A follow-up that is added' })
  @IsOptional()
  @IsObject({ message: 'Follow-up must be an object.' })
  @PartOf(() => FollowUpPlanDto)
  followUp?: FollowUpPlanDto;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description: 'A follow-up of the lead that is done with this; one that is done already stays so',
  })
  @IsOptional()
  @IsUUID('all', { message: "completesFollowUp must be a follow-up's id." })
  completesFollowUp?: string;
}

export class LeadNotesQuery {
  @PageField()
  page: number = 1;

  @LimitField()
  limit: number = DEFAULT_PAGE_SIZE;
}

export class AddNoteDto extends NoteChangesDto {
  @TextField({ label: 'Content', required: true, example: 'Called, will come to the canteen on Friday.' })
  content: string;
}

export class EditNoteDto {
  @TextField({ label: 'Content', required: true, example: 'Called, will come to the canteen on Saturday.' })
  content: string;
}

export class LogCallDto extends NoteChangesDto {
  @ChoiceField(CALL_OUTCOMES, { label: 'Outcome', required: true })
  outcome: CallOutcome;

  @TextField({ label: 'Content', example: 'Wants the price list on WhatsApp.' })
  content?: string;
}

export function noteChanges({ status, closeReason, followUp, completesFollowUp }: NoteChangesDto): NoteChanges {
  requireReasonFor(status ?? '', closeReason);
  const followUps: FollowUpChange[] = [
    ...(completesFollowUp === undefined ? [] : [{ kind: 'complete' as const, id: completesFollowUp }]),
    ...(followUp ? [{ kind: 'add' as const, id: uuidv7(), plan: comingFollowUp(followUp, 'followUp.') }] : []),
  ];
  return {
    ...(status !== undefined && { status }),
    ...(closeReason !== undefined && { closeReason }),
    ...(followUps.length > 0 && { followUps }),
  };
}
