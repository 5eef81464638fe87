import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Record<string, unknown>;

/** What Nest writes is OpenAPI 3.0 in places: `nullable` becomes a type. */
export function inOpenApi31(document: OpenAPIObject): OpenAPIObject {
  return rewritten(document) as OpenAPIObject;
}

function rewritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewritten);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, rewritten(child)] as const);
  return withNull(Object.fromEntries(entries));
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
