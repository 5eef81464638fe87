import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Record<string, unknown>;

interface Operation {
  requestBody?: { content: Record<string, { schema: Json }> };
}

/**
 * Says of every object that a body holds that other keys are refused, as the server does. A schema that others add fields to says nothing:
 * those others do.
 * @throws Error if bodies have a schema both with and without further fields
 */
export function withRefusedKeys(document: OpenAPIObject): OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as unknown as Readonly<Record<string, Json>>;
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as Operation[]);
  const bodies = operations.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}));
  const known = new Map<Json, boolean>();
  for (const { schema } of bodies) close(schema, schemas, true, known);
  return document;
}

/** @param isWhole false for a part of a schema, which has fields besides */
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
