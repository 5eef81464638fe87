import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Record<string, unknown>;

const PROBLEM = '#/components/schemas/Problem';
const PROBLEM_TYPE = 'application/problem+json';

/** What Nest writes is OpenAPI 3.0 in places: `nullable` becomes a type, and problems get the content type they are sent with. */
export function inOpenApi31(document: OpenAPIObject): OpenAPIObject {
  return rewritten(document) as OpenAPIObject;
}

function rewritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewritten);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, rewritten(child)] as const);
  return withProblemType(withNull(Object.fromEntries(entries)));
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

function withProblemType(node: Json): Json {
  const json = (node['content'] as { 'application/json'?: { schema?: { $ref?: string } } } | undefined)?.[
    'application/json'
  ];
  return json?.schema?.$ref === PROBLEM ? { ...node, content: { [PROBLEM_TYPE]: json } } : node;
}
