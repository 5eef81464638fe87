import { describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { withEnumSchemas } from './enum-schemas.js';
import { withSharedParts } from './shared-parts.js';

const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const leadId = { name: 'id', in: 'path', required: true, description: "The lead's id", schema: { type: 'string' } };
const userId = { ...leadId, description: "The user's id" };
const notFound = (description = 'No such lead') => ({ 'x-name': 'LeadNotFound', description });
const result = { description: 'OK', content: { 'application/json': { schema: schemaRef('UserResult') } } };

function documentOf(...operations: object[]): OpenAPIObject {
  const paths = Object.fromEntries(operations.map((operation, at) => [`/api/${at}`, { get: operation }]));
  return { openapi: '3.1.0', info: { title: 'API', version: '1' }, paths, components: {} } as unknown as OpenAPIObject;
}

const call = (parameters: object[], responses: object) => ({ parameters, responses });

describe('withSharedParts', () => {
  it('moves parts that several operations share, under their own name', () => {
    const one = call([leadId], { 200: result, 404: notFound() });
    const other = call([leadId, userId], { 200: { content: result.content, description: 'OK' }, 404: notFound() });
    const { components, paths } = withSharedParts(documentOf(one, other, call([userId], {})));
    expect(components).toMatchObject({
      parameters: { LeadId: leadId, UserId: userId },
      responses: { LeadNotFound: { description: 'No such lead' }, UserResult: result },
    });
    expect(paths['/api/1']?.get).toEqual({
      parameters: [{ $ref: '#/components/parameters/LeadId' }, { $ref: '#/components/parameters/UserId' }],
      responses: {
        200: { $ref: '#/components/responses/UserResult' },
        404: { $ref: '#/components/responses/LeadNotFound' },
      },
    });
  });

  it('leaves parts of a single operation in place, without a name', () => {
    const { components, paths } = withSharedParts(documentOf(call([leadId], { 404: notFound() })));
    expect(components).toMatchObject({ parameters: {}, responses: {} });
    expect(paths['/api/0']?.get).toEqual(call([leadId], { 404: { description: 'No such lead' } }));
  });

  it('shares only identical headers', () => {
    const etag = { ETag: { description: 'State of the lead', schema: { type: 'string' } } };
    const limit = (description: string) => ({ RateLimit: { description, schema: { type: 'string' } } });
    const first = call([], { 200: { description: 'One', headers: { ...etag, ...limit('Of the form') } } });
    const second = call([], { 200: { description: 'Two', headers: { ...etag, ...limit('Of the call') } } });
    const { components } = withSharedParts(documentOf(first, second));
    expect(components?.headers).toEqual(etag);
  });

  it('does not depend on the order of the operations', () => {
    const operations = [
      call([leadId, userId], { 404: notFound() }),
      call([userId], { 200: result }),
      call([leadId], { 200: result, 404: notFound() }),
    ];
    const [forth, back] = [operations, operations.toReversed()].map((all) => withSharedParts(documentOf(...all)));
    expect(JSON.stringify(forth?.components)).toBe(JSON.stringify(back?.components));
  });

  it('throws if two shared parts have the same name', () => {
    const alike = [notFound(), notFound('No such flag')].map((response) => call([], { 404: response }));
    expect(() => withSharedParts(documentOf(...alike, ...alike))).toThrow(
      'Two responses are called LeadNotFound: give one of them a name of its own.',
    );
  });
});

describe('withEnumSchemas', () => {
  const enumOf = (schema: object) => {
    const { components } = withEnumSchemas({
      ...documentOf(),
      components: { schemas: { One: { type: 'object', properties: { field: schema } } } },
    });
    const { One } = (components?.schemas ?? {}) as unknown as Record<string, { properties: { field: object } }>;
    return One?.properties.field;
  };
  const roles = ['agent', 'manager', 'admin'];

  it('refers to the schema of an enum, also if null or none is allowed', () => {
    const field = { type: 'string', description: 'The role', enum: roles };
    expect(enumOf(field)).toEqual({ description: 'The role', ...schemaRef('Role') });
    expect(enumOf({ ...field, type: ['string', 'null'], enum: [...roles, null] })).toEqual({
      description: 'The role',
      anyOf: [schemaRef('Role'), { type: 'null' }],
    });
    expect(enumOf({ type: 'array', items: { type: 'string', enum: [...roles, 'none'] } })).toEqual({
      type: 'array',
      items: { anyOf: [schemaRef('Role'), { type: 'string', enum: ['none'] }] },
    });
  });

  it('leaves other enums unchanged', () => {
    const field = { type: 'string', enum: ['agent', 'admin'] };
    expect(enumOf(field)).toEqual(field);
  });

  it('throws if an enum and a class have the same name', () => {
    const schemas = { Role: { type: 'object' } };
    expect(() => withEnumSchemas({ ...documentOf(), components: { schemas } })).toThrow(
      'A class is called Role as well.',
    );
  });
});
