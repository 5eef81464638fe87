/** What staff set of a lead: its status with the reason for it, its priority, and who has it. */
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDefined, IsIn, IsUUID, ValidateIf } from 'class-validator';
import { CLOSE_REASON_CODES, type CloseReason, closeReasonsFor } from '../../../lead-types/close-reasons.js';
import { invalidInput } from '../../../shared/domain/failure.js';
import { ChoiceField, choiceSentence, FlagField } from '../../../shared/http/fields.js';
import { LEAD_PRIORITIES, LEAD_STATUSES, type LeadPriority, type LeadStatus } from '../domain/lead.js';
import type { LeadChanges } from '../domain/lead-writer.js';

/** A user's id, or null for nobody. */
export const AssigneeField = ({ required }: { required: boolean }): PropertyDecorator =>
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

/** Why a lead is closed or rejected; null takes the reason away. */
export const CloseReasonField = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => (value === '' ? null : value)),
    ValidateIf((_, value) => value !== null && value !== undefined),
    IsIn(CLOSE_REASON_CODES, { message: ({ value }) => choiceSentence('Reason', CLOSE_REASON_CODES, value) }),
    ApiPropertyOptional({
      type: String,
      enum: [...CLOSE_REASON_CODES, null],
      nullable: true,
      example: null,
      description: 'With the status closed or rejected, one of the reasons for it; null for none',
    }),
  );

/** Refuses a reason that does not go with the status the lead has then; `path` is where it stands ("updates."). */
export function requireReasonFor(status: string, reason: string | null | undefined, path = ''): void {
  if (reason === undefined || reason === null) return;
  const reasons = Object.keys(closeReasonsFor(status));
  if (reasons.includes(reason)) return;
  const message =
    reasons.length > 0
      ? `The reason for the status ${status} must be one of: ${reasons.join(', ')}.`
      : 'A reason goes with the status closed or rejected.';
  throw invalidInput([{ field: `${path}closeReason`, message, code: 'invalid_choice' }]);
}

export const InPoolField = (): PropertyDecorator =>
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
