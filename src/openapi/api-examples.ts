import { STATUS_CODES } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { OpenAPIObject } from '@nestjs/swagger';
import { sample } from 'openapi-sampler';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../lead-types/lead-types.js';
import { EXAMPLE_BODIES, EXAMPLE_ID, EXAMPLE_VALUES } from './api-example-values.js';
import { addProblemResponses, type Operation } from './failures.js';

type Json = Record<string, unknown>;

const MOMENT = '2026-11-21T05:12:44.318Z';
const METHODS = ['get', 'post', 'put', 'delete'];

/** Schemas with `oneOf` and common fields, for which viewers generate poor examples. */
const LEADS = ['Lead', 'ListedLead', 'LeadDetail'];

/**
 * Adds a valid example to every body and every required parameter, built from the examples of the fields. If the body
 * has a named schema, the schema gets the example. A body with one form per lead type has an example for each type.
 * JSON responses get no examples, because viewers build them from the fields. Only leads get one, in their schemas.
 */
export function withExamples(document: OpenAPIObject): OpenAPIObject {
  const shown = JSON.parse(JSON.stringify(document)) as OpenAPIObject;
  const schemas = (shown.components?.schemas ?? {}) as Record<string, Json>;
  const plain: Json[] = [];
  for (const [name, schema] of Object.entries(schemas)) {
    describeFields(schema, plain);
    if (name in EXAMPLE_BODIES) schema['example'] = EXAMPLE_BODIES[name];
  }
  const whole = shown as unknown as Json;
  const operations = Object.values(shown.paths).flatMap((path) =>
    Object.entries(path as Json).flatMap(([method, operation]) => (METHODS.includes(method) ? [operation] : [])),
  );
  const ofSchemas = new Map<string, unknown>();
  for (const operation of operations) describeOperation(operation as Json, whole, ofSchemas);
  for (const name of LEADS) if (schemas[name]) ofSchemas.set(name, sampledLead(name, whole));
  // Assigned after all are built, so that no example depends on the order of the operations.
  for (const [name, example] of ofSchemas) Object.assign(schemas[name] ?? {}, { example });
  for (const field of plain) delete field['example'];
  shown.components = { ...shown.components, examples: addProblemResponses(operations as Operation[]) };
  return shown;
}

/**
 * Adds an example to each field that has none, by its format or name.
 * @param plain - Collects ids and times. Their examples are used in bodies and then removed from the schema.
 */
function describeFields(schema: Json, plain: Json[]): void {
  for (const [name, field] of Object.entries((schema['properties'] ?? {}) as Record<string, Json>)) {
    if (field['example'] === undefined && (isPlain(field) || field['type'] === 'array')) {
      const value = exampleOf(name, field);
      if (value !== undefined) field['example'] = value;
      if ([EXAMPLE_ID, MOMENT].includes([value].flat()[0] as string)) plain.push(field);
    }
    describeFields(field, plain);
  }
  for (const part of (schema['allOf'] ?? []) as Json[]) describeFields(part, plain);
}

function exampleOf(name: string, field: Json): unknown {
  if (field['format'] === 'uuid') return EXAMPLE_ID;
  if (field['type'] === 'array' && (field['items'] as Json | undefined)?.['format'] === 'uuid') return [EXAMPLE_ID];
  if (field['format'] === 'date-time') return MOMENT;
  if (field['enum'] !== undefined) return undefined;
  return name in EXAMPLE_VALUES ? EXAMPLE_VALUES[name] : labelOf(field);
}

/** Uses the label of a text field as its example, so that the fields of a new lead type need no examples. */
function labelOf(field: Json): unknown {
  return typesOf(field).includes('string') && field['format'] === undefined ? field['description'] : undefined;
}

function isPlain(field: Json): boolean {
  return typesOf(field).some((name) => name === 'string' || name === 'integer');
}

function typesOf({ type }: Json): readonly unknown[] {
  return Array.isArray(type) ? type : [type];
}

function describeOperation(operation: Json, document: Json, ofSchemas: Map<string, unknown>): void {
  for (const parameter of (operation['parameters'] ?? []) as Json[]) describeParameter(parameter);
  describeBody(operation['requestBody'] as Json | undefined, document, ofSchemas);
  for (const [status, answer] of Object.entries(operation['responses'] as Record<string, Json>)) {
    answer['description'] ||= STATUS_CODES[status];
    describeFile(answer, document);
  }
}

/** Swagger UI fills in and sends the example of a parameter, so optional parameters have it in their description. */
function describeParameter(parameter: Json): void {
  const schema = parameter['schema'] as Json;
  const { example: ownOfSchema, ...rest } = schema;
  const { example: own = ownOfSchema ?? parameterExample(parameter) } = parameter;
  parameter['schema'] = rest;
  if (parameter['required'] === false) delete parameter['required'];
  delete parameter['example'];
  if (parameter['required'] === true) parameter['example'] = own ?? sample(schema, QUIET);
  else if (own !== undefined) parameter['description'] = `${parameter['description']}. For example \`${own}\``;
}

function parameterExample({ name, schema }: Json): unknown {
  const { type, format } = schema as Json;
  if (format === 'uuid') return EXAMPLE_ID;
  return type === 'string' ? EXAMPLE_VALUES[String(name)] : undefined;
}

const QUIET = { quiet: true } as const;

function describeBody(body: Json | undefined, document: Json, ofSchemas: Map<string, unknown>): void {
  for (const content of Object.values((body?.['content'] ?? {}) as Record<string, Json>)) {
    const schema = content['schema'] as Json;
    const forms = formsOf(schema, document);
    const [name] = namesIn(schema);
    if (forms.length > 0) content['examples'] = examplesOf(forms, document);
    else if (name === undefined) content['example'] ??= sendable(schema, document);
    else ofSchemas.set(name, sendable(schema, document));
  }
}

function describeFile(response: Json, document: Json): void {
  for (const [type, content] of Object.entries((response['content'] ?? {}) as Record<string, Json>)) {
    if (type === 'text/csv') {
      content['example'] ??= "Reference,Type,Full name,Phone\r\n7ZK4M0QXJD,Soil Testing,Sunita Devi,'+919876543210\r\n";
    } else if (type === 'application/x-ndjson') {
      content['example'] = `${JSON.stringify(sampledLead('ListedLead', document))}\n`;
    } else if (!/json$/.test(type)) {
      content['example'] ??= sampled(content['schema'] as Json, document);
    }
  }
}

/**
 * Returns an example for each form. The first contains all its fields. The others contain their required fields, and
 * the fields that the first form does not have. A form with the same required fields as the first gets no example. This
 * happens when staff add leads, because the fields of a type are then optional.
 */
function examplesOf(
  [first, ...others]: [type: string, form: Json][],
  document: Json,
): Record<string, { value: unknown }> {
  const [type, form] = first ?? ['', {}];
  const whole = sendable(form, document) as Json;
  const least = demanded(whole, form, document) as Json;
  const brief = others.flatMap(([name, other]) => {
    const value = sendable(other, document) as Json;
    const required = demanded(value, other, document) as Json;
    if (isDeepStrictEqual({ ...required, type }, least)) return [];
    const added = Object.entries(value).filter(([key]) => !(key in whole));
    return [[name, { value: { ...required, ...Object.fromEntries(added) } }] as const];
  });
  return Object.fromEntries([[type, { value: whole }], ...brief]);
}

/** Returns the required fields of an example, or only the first field if none is required. */
function demanded(value: unknown, schema: Json, document: Json): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const parts = partsOf(schema, document);
  const names = new Set(parts.flatMap(({ required = [] }) => required as string[]));
  const fields = Object.entries(value).filter(([name], place) => (names.size === 0 ? place === 0 : names.has(name)));
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const schemas = parts.flatMap(({ properties = {} }) => (properties as Record<string, Json>)[name] ?? []);
      return [name, demanded(field, { allOf: schemas }, document)];
    }),
  );
}

function partsOf(schema: Json, document: Json): Json[] {
  const whole = resolved(schema, document);
  return [whole, schema, ...((whole['allOf'] ?? []) as Json[]).flatMap((part) => partsOf(part, document))];
}

function formsOf(schema: Json, document: Json): [type: string, form: Json][] {
  const { allOf: shared = [], oneOf = [], discriminator } = resolved(schema, document);
  const { mapping = {} } = (discriminator ?? {}) as { mapping?: Record<string, string> };
  const types = new Map(Object.entries(mapping).map(([type, $ref]) => [$ref, type]));
  return (oneOf as Json[]).map((form) => {
    const { type } = (resolved(form, document)['properties'] ?? {}) as { type?: { enum: [string] } };
    return [types.get(String(form['$ref'])) ?? type?.enum[0] ?? '', { allOf: [...(shared as Json[]), form] }];
  });
}

/** Returns the name of the schema, or the names in an `anyOf`. Returns none for an inline schema. */
function namesIn(schema: Json): string[] {
  return ((schema['anyOf'] ?? [schema]) as Json[]).flatMap(
    ({ $ref }) => String($ref).split('#/components/schemas/')[1] ?? [],
  );
}

function resolved(schema: Json, document: Json): Json {
  const [name] = schema['anyOf'] === undefined ? namesIn(schema) : [];
  const schemas = (document['components'] as { schemas: Record<string, Json> } | undefined)?.schemas ?? {};
  return (name === undefined ? undefined : schemas[name]) ?? schema;
}

/** Returns an example of a lead that contains only the group of its own type. */
function sampledLead(name: string, document: Json): unknown {
  const lead = sampled({ $ref: `#/components/schemas/${name}` }, document) as { type: LeadType };
  const groups: readonly string[] = LEAD_TYPE_NAMES.flatMap((type) => leadTypeDefinition(type).group ?? []);
  const { group } = leadTypeDefinition(lead.type);
  return Object.fromEntries(Object.entries(lead).filter(([field]) => field === group || !groups.includes(field)));
}

function sendable(schema: Json, document: Json): unknown {
  const value = sampled(schema, document);
  // The honeypots would mark the example as possible spam. An added lead gets no assignee, because the user in the
  // example does not exist.
  if (typeof value === 'object' && value !== null) {
    for (const name of ['leaveEmpty', 'companyFax', ...('source' in value ? ['assignedTo'] : [])])
      delete (value as Json)[name];
  }
  return value;
}

function sampled(schema: Json, document: Json): unknown {
  // A JSON copy has no shared objects: YAML would write their second use as an alias.
  return JSON.parse(JSON.stringify(sample(schema, QUIET, document)));
}
