/** The failures that many operations share, documented once. */
import { applyDecorators } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiPayloadTooLargeResponse,
  ApiServiceUnavailableResponse,
  ApiTooManyRequestsResponse,
  ApiUnsupportedMediaTypeResponse,
} from '@nestjs/swagger';
import { Problem } from './problem.js';

export const ApiBadInput = (): MethodDecorator =>
  applyDecorators(
    ApiBadRequestResponse({ type: Problem, description: 'Something sent has to be corrected; `errors` names it' }),
    ApiServiceUnavailableResponse({ type: Problem, description: 'The database is away; see Retry-After' }),
  );

/** For operations that take a body. */
export const ApiBadBody = (): MethodDecorator =>
  applyDecorators(
    ApiBadInput(),
    ApiPayloadTooLargeResponse({ type: Problem, description: 'More than 64 KB' }),
    ApiUnsupportedMediaTypeResponse({ type: Problem, description: 'Not application/json' }),
  );

export const ApiNotFound = (what: string): MethodDecorator =>
  ApiNotFoundResponse({ type: Problem, description: `No such ${what}, or out of the caller's sight` });

/** For work on one lead that needs no flag where the lead is assigned to the caller. */
export const ApiForbidden = (): MethodDecorator =>
  ApiForbiddenResponse({ type: Problem, description: "The lead is not the caller's to change" });

/** For work on one lead. */
export const ApiMerged = (): MethodDecorator =>
  ApiConflictResponse({ type: Problem, description: 'The lead was merged into another one' });

export const ApiThrottled = (): MethodDecorator =>
  ApiTooManyRequestsResponse({ type: Problem, description: 'Too many tries; see Retry-After' });
