/** What the decorators of an operation cannot say, or would have to say each time. */
import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { REPLAYS_EXTENSION, ReplayedCall } from '../shared/http/idempotency-key.js';

interface Answer {
  headers?: Record<string, object>;
  content?: { 'application/json'?: { schema: object } };
}

interface Operation {
  operationId?: string;
  description?: string;
  deprecated?: boolean;
  [REPLAYS_EXTENSION]?: boolean;
  responses?: Record<string, Answer>;
}

/** How Nest tells the paths of one handler apart: `deleteLeads[1]`. */
const PATH_OF_SEVERAL = /^(\w+)\[(\d+)\]$/;

/** Of the paths that lead to one handler, the first is the one to use; the others are deprecated and name it. */
export function describeAliases(document: OpenAPIObject): OpenAPIObject {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).flatMap(([method, operation]) => {
      const [, name, place] = PATH_OF_SEVERAL.exec(operation.operationId ?? '') ?? [];
      return name === undefined ? [] : [{ name, place, operation, address: `${method.toUpperCase()} ${path}` }];
    }),
  );
  for (const { name, place, operation } of operations) {
    operation.operationId = place === '0' ? name : `${name}Alias`;
    if (place === '0') continue;
    const first = operations.find((other) => other.name === name && other.place === '0');
    const replaced = `Another name of \`${first?.address}\`, which replaces it.`;
    operation.deprecated = true;
    operation.description = [replaced, operation.description].filter(Boolean).join(' ');
  }
  return document;
}

const REPLAYED = {
  schema: { type: 'string', enum: ['true'] },
  description: 'Present if this answers a repeat under the same Idempotency-Key',
};

/** Says of the calls that can be repeated what a repeat answers. */
export function describeReplays(document: OpenAPIObject): OpenAPIObject {
  for (const path of Object.values(document.paths)) {
    const operation = path.post as Operation | undefined;
    if (!operation?.[REPLAYS_EXTENSION]) continue;
    delete operation[REPLAYS_EXTENSION];
    for (const [status, success] of Object.entries(operation.responses ?? {})) {
      if (!status.startsWith('2')) continue;
      success.headers = { ...success.headers, 'Idempotent-Replayed': REPLAYED };
      const json = success.content?.['application/json'];
      if (json) json.schema = { anyOf: [json.schema, { $ref: getSchemaPath(ReplayedCall) }] };
    }
  }
  return document;
}

const text = (description: string) => ({ description, schema: { type: 'string' } });

/** Headers of every response with a status, whatever the operation. */
const HEADERS = {
  'X-Request-Id': text("Identifies the request in the server's log"),
  'WWW-Authenticate': text('`Bearer`'),
  RateLimit: text('What is left of the limit, and the seconds until it is reset'),
  'RateLimit-Policy': text('The limit and its window in seconds'),
  'Accept-Encoding': text('`identity`, if the body was compressed'),
} as const;

/** Lists the headers of every answer by reference, so that each is described once. */
export function withResponseHeaders(document: OpenAPIObject): OpenAPIObject {
  for (const path of Object.values(document.paths)) {
    for (const operation of Object.values(path as Record<string, Operation>)) {
      for (const [status, answer] of Object.entries(operation.responses ?? {})) {
        const names = Object.keys(HEADERS).filter((name) => isCarried(name, status) && !answer.headers?.[name]);
        const references = names.map((name) => [name, { $ref: `#/components/headers/${name}` }] as const);
        answer.headers = { ...answer.headers, ...Object.fromEntries(references) };
      }
    }
  }
  return { ...document, components: { ...document.components, headers: { ...HEADERS } } } as OpenAPIObject;
}

function isCarried(name: string, status: string): boolean {
  if (name === 'WWW-Authenticate') return status === '401';
  if (name === 'Accept-Encoding') return status === '415';
  if (name.startsWith('RateLimit')) return status === '429';
  return name === 'X-Request-Id';
}
