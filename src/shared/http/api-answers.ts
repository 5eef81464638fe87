/** The failures that many operations share, documented once. */
import { applyDecorators } from '@nestjs/common';
import {
  ApiBadRequestResponse,
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

export const ApiMissing = (what: string): MethodDecorator =>
  ApiNotFoundResponse({ type: Problem, description: `No such ${what}, or out of the caller's sight` });

export const ApiThrottled = (): MethodDecorator =>
  ApiTooManyRequestsResponse({ type: Problem, description: 'Too many tries; see Retry-After' });
