import { isDeepStrictEqual } from 'node:util';
import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Record<string, unknown>;

const REFERENCE = '#/components/schemas/';

/**
 * Removes the suffixes of class names: `CreateUserDto` becomes `CreateUser`, `UserResponse` becomes `User`.
 * @throws Error if two classes get the same name
 */
export function withSchemaNames(document: OpenAPIObject): OpenAPIObject {
  const text = JSON.stringify(document, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith(REFERENCE)
      ? REFERENCE + nameOf(value.slice(REFERENCE.length))
      : value,
  );
  const named = JSON.parse(text) as OpenAPIObject;
  const schemas = Object.entries(named.components?.schemas ?? {}).map(
    ([name, schema]) => [nameOf(name), schema] as const,
  );
  const twice = schemas.find(([name], index) => schemas.findIndex(([other]) => other === name) !== index);
  if (twice) throw new Error(`Two classes have the schema name ${twice[0]}.`);
  return { ...named, components: { ...named.components, schemas: Object.fromEntries(schemas) } };
}

function nameOf(className: string): string {
  return className.replace(/(Dto|Response)$/, '');
}

interface ObjectSchema {
  type?: string;
  properties: Record<string, object>;
  required?: string[];
}

/** Derived schemas by base schema. Nest copies the fields of a base class into every class that extends it. */
const DERIVED: Readonly<Record<string, readonly string[]>> = {
  ReportMeasures: ['AssigneeReportRow', 'SourceReportRow', 'StateReportRow', 'TypeReportRow'],
};

/** @throws Error if a derived schema lacks a field of its base */
export function withBaseSchemas(document: OpenAPIObject): OpenAPIObject {
  const schemas = { ...document.components?.schemas } as unknown as Record<string, ObjectSchema>;
  for (const [name, derived] of Object.entries(DERIVED)) {
    for (const own of derived) Object.assign(schemas, { [own]: extending(schemas, name, own) });
  }
  return { ...document, components: { ...document.components, schemas } } as unknown as OpenAPIObject;
}

function extending(schemas: Readonly<Record<string, ObjectSchema>>, baseName: string, name: string): object {
  const [base, schema] = [schemas[baseName], schemas[name]];
  const isBase = Object.entries(base?.properties ?? {}).every(([field, value]) =>
    isDeepStrictEqual(schema?.properties[field], value),
  );
  if (!base || !schema || !isBase) throw new Error(`${name} no longer has the fields of ${baseName}.`);
  const own = Object.entries(schema.properties).filter(([field]) => !(field in base.properties));
  const required = schema.required?.filter((field) => !base.required?.includes(field));
  return {
    allOf: [{ $ref: `#/components/schemas/${baseName}` }, { ...schema, properties: Object.fromEntries(own), required }],
  };
}

interface Operation {
  requestBody?: { content: Record<string, { schema: Json }> };
}

/**
 * Marks every object in a body as closed, because the server refuses unknown keys. If an object is composed of several
 * schemas, only the composition is marked, and not its parts.
 * @throws Error if a schema is a whole object in one body and a part in another
 */
export function withRefusedKeys(document: OpenAPIObject): OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as unknown as Readonly<Record<string, Json>>;
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as Operation[]);
  const bodies = operations.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}));
  const known = new Map<Json, boolean>();
  for (const { schema } of bodies) close(schema, schemas, true, known);
  return document;
}

/** @param isWhole - False if `schema` is only a part of an object that has other fields too. */
function close(
  schema: Json,
  schemas: Readonly<Record<string, Json>>,
  isWhole: boolean,
  known: Map<Json, boolean>,
): void {
  const { $ref, allOf = [], oneOf = [], anyOf = [], properties, items } = schema;
  if (typeof $ref === 'string') {
    const named = schemas[$ref.slice($ref.lastIndexOf('/') + 1)];
    if (named) close(named, schemas, isWhole, known);
    return;
  }
  if ((known.get(schema) ?? isWhole) !== isWhole) {
    throw new Error(
      `A body adds fields to the schema of ${Object.keys(properties ?? {}).join(', ')}, and another does not.`,
    );
  }
  if (known.has(schema)) return;
  known.set(schema, isWhole);
  const parts = allOf as Json[];
  const choices = [oneOf, anyOf].flat() as Json[];
  const hasOnePart = properties === undefined && parts.length + (choices.length > 0 ? 1 : 0) === 1;
  for (const part of [...parts, ...choices]) close(part, schemas, isWhole && hasOnePart, known);
  for (const field of Object.values((properties ?? {}) as Record<string, Json>)) close(field, schemas, true, known);
  if (items !== undefined) close(items as Json, schemas, true, known);
  if (!isWhole || schema['additionalProperties'] !== undefined) return;
  if (parts.length > 0 && !hasOnePart) schema['unevaluatedProperties'] = false;
  else if (properties !== undefined) schema['additionalProperties'] = false;
}

interface Schema {
  properties?: Record<string, { description?: unknown }>;
}

/** Removes descriptions that only repeat the field name: "Type of soil" of `typeOfSoil`. */
export function withoutPlainDescriptions(document: OpenAPIObject): OpenAPIObject {
  const schemas: unknown = JSON.parse(JSON.stringify(document.components?.schemas ?? {}), (_, value: unknown) => {
    const { properties } = (typeof value === 'object' && value !== null ? value : {}) as Schema;
    for (const [name, field] of Object.entries(properties ?? {})) {
      if (typeof field.description === 'string' && lettersOf(field.description) === lettersOf(name))
        delete field.description;
    }
    return value;
  });
  return { ...document, components: { ...document.components, schemas } } as OpenAPIObject;
}

function lettersOf(text: string): string {
  return text.replace(/[^A-Za-z\d]/g, '').toLowerCase();
}

/** Nest generates OpenAPI 3.0 in places. This converts `nullable` to a type and unwraps references from `allOf`. */
export function inOpenApi31(document: OpenAPIObject): OpenAPIObject {
  return rewritten(document) as OpenAPIObject;
}

function rewritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewritten);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, rewritten(child)] as const);
  return withReference(withNull(Object.fromEntries(entries)));
}

/** Unwraps an `allOf` with one reference, which would read as a new class. Keeps it if it adds required fields. */
function withReference({ allOf, ...rest }: Json): Json {
  const [only, ...others] = Array.isArray(allOf) ? (allOf as Json[]) : [];
  return only?.['$ref'] !== undefined && others.length === 0 && !Array.isArray(rest['required'])
    ? { ...only, ...rest }
    : { ...(allOf !== undefined && { allOf }), ...rest };
}

function withNull({ nullable, ...schema }: Json): Json {
  if (nullable !== true) return nullable === undefined || nullable === false ? schema : { nullable, ...schema };
  const { allOf, type, description, ...rest } = schema;
  if (typeof type === 'string') return { ...schema, type: [type, 'null'] };
  return {
    ...(description !== undefined && { description }),
    anyOf: [...((allOf as unknown[]) ?? [rest]), { type: 'null' }],
  };
}
