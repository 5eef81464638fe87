import type { OpenAPIObject } from '@nestjs/swagger';

interface Schema {
  properties?: Record<string, { description?: unknown }>;
}

/** Leaves out descriptions of fields that only repeat the name: `typeOfSoil`, "Type of soil". */
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
