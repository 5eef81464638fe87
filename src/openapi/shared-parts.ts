import type { OpenAPIObject } from '@nestjs/swagger';
import { NAME_EXTENSION, pascalCase } from '../shared/http/api-failures.js';

type Json = Record<string, unknown>;

interface Response extends Json {
  headers?: Record<string, Json>;
  content?: Record<string, { schema: Json }>;
  [NAME_EXTENSION]?: string;
}

interface Parameter extends Json {
  name: string;
  in: string;
  description?: string;
}

interface Operation {
  parameters?: Parameter[];
  responses: Record<string, Response>;
}

interface Place<Part> {
  readonly part: Part;
  readonly replace: (reference: Json) => void;
}

/**
 * Moves headers, responses and parameters that several operations share to the components, and refers to them. The name
 * of a part depends only on the part, so a new operation renames nothing.
 * @throws Error if two shared parts get the same name
 */
export function withSharedParts(document: OpenAPIObject): OpenAPIObject {
  const shared = JSON.parse(JSON.stringify(document)) as OpenAPIObject;
  const operations = Object.values(shared.paths).flatMap((path) => Object.values(path) as unknown as Operation[]);
  const responses = operations.flatMap(({ responses: all }) => placesIn(all));
  const headers = responses.flatMap(({ part }) => placesIn(part.headers ?? {}));
  const parameters = operations.flatMap(({ parameters: all = [] }) => placesIn(all));
  const components = {
    headers: share('headers', headers, ({ key }) => key, shared.components?.headers as Record<string, Json>),
    responses: share('responses', responses, ({ part }) => part[NAME_EXTENSION] ?? successName(part)),
    parameters: share('parameters', parameters, ({ part }) => parameterName(part)),
  };
  for (const { part } of responses) delete part[NAME_EXTENSION];
  const { schemas, examples, ...rest } = shared.components ?? {};
  shared.components = { schemas, ...components, examples, ...rest, headers: components.headers } as typeof rest;
  return shared;
}

function placesIn<Part>(holder: Record<string, Part> | Part[]): (Place<Part> & { key: string })[] {
  return Object.entries(holder).map(([key, part]) => ({
    key,
    part,
    replace: (reference) => Object.assign(holder, { [key]: reference }),
  }));
}

/** Replaces parts that occur more than once with references. Returns these parts and those in `known`, by name. */
function share<Part extends Json, At extends Place<Part>>(
  kind: string,
  places: readonly At[],
  nameOf: (place: At) => string | undefined,
  known: Readonly<Record<string, Json>> = {},
): Record<string, Json> {
  const alike = new Map<string, At[]>();
  for (const place of places.filter(({ part }) => part['$ref'] === undefined)) {
    const key = canonical(place.part);
    alike.set(key, [...(alike.get(key) ?? []), place]);
  }
  const shared = new Map(Object.entries(known));
  for (const same of alike.values()) {
    const [first] = same;
    const name = first && nameOf(first);
    if (!name || same.length === 1) continue;
    if (shared.has(name)) throw new Error(`Two ${kind} are called ${name}: give one of them a name of its own.`);
    const { [NAME_EXTENSION]: _, ...part } = first.part;
    shared.set(name, part);
    for (const { replace } of same) replace({ $ref: `#/components/${kind}/${name}` });
  }
  return Object.fromEntries([...shared].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the same text for equal parts, regardless of the order of their keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, child: unknown) =>
    typeof child === 'object' && child !== null && !Array.isArray(child)
      ? Object.fromEntries(Object.entries(child).sort(([a], [b]) => (a < b ? -1 : 1)))
      : child,
  );
}

/** Returns `UserResult`, or `BulkResultOrReplayedCall` for several schemas; undefined without a named schema. */
function successName({ content = {} }: Response): string | undefined {
  const schemas = Object.values(content).flatMap(({ schema }) => (schema['anyOf'] ?? [schema]) as Json[]);
  const names = schemas.flatMap(({ $ref }) => (typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : []));
  return names.length === 0 || names.length < schemas.length ? undefined : names.join('Or');
}

/** Returns for example `LeadId` for "The lead's id", otherwise the name of the parameter. */
function parameterName({ name, description = '' }: Parameter): string {
  const [, owner] = /^The (.+)'s id$/.exec(description) ?? [];
  if (owner !== undefined) return `${pascalCase(owner)}Id`;
  return pascalCase(description.startsWith('Accepted.') ? `Ignored-${name}` : name);
}
