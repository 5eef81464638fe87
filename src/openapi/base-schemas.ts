import { isDeepStrictEqual } from 'node:util';
import type { OpenAPIObject } from '@nestjs/swagger';

interface ObjectSchema {
  type?: string;
  properties: Record<string, object>;
  required?: string[];
}

/** Schemas with the fields of another one, by its name. Nest writes the fields of a base class into every class that extends it. */
const DERIVED: Readonly<Record<string, readonly string[]>> = {
  ReportMeasures: ['AssigneeReportRow', 'SourceReportRow', 'StateReportRow', 'TypeReportRow'],
};

/**
 * Refers to the fields that schemas have from another one.
 * @throws Error if a schema lacks one of these fields
 */
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
