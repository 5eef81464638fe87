/** What the API document says of failures: status, description and example come from their definitions (`*.errors.ts`). */
import { applyDecorators } from '@nestjs/common';
import { ApiExtension, ApiExtraModels } from '@nestjs/swagger';
import { type DocumentedFailure, invalidInput } from '../domain/failure.js';
import {
  addressNotUtf8,
  bodyCompressed,
  bodyNotUtf8,
  bodyTooDeep,
  bodyTooLarge,
  bodyTooManyValues,
  charsetNotUtf8,
  databaseUnavailable,
  type HttpFailure,
  unreadableBody,
  unsupportedMediaType,
} from './http.errors.js';
import { answerOf, Problem, problemOf } from './problem.js';

type Documented = DocumentedFailure | HttpFailure;
/**
 * A failure. `when` replaces its own words if they do not fit the operation; it is empty if the words before say it. `name` replaces the name
 * that the failure's code gives its response.
 */
type Listed = Documented | readonly [failure: Documented, when: string, name?: string];
export type DocumentedFailures = readonly Listed[];

/** Where an operation keeps its failures until the document is made of them (src/openapi/failures.ts). */
export const FAILURES_EXTENSION = 'x-failures';

/** Of a response: the name under which operations share it, until the document is made of them (src/openapi/shared-parts.ts). */
export const NAME_EXTENSION = 'x-name';

export interface OperationFailure {
  readonly problem: Problem;
  readonly when: string | undefined;
  /** `LeadNotFound`: part of the name under which operations share the response. */
  readonly name: string;
  /** Whether the answer says in Retry-After when to try again. */
  readonly isTemporary: boolean;
}

/** Says that the operation can answer these failures. Several such decorators of one operation add up. */
export const ApiFailures =
  (...listed: DocumentedFailures): MethodDecorator =>
  (target, key, descriptor) => {
    const handler = descriptor.value as object;
    const failures = listed.map(operationFailure);
    const below = Reflect.getMetadata(FAILURES_EXTENSION, handler) as OperationFailure[] | undefined;
    if (below) {
      below.unshift(...failures);
      return;
    }
    Reflect.defineMetadata(FAILURES_EXTENSION, failures, handler);
    // In an object, since Nest keeps a copy of what it is given, without copying what is inside.
    ApiExtension(FAILURES_EXTENSION, { failures })(target, key, descriptor);
    ApiExtraModels(Problem)(target, key, descriptor);
  };

/** What every operation can answer. */
export const ApiBadInput = (): MethodDecorator => ApiFailures(invalidInput, addressNotUtf8, databaseUnavailable);

/** What every operation that takes a body can answer; `tooLarge` where it has a limit of its own. */
export const ApiBadBody = (tooLarge: HttpFailure = bodyTooLarge): MethodDecorator =>
  applyDecorators(
    ApiBadInput(),
    ApiFailures(
      bodyTooDeep,
      bodyTooManyValues,
      bodyNotUtf8,
      unreadableBody,
      tooLarge,
      unsupportedMediaType,
      charsetNotUtf8,
      bodyCompressed,
    ),
  );

function operationFailure(listed: Listed): OperationFailure {
  const [failure, when, name] = (Array.isArray(listed) ? listed : [listed]) as readonly [Documented, string?, string?];
  const answer = 'status' in failure ? failure : answerOf(failure.example());
  const isTemporary = answer.status === 429 || answer.retryAfterSeconds !== undefined;
  const problem = problemOf(answer);
  return { problem, when: when ?? failure.when, name: name ?? pascalCase(problem.code), isTemporary };
}

/** `lead_not_found` -> `LeadNotFound` */
export function pascalCase(words: string): string {
  return words.replace(/(?:^|[^A-Za-z\d]+)([A-Za-z\d]?)/g, (_, first: string) => first.toUpperCase());
}
