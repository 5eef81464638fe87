import { STATUS_CODES } from 'node:http';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type DomainError,
  type DomainErrorKind,
  FIELD_ERROR_CODES,
  type FieldErrorCode,
  MAX_FIELD_ERRORS,
} from '../domain/failure.js';

export class ProblemField {
  @ApiProperty({ description: 'Dotted path of the field', example: 'personalInfo.email' })
  field: string;

  @ApiProperty({ description: 'What to correct, as a sentence', example: 'Email is required.' })
  message: string;

  @ApiProperty({
    enum: Object.keys(FIELD_ERROR_CODES),
    description: 'Stable code, for example to translate the message; see "Error codes"',
    example: 'required',
  })
  code: FieldErrorCode;
}

/** A failure in the format of RFC 9457 (`application/problem+json`). */
export class Problem {
  @ApiProperty({ description: 'Always `about:blank`. Use `code` to distinguish failures', example: 'about:blank' })
  type: string;

  @ApiProperty({ description: 'Standard phrase of the status', example: 'Bad Request' })
  title: string;

  @ApiProperty({ type: 'integer', description: 'HTTP status of the response', example: 400 })
  status: number;

  @ApiProperty({ description: 'One plain sentence that a person can act on', example: 'Email is required.' })
  detail: string;

  @ApiProperty({ description: 'The same sentence as `detail`', example: 'Email is required.' })
  message: string;

  @ApiProperty({
    description: 'Stable, machine-readable name of the failure; see "Error codes"',
    example: 'invalid_input',
  })
  code: string;

  @ApiPropertyOptional({
    type: [ProblemField],
    maxItems: MAX_FIELD_ERRORS,
    description: `The fields to correct, at most ${MAX_FIELD_ERRORS}. If 20 keys are unknown, only those are listed`,
  })
  errors?: ProblemField[];
}

const STATUS_OF_KIND: Readonly<Record<DomainErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  stale: 412,
  unsupported: 415,
  unprocessable: 422,
  throttled: 429,
  overloaded: 503,
};

export type FailureAnswer = Pick<Problem, 'status' | 'code' | 'message'> & {
  readonly errors?: Problem['errors'];
  readonly retryAfterSeconds?: number;
};

export function answerOf({ kind, code, message, errors, retryAfterSeconds }: DomainError): FailureAnswer {
  return {
    status: STATUS_OF_KIND[kind],
    code,
    message,
    ...(errors.length > 0 && { errors: [...errors] }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

export function problemOf({ status, code, message, errors }: FailureAnswer): Problem {
  const title = STATUS_CODES[status] ?? 'Error';
  return { type: 'about:blank', title, status, code, detail: message, message, ...(errors && { errors }) };
}
