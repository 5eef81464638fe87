import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, ValidateIf } from 'class-validator';
import { CLOSE_REASON_CODES, closeReasonsFor } from '../../../lead-types/close-reasons.js';
import { invalidInput } from '../../../shared/domain/failure.js';
import { choiceSentence } from '../../../shared/http/fields.js';

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
