import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDefined, IsIn, IsUUID, ValidateIf } from 'class-validator';
import { CLOSE_REASON_CODES, type CloseReason, closeReasonsFor } from '../../../lead-types/close-reasons.js';
import { invalidInput } from '../../../shared/domain/failure.js';
import { ChoiceField, choiceSentence, FlagField } from '../../../shared/http/fields.js';
import { LEAD_PRIORITIES, LEAD_STATUSES, type LeadPriority, type LeadStatus } from '../domain/lead.js';
import type { LeadChanges } from '../domain/lead-writer.js';

export const AssigneeField = ({ required }: { required: boolean }): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => (value === '' ? null : value)),
    ValidateIf((_, value) => value !== null && (required || value !== undefined)),
    ...(required ? [IsDefined({ message: 'Assigned to is required: a user id, or null.' })] : []),
    IsUUID('all', { message: 'Assigned to must be a user id, or null.' }),
    ApiProperty({
      type: String,
      format: 'uuid',
      nullable: true,
      required,
      description: 'A user id. Null unassigns the lead',
    }),
  );

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
      description: 'Only with the status closed or rejected: one of its reasons. Null removes the reason',
    }),
  );

/**
 * @param path - Precedes the field name in the error, for example "updates."
 * @throws invalidInput if the reason does not belong to the status
 */
export function requireReasonFor(status: string, reason: string | null | undefined, path = ''): void {
  if (reason === undefined || reason === null) return;
  const reasons = Object.keys(closeReasonsFor(status));
  if (reasons.includes(reason)) return;
  const message =
    reasons.length > 0
      ? `The reason for the status ${status} must be one of: ${reasons.join(', ')}.`
      : 'A reason can only be given for the status closed or rejected.';
  throw invalidInput([{ field: `${path}closeReason`, message, code: 'invalid_choice' }]);
}

export const InPoolField = (): PropertyDecorator =>
  FlagField({
    label: 'In pool',
    example: false,
    description:
      '`true` unassigns the lead and adds it to the pool. `false` removes it from the pool. Sending `assignedTo` (an id or null) also removes it from the pool',
  });

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

/** An assignment also removes the lead from the pool. */
export function assignmentChange({ assignedTo, inPool }: Pick<LeadWorkDto, 'assignedTo' | 'inPool'>): LeadChanges {
  if (inPool && assignedTo) {
    const message = 'A lead in the pool has no assignee: send either inPool or assignedTo.';
    throw invalidInput([{ field: 'inPool', message, code: 'invalid' }]);
  }
  if (inPool) return { assignedTo: null, inPool: true };
  if (assignedTo !== undefined) return { assignedTo, inPool: false };
  return inPool === undefined ? {} : { inPool };
}
