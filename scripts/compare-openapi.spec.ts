import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { stringify } from 'yaml';
import { compareDocuments } from './compare-openapi.mjs';

interface Field {
  type?: string | string[];
  [key: string]: unknown;
}

const TEXT = { type: 'string' };

function documentOf({
  sent = { type: 'object', properties: { note: TEXT } } as Field,
  returned = { type: 'object', properties: { status: TEXT }, required: ['status'] } as Field,
  parameters = [{ name: 'id', in: 'path', required: true, schema: TEXT }] as object[],
  operationId = 'updateLead',
  responses = {} as object,
  components = {},
} = {}) {
  const json = (schema: object) => ({ content: { 'application/json': { schema } } });
  const put = { operationId, parameters, requestBody: json(sent), responses: { 200: json(returned), ...responses } };
  return { paths: { '/api/leads/{id}': { put } }, components };
}

const object = (properties: Record<string, object>, more = {}) => ({ type: 'object', properties, ...more });
const breaking = (before: object, after: object) => compareDocuments(before, after).breaking;

describe('compareDocuments', () => {
  const at = 'PUT /api/leads/{id}';

  it('finds nothing if a part only moves', () => {
    const before = documentOf({
      sent: object(
        { source: TEXT, on: { type: ['string', 'null'], enum: ['web', 'mela', 'other', null] } },
        { required: ['source'] },
      ),
    });
    const after = documentOf({
      sent: { allOf: [{ $ref: '#/components/schemas/Fields' }, object({ source: TEXT }, { required: ['source'] })] },
      returned: { $ref: '#/components/schemas/Answer' },
      parameters: [{ $ref: '#/components/parameters/Id' }],
      components: {
        parameters: { Id: { name: 'id', in: 'path', required: true, schema: TEXT } },
        schemas: {
          Answer: object({ status: TEXT }, { required: ['status'] }),
          Fields: object({
            on: { anyOf: [{ $ref: '#/components/schemas/On' }, { type: 'string', enum: ['other'] }, { type: 'null' }] },
          }),
          On: { type: 'string', enum: ['web', 'mela'] },
        },
      },
    });
    expect(compareDocuments(before, after)).toEqual({ breaking: [], documented: [], newValues: [] });
  });

  it('finds removed operations, operation ids and responses', () => {
    const before = documentOf({ responses: { 404: {} } });
    expect(breaking(before, { paths: {} })).toEqual([`${at}: the operation is gone`]);
    expect(breaking(before, documentOf({ operationId: 'changeLead' }))).toEqual([
      `${at}: the operation id updateLead is gone, it is changeLead now`,
      `${at}: the response 404 is gone`,
    ]);
  });

  it('finds parameters that are removed, newly required, or of another type', () => {
    const id = { name: 'id', in: 'path', required: true, schema: TEXT };
    const page = { name: 'page', in: 'query', schema: { type: 'integer', maximum: 9 } };
    const before = documentOf({ parameters: [id, page] });
    expect(breaking(before, documentOf({ parameters: [id] }))).toEqual([`${at}: the parameter query page is gone`]);
    const other = { name: 'If-Match', in: 'header', required: true, schema: TEXT };
    const small = { ...page, required: true, schema: { type: 'integer', maximum: 5 } };
    expect(breaking(before, documentOf({ parameters: [id, small, other] }))).toEqual([
      `${at}: the parameter query page is required now`,
      `${at} query page: maximum was 9 and is 5`,
      `${at}: the new parameter header If-Match is required`,
    ]);
    expect(breaking(before, documentOf({ parameters: [{ ...id, schema: { type: 'integer' } }, page] }))).toEqual([
      `${at} path id: it was string and is integer`,
    ]);
  });

  it('finds fields and values that a request no longer accepts', () => {
    const before = documentOf({ sent: object({ note: TEXT, how: { enum: ['call', 'mela'] } }) });
    const sent = object({ how: { enum: ['call'] }, on: { ...TEXT, format: 'date' } }, { required: ['on'] });
    expect(breaking(before, documentOf({ sent }))).toEqual([
      `${at} body note: the field is gone`,
      `${at} body how: no longer accepted: "mela"`,
      `${at} body on: the field is required now`,
    ]);
    const limited = object({ note: { ...TEXT, maxLength: 5 }, how: { enum: ['call', 'mela', 'other'] } });
    expect(breaking(before, documentOf({ sent: limited }))).toEqual([
      `${at} body note: maxLength was undefined and is 5`,
    ]);
  });

  it('finds what a response no longer has', () => {
    const fields = { _id: { ...TEXT, format: 'uuid' }, name: TEXT, status: { enum: ['new'] } };
    const before = documentOf({ returned: object(fields, { required: ['_id', 'name'] }) });
    const returned = object({ _id: TEXT, status: { enum: ['new', 'closed'] } });
    const found = compareDocuments(before, documentOf({ returned }));
    expect(found.breaking).toEqual([
      `${at} 200 _id: the format was uuid and is undefined`,
      `${at} 200 name: the field is gone`,
      `${at} 200 _id: the field may be missing now`,
    ]);
    expect(found.newValues).toEqual([`${at} 200 status: "closed"`]);
  });

  it('finds removed headers, content and bodies, and changed authentication', () => {
    const { paths } = documentOf({
      responses: { 201: { headers: { ETag: { schema: TEXT } }, content: { 'text/csv': {} } } },
    });
    const { requestBody: _, ...put } = paths['/api/leads/{id}'].put;
    const after = {
      '/api/leads/{id}': {
        put: { ...put, security: [{ bearer: [] }], responses: { 200: put.responses[200], 201: {} } },
      },
    };
    expect(breaking({ paths }, { paths: after })).toEqual([
      `${at}: other sign-in: [{"bearer":[]}]`,
      `${at}: it no longer takes a body`,
      `${at} 201: the header ETag is gone`,
      `${at} 201: the content text/csv is gone`,
    ]);
  });

  it('compares each form of a choice with the form that fits', () => {
    const contact = object({ type: { enum: ['contact'] }, message: TEXT });
    const soil = object({ type: { enum: ['soil'] }, crop: TEXT });
    const before = documentOf({ returned: { oneOf: [contact, soil] } });
    const shared = object({ type: { enum: ['contact', 'soil'] } });
    const after = { allOf: [shared, { oneOf: [object({ type: { enum: ['soil'] } }), contact] }] };
    expect(breaking(before, documentOf({ returned: after }))).toEqual([`${at} 200 crop: the field is gone`]);
  });

  it('lists refused unknown keys separately', () => {
    const closed = documentOf({ sent: object({ note: TEXT }, { additionalProperties: false }) });
    const expected = [`${at} body: unknown keys are refused`];
    expect(compareDocuments(documentOf(), closed)).toEqual({ breaking: [], documented: expected, newValues: [] });
  });

  it('fails if a reference has no target', () => {
    const broken = documentOf({ returned: { $ref: '#/components/schemas/Nothing' } });
    expect(() => breaking(broken, broken)).toThrow('#/components/schemas/Nothing is not in the document.');
  });
});

it('says on the command line what it found, and fails if it breaks something', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kisan-canteen-openapi-'));
  try {
    const [before, after] = ['before', 'after'].map((name) => join(folder, `${name}.yaml`)) as [string, string];
    writeFileSync(before, stringify(documentOf()));
    writeFileSync(after, stringify(documentOf({ operationId: 'changeLead' })));
    const run = (...args: string[]) =>
      spawnSync('node', ['scripts/compare-openapi.mjs', ...args], { encoding: 'utf8' });
    expect(run(before, before)).toMatchObject({ status: 0, stdout: expect.stringContaining('Breaking: 0') });
    expect(run(before, after)).toMatchObject({ status: 1, stdout: expect.stringContaining('Breaking: 1\n  PUT /api') });
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('BEFORE AFTER') });
    expect(run(before).status).toBe(2);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
