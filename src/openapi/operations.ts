/** Adds details of operations that decorators cannot express, or would have to repeat. */
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

/** If a handler has several paths, Nest appends a number to the operation id: `deleteLeads[1]`. */
const PATH_OF_SEVERAL = /^(\w+)\[(\d+)\]$/;

/** If a handler has several paths, marks all but the first as deprecated aliases of the first. */
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
    const replaced = `Deprecated alias of \`${first?.address}\`.`;
    operation.deprecated = true;
    operation.description = [replaced, operation.description].filter(Boolean).join(' ');
  }
  return document;
}

const REPLAYED = {
  schema: { type: 'string', enum: ['true'] },
  description: 'Present if this call repeats an earlier one with the same Idempotency-Key',
};

/** Adds the response to a repeated call to operations that store a receipt. */
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

const HEADERS = {
  'X-Request-Id': text("Identifies the request in the server's log"),
  'WWW-Authenticate': text('`Bearer`'),
  RateLimit: text('Remaining requests, and seconds until the limit is reset'),
  'RateLimit-Policy': text('The limit and its window in seconds'),
  'Accept-Encoding': text('`identity`, if the body was compressed'),
} as const;

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
