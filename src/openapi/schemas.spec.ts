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

  it('closes all schemas of a body, also in lists and choices, but no others', () => {
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

  it('closes a schema of several parts as a whole, and one that only adds required fields at its base', () => {
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

  it('throws if one body adds fields to a schema and another does not', () => {
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

  it('refers to the base and keeps the other fields', () => {
    const document = documentOf({ ReportMeasures: base, ...rows(base.properties) });
    expect(withBaseSchemas(document).components?.schemas?.['TypeReportRow']).toEqual({
      allOf: [ref('ReportMeasures'), object({ type: TEXT }, { required: ['type'] })],
    });
  });

  it('throws if a schema describes a field of the base differently', () => {
    const document = documentOf({ ReportMeasures: base, ...rows({ leads: TEXT }) });
    expect(() => withBaseSchemas(document)).toThrow('AssigneeReportRow no longer has the fields of ReportMeasures.');
  });
});

describe('withoutPlainDescriptions', () => {
  it('removes descriptions that only repeat the name of the field', () => {
    const fields = { typeOfSoil: { ...TEXT, description: 'Type of soil' }, age: { ...TEXT, description: 'In years' } };
    const { Soil } = withoutPlainDescriptions(documentOf({ Soil: object(fields) })).components?.schemas ?? {};
    expect(Soil).toEqual(object({ typeOfSoil: TEXT, age: fields.age }));
  });
});
