import { isDeepStrictEqual } from 'node:util';
import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import * as importErrors from '../modules/intake/domain/import.errors.js';
import * as sheetErrors from '../modules/intake/domain/sheet.js';
import { FIELD_ERROR_CODES } from '../shared/domain/failure.js';
import { FAILURES_EXTENSION, NAME_EXTENSION, type OperationFailure } from '../shared/http/api-failures.js';
import * as httpErrors from '../shared/http/http.errors.js';
import { answerOf, type FailureAnswer, Problem } from '../shared/http/problem.js';

export interface Operation {
  [FAILURES_EXTENSION]?: { readonly failures: readonly OperationFailure[] };
  responses: Record<string, unknown>;
}

/**
 * Names for the responses of failures that most operations have. If a response has other failures too, it is named
 * after those. Otherwise, it is named after the first of its failures in this order.
 */
const COMMON_FAILURES: Readonly<Record<string, string>> = {
  too_deep: 'InvalidBody',
  invalid_input: 'InvalidInput',
  password_change_required: 'PasswordChangeRequired',
  not_found: 'NotFound',
  unsupported_media_type: 'UnsupportedMediaType',
  unavailable: 'Unavailable',
  address_not_utf8: 'AddressNotUtf8',
  bad_request: 'BadRequest',
  body_not_utf8: 'BodyNotUtf8',
  too_many_values: 'TooManyValues',
  unsupported_charset: 'UnsupportedCharset',
  unsupported_content_encoding: 'UnsupportedContentEncoding',
};

const RETRY_AFTER = { schema: { type: 'integer' }, description: 'Seconds to wait before a retry' };

type ProblemExamples = Record<string, { value: Problem }>;

/**
 * Adds a response for each status of the failures of an operation.
 * @returns the examples of the responses by code, which operations share
 * @throws Error if two different failures have the same code
 */
export function addProblemResponses(operations: readonly Operation[]): ProblemExamples {
  const examples = new Map<string, Problem>();
  for (const operation of operations) {
    const failures = operation[FAILURES_EXTENSION]?.failures ?? [];
    delete operation[FAILURES_EXTENSION];
    for (const { problem } of failures) {
      const known = examples.get(problem.code) ?? problem;
      if (!isDeepStrictEqual(known, problem)) throw new Error(`Two failures have the code ${problem.code}.`);
      examples.set(problem.code, known);
    }
    for (const status of new Set(failures.map(({ problem }) => problem.status))) {
      operation.responses[status] = response(failures.filter(({ problem }) => problem.status === status));
    }
  }
  const inOrder = [...examples].sort(([, a], [, b]) => a.status - b.status);
  return Object.fromEntries(inOrder.map(([code, value]) => [code, { value }]));
}

function response(failures: readonly OperationFailure[]): object {
  const references = failures.map(({ problem: { code } }) => [code, { $ref: `#/components/examples/${code}` }]);
  return {
    [NAME_EXTENSION]: nameOf(failures),
    description: described(failures.flatMap(({ when }) => when || [])),
    ...(failures.some(({ isTemporary }) => isTemporary) && { headers: { 'Retry-After': RETRY_AFTER } }),
    content: {
      'application/problem+json': {
        schema: { $ref: getSchemaPath(Problem) },
        examples: Object.fromEntries(references),
      },
    },
  };
}

/** Returns a name such as `LeadMergedOrLeadErased`. */
function nameOf(failures: readonly OperationFailure[]): string {
  const own = failures.flatMap(({ problem, name }) => (problem.code in COMMON_FAILURES ? [] : [name]));
  if (own.length > 0) return [...new Set(own)].join('Or');
  const [name = ''] = Object.entries(COMMON_FAILURES).flatMap(([code, common]) =>
    failures.some(({ problem }) => problem.code === code) ? [common] : [],
  );
  return name;
}

/** Returns text such as "One of: the email is taken; this is the last active administrator". */
function described(reasons: readonly string[]): string {
  if (reasons.length < 2) return reasons.join();
  return `One of: ${reasons.map((when) => when.replace(/^[A-Z](?=[a-z]*\s)/, (letter) => letter.toLowerCase())).join('; ')}`;
}

type Code = Pick<Problem, 'status' | 'code' | 'message'>;

/**
 * Adds a table of all error codes to the description: codes of operations (from the examples) and of requests that
 * reach no operation.
 */
export function withErrorCodes(document: OpenAPIObject): OpenAPIObject {
  const examples = Object.values(document.components?.examples ?? {}) as { value: Problem }[];
  const known = new Map([...ofRequests(), ...examples.map(({ value }) => value)].map((code) => [code.code, code]));
  const codes = [...known.values()].sort((a, b) => a.status - b.status || a.code.localeCompare(b.code));
  const schemas = (document.components?.schemas ?? {}) as Record<string, { properties: Record<string, object> }>;
  const problem = schemas['Problem'];
  if (problem) problem.properties['code'] = { ...problem.properties['code'], enum: codes.map(({ code }) => code) };
  const reasons = importReasons(known);
  const description = [document.info.description, tableOf(codes), fieldCodes(), importCodes(reasons)].join('\n\n');
  return { ...document, info: { ...document.info, description } };
}

function ofRequests(): Code[] {
  return Object.values(httpErrors).flatMap((failure): FailureAnswer[] => {
    if (typeof failure === 'function') return [answerOf(failure.example())];
    return typeof failure === 'object' && 'status' in failure ? [failure] : [];
  });
}

/** Failures that no call answers with: they are stored with an import and its rows. */
function importReasons(known: ReadonlyMap<string, Code>): Code[] {
  const failures = Object.values({ ...importErrors, ...sheetErrors });
  const reasons = failures.flatMap((one) => (typeof one === 'function' && 'example' in one ? one.example() : []));
  const others = reasons.map(answerOf).filter(({ code }) => !known.has(code));
  return [...new Map(others.map((reason) => [reason.code, reason])).values()];
}

function tableOf(codes: readonly Code[]): string {
  const rows = codes.map(({ status, code, message }) => `| ${status} | \`${code}\` | ${message} |`);
  return ['## Error codes', '', '| status | `code` | example of `message` |', '|---|---|---|', ...rows].join('\n');
}

function fieldCodes(): string {
  const rows = Object.entries(FIELD_ERROR_CODES).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`);
  return ['Codes of single fields, in `errors`:', '', '| `code` | meaning |', '|---|---|', ...rows].join('\n');
}

function importCodes(reasons: readonly Code[]): string {
  const rows = reasons.map(({ code, message }) => `| \`${code}\` | ${message} |`);
  return [
    'Why a file or a row is not imported, in `problem` of an import and `problems` of its rows:',
    '',
    '| `code` | example of `message` |',
    '|---|---|',
    ...rows.sort(),
  ].join('\n');
}
