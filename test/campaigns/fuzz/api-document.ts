/** The API document (openapi.yaml), parsed for the fuzz test. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A JSON Schema of OpenAPI 3.1, with the keywords that the fuzz test reads. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: string[];
  example?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Schema;
}

const OTHER_BODIES = ['application/octet-stream', 'application/x-www-form-urlencoded'] as const;
export type OtherBody = (typeof OTHER_BODIES)[number];

export interface Operation {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body?: Schema;
  /** The body is the bytes of a file, or an HTML form. */
  otherBody?: OtherBody;
  needsToken: boolean;
  answers: ReadonlyMap<number, Readonly<Record<string, Schema>>>;
}

export interface ApiDocument {
  operations: Operation[];
  schemas: Record<string, Schema>;
}

interface RawOperation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
  security?: Record<string, unknown>[];
}

export const DOCUMENT_FILE = new URL('../../../openapi.yaml', import.meta.url);
const SCHEMA = '#/components/schemas/';

export function readApiDocument(): ApiDocument {
  const document = withSharedParts(
    parse(readFileSync(DOCUMENT_FILE, 'utf8')) as {
      paths: Record<string, Record<string, RawOperation>>;
      components: { schemas: Record<string, Schema> };
    },
  );
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => operationOf(path, method.toUpperCase(), raw)),
  );
  return { operations, schemas: document.components.schemas };
}

/** Returns the document with all references replaced, except references to schemas. */
export function withSharedParts<T extends object>(document: T): T {
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as { $ref?: unknown };
    if (typeof $ref === 'string' && !$ref.startsWith(SCHEMA)) return filled(partAt(document, $ref));
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, filled(child)]));
  };
  return filled(document) as T;
}

function partAt(document: object, $ref: string): unknown {
  const keys = $ref.replace(/^#\//, '').split('/');
  const found = keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
  if (found === undefined) throw new Error(`The document refers to ${$ref}, which does not exist.`);
  return found;
}

/** Resolves a reference. Returns any other schema unchanged. */
export function resolved(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  if (!schema.$ref) return schema;
  const named = schemas[schema.$ref.slice(SCHEMA.length)];
  if (!named) throw new Error(`The document refers to ${schema.$ref}, which does not exist.`);
  return resolved(named, schemas);
}

/** Expands `oneOf` and `anyOf` into a list of schemas, and merges the `allOf` parts into each. */
export function formsOf(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema[] {
  const { allOf = [], oneOf, anyOf, ...own } = resolved(schema, schemas);
  const choices = oneOf ?? anyOf;
  const parts = [...allOf.map((part) => formsOf(part, schemas))];
  if (choices) parts.push(choices.flatMap((choice) => formsOf(choice, schemas)));
  return parts.reduce((forms, more) => forms.flatMap((form) => more.map((part) => joined(form, part))), [own]);
}

function joined(form: Schema, part: Schema): Schema {
  return {
    ...form,
    ...part,
    properties: { ...form.properties, ...part.properties },
    required: [...(form.required ?? []), ...(part.required ?? [])],
  };
}

/** The operation of a request line, or undefined if the document has none. */
export function operationAt(operations: readonly Operation[], method: string, address: string): Operation | undefined {
  // The router handles HEAD like GET without a body.
  const verb = method === 'HEAD' ? 'GET' : method;
  const fitting = operationsAt(operations, address).filter((operation) => operation.method === verb);
  // `/api/leads/stats` is its own operation, not a lead with the id "stats".
  return fitting.find((operation) => !operation.path.includes('{')) ?? fitting[0];
}

/** All operations at this address, whatever their method. */
export function operationsAt(operations: readonly Operation[], address: string): Operation[] {
  const requested = segmentsOf(address.split('?', 1)[0] ?? '');
  return operations.filter(({ path }) => matchesPath(segmentsOf(path), requested));
}

function operationOf(path: string, method: string, raw: RawOperation): Operation {
  const content = raw.requestBody?.content ?? {};
  const body = content['application/json']?.schema;
  const otherBody = OTHER_BODIES.find((type) => type in content);
  return {
    id: raw.operationId,
    method,
    path,
    parameters: raw.parameters ?? [],
    ...(body && { body }),
    ...(otherBody && { otherBody }),
    needsToken: raw.security?.some((scheme) => 'bearer' in scheme) ?? false,
    answers: new Map(
      Object.entries(raw.responses).map(([status, { content = {} }]) => [
        Number(status),
        Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema])),
      ]),
    ),
  };
}

function segmentsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/').map(decoded);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function matchesPath(documented: readonly string[], requested: readonly string[]): boolean {
  return (
    documented.length === requested.length &&
    documented.every((segment, index) =>
      segment.startsWith('{') ? requested[index] !== '' : segment === requested[index],
    )
  );
}
