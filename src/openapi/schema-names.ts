import type { OpenAPIObject } from '@nestjs/swagger';

const REFERENCE = '#/components/schemas/';

/**
 * Names schemas by what they are, not by what their classes are for: `CreateUserDto` is `CreateUser`, `UserResponse` is `User`.
 * @throws Error where two classes would have one name
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
