import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Record<string, unknown>;

/** What Nest writes is OpenAPI 3.0 in places: `nullable` becomes a type, and words may stand beside a reference. */
export function inOpenApi31(document: OpenAPIObject): OpenAPIObject {
  return rewritten(document) as OpenAPIObject;
}

function rewritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewritten);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, rewritten(child)] as const);
  return withReference(withNull(Object.fromEntries(entries)));
}

/** `allOf` of one reference and a description would read as a class of its own. One that requires more fields is. */
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
