import type { OpenAPIObject } from '@nestjs/swagger';
import { FIELD_ERROR_CODES } from '../shared/domain/failure.js';
import * as httpErrors from '../shared/http/http.errors.js';
import { answerOf, type FailureAnswer, type Problem } from '../shared/http/problem.js';

type Code = Pick<Problem, 'status' | 'code' | 'message'>;

/**
 * Lists every code of a failure: those of the operations (the document's examples) and of requests that reach none. What a code
 * says is its example's sentence.
 */
export function withErrorCodes(document: OpenAPIObject): OpenAPIObject {
  const examples = Object.values(document.components?.examples ?? {}) as { value: Problem }[];
  const known = new Map([...ofRequests(), ...examples.map(({ value }) => value)].map((code) => [code.code, code]));
  const codes = [...known.values()].sort((a, b) => a.status - b.status || a.code.localeCompare(b.code));
  const schemas = (document.components?.schemas ?? {}) as Record<string, { properties: Record<string, object> }>;
  const problem = schemas['Problem'];
  if (problem) problem.properties['code'] = { ...problem.properties['code'], enum: codes.map(({ code }) => code) };
  const description = [document.info.description, tableOf(codes), fieldCodes()].join('\n\n');
  return { ...document, info: { ...document.info, description } };
}

function ofRequests(): Code[] {
  return Object.values(httpErrors).flatMap((failure): FailureAnswer[] => {
    if (typeof failure === 'function') return [answerOf(failure.example())];
    return typeof failure === 'object' ? [failure] : [];
  });
}

function tableOf(codes: readonly Code[]): string {
  const rows = codes.map(({ status, code, message }) => `| ${status} | \`${code}\` | ${message} |`);
  return ['## Error codes', '', '| status | `code` | for example |', '|---|---|---|', ...rows].join('\n');
}

function fieldCodes(): string {
  const rows = Object.entries(FIELD_ERROR_CODES).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`);
  return ['Of a field, in `errors`:', '', '| `code` | means |', '|---|---|', ...rows].join('\n');
}
