/** Failures in the API document. Status, description and example come from the definitions (`*.errors.ts`). */
import { applyDecorators } from '@nestjs/common';
import { ApiExtension, ApiExtraModels } from '@nestjs/swagger';
import { type DocumentedFailure, invalidInput } from '../domain/failure.js';
import {
  addressNotUtf8,
  type BodyLimit,
  bodyCompressed,
  bodyNotUtf8,
  bodyTooDeep,
  bodyTooLarge,
  charsetNotUtf8,
  databaseUnavailable,
  type HttpFailure,
  unreadableBody,
  unsupportedMediaType,
  usualValues,
} from './http.errors.js';
import { answerOf, Problem, problemOf } from './problem.js';

type Documented = DocumentedFailure | HttpFailure;
/** `when` replaces the failure's description, or omits it if empty. `name` replaces the name derived from the code. */
type Listed = Documented | readonly [failure: Documented, when: string, name?: string];
export type DocumentedFailures = readonly Listed[];

/** Key of an operation's failures until the document is built (src/openapi/failures.ts). */
export const FAILURES_EXTENSION = 'x-failures';

/** Key of a shared response's name until the document is built (src/openapi/shared-parts.ts). */
export const NAME_EXTENSION = 'x-name';

export interface OperationFailure {
  readonly problem: Problem;
  readonly when: string | undefined;
  readonly name: string;
  readonly isTemporary: boolean;
}

/** Documents the failures of an operation. Using this decorator several times adds to the list. */
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
    // Wrapped in an object, because Nest copies only the top level.
    ApiExtension(FAILURES_EXTENSION, { failures })(target, key, descriptor);
    ApiExtraModels(Problem)(target, key, descriptor);
  };

export const ApiBadInput = (): MethodDecorator => ApiFailures(invalidInput, addressNotUtf8, databaseUnavailable);

/** Failures of every operation with a body. `tooLarge` is for operations with their own size limit. */
export const ApiBadBody = (tooLarge: BodyLimit = bodyTooLarge): MethodDecorator =>
  applyDecorators(
    ApiBadInput(),
    ApiFailures(
      bodyTooDeep,
      (tooLarge.values ?? usualValues).refusal,
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
