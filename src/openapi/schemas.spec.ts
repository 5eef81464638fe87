import { describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { withBaseSchemas, withoutPlainDescriptions, withRefusedKeys } from './schemas.js';

const TEXT = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object, more = {}) => ({ type: 'object', properties, ...more });

function documentOf(schemas: object, ...bodies: object[]): OpenAPIObject {
  const paths = bodies.map((schema, at) => [
    `/api/${at}`,
    { post: { requestBody: { content: { 'application/json': { schema } } }, responses: {} } },
  ]);
  const info = { title: 'API', version: '1' };
  return { openapi: '3.1.0', info, paths: Object.fromEntries(paths), components: { schemas } } as OpenAPIObject;
}

describe('withRefusedKeys', () => {
  const closed = { additionalProperties: false };

  it('closes what a body holds, in lists and choices too, and nothing else', () => {
    const schemas = {
      Rule: object({
        people: { type: 'array', items: ref('Person') },
        plan: { anyOf: [ref('Plan'), { type: 'null' }] },
      }),
      Person: object({ name: TEXT }),
      Plan: object({ on: TEXT }),
      Answer: object({ name: TEXT }),
    };
    expect(withRefusedKeys(documentOf(schemas, ref('Rule'))).components?.schemas).toMatchObject({
      Rule: closed,
      Person: closed,
      Plan: closed,
      Answer: expect.not.objectContaining(closed),
    });
  });

  it('closes a schema of several parts as a whole, and one that only requires more where its fields are', () => {
    const schemas = {
      Form: { allOf: [ref('Fields'), object({ person: { allOf: [ref('Person')], required: ['name'] } })] },
      Fields: object({ source: TEXT }),
      Person: object({ name: TEXT }),
    };
    const { Form, Fields, Person } = withRefusedKeys(documentOf(schemas, ref('Form'))).components?.schemas ?? {};
    expect(Form).toMatchObject({ unevaluatedProperties: false });
    expect(Fields).not.toHaveProperty('additionalProperties');
    expect(Person).toMatchObject(closed);
  });

  it('refuses a schema that stands alone here and with other fields there', () => {
    const schemas = { Fields: object({ source: TEXT }), Form: { allOf: [ref('Fields'), object({ on: TEXT })] } };
    expect(() => withRefusedKeys(documentOf(schemas, ref('Fields'), ref('Form')))).toThrow(
      'A body adds fields to the schema of source, and another does not.',
    );
  });
});

describe('withBaseSchemas', () => {
  const names = ['AssigneeReportRow', 'SourceReportRow', 'StateReportRow', 'TypeReportRow'];
  const rows = (fields: object) =>
    Object.fromEntries(names.map((name) => [name, object({ ...fields, type: TEXT }, { required: ['leads', 'type'] })]));
  const base = object({ leads: { type: 'integer' } }, { required: ['leads'] });

  it('refers to the fields of the base and keeps the others', () => {
    const document = documentOf({ ReportMeasures: base, ...rows(base.properties) });
    expect(withBaseSchemas(document).components?.schemas?.['TypeReportRow']).toEqual({
      allOf: [ref('ReportMeasures'), object({ type: TEXT }, { required: ['type'] })],
    });
  });

  it('refuses a schema that describes such a field otherwise', () => {
    const document = documentOf({ ReportMeasures: base, ...rows({ leads: TEXT }) });
    expect(() => withBaseSchemas(document)).toThrow('AssigneeReportRow no longer has the fields of ReportMeasures.');
  });
});

describe('withoutPlainDescriptions', () => {
  it('leaves out what only repeats the name of a field', () => {
    const fields = { typeOfSoil: { ...TEXT, description: 'Type of soil' }, age: { ...TEXT, description: 'In years' } };
    const { Soil } = withoutPlainDescriptions(documentOf({ Soil: object(fields) })).components?.schemas ?? {};
    expect(Soil).toEqual(object({ typeOfSoil: TEXT, age: fields.age }));
  });
});
