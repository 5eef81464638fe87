import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { ChoiceField, DateField, LineField, TextField } from '../../../shared/http/fields.js';
import type { FollowUp } from '../domain/follow-up.js';
import { CALL_OUTCOMES, type CallOutcome } from '../domain/lead.js';

export class LogCallDto {
  @ChoiceField(CALL_OUTCOMES, { label: 'Outcome', required: true })
  outcome: CallOutcome;

  @TextField({ label: 'Content', example: 'Wants the price list on WhatsApp.' })
  content?: string;
}

export class SetFollowUpDto {
  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'A day from today on (Asia/Kolkata), or null for no reminder',
    example: '2036-04-22',
  })
  @ValidateIf(({ on }: SetFollowUpDto) => on !== null)
  @DateField({ label: 'Follow-up date', required: true })
  @Transform(({ obj, value }) => (obj.on === null ? null : value))
  on: string | null;

  @LineField({ label: 'Note', example: 'Ask about the shop papers' })
  note?: string;
}

export function followUpOf({ on, note }: SetFollowUpDto): FollowUp | null {
  return on === null ? null : { on, note: note ?? null };
}
