/** General rules for openapi.yaml. `npm run openapi -- --check` checks that it matches the code. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { LEAD_TYPE_NAMES } from '../lead-types/lead-types.js';

interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  security?: object[];
  parameters?: (Parameter | { $ref: string })[];
  responses: Record<string, object>;
}

interface Parameter {
  name: string;
  description?: string;
}

interface Union {
  oneOf: object[];
  discriminator: { propertyName: string; mapping: Record<string, string> };
}

/** 410 KB for the 99 operations of 1.0.0. If an operation adds more, it probably repeats a part of others. */
const MAX_BYTES_OF_OPERATION = 4_240;

const text = readFileSync('openapi.yaml', 'utf8');
const document = parse(text) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; parameters: Record<string, Parameter> };
};
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

function valuesOf(key: string, within: unknown): unknown[] {
  if (typeof within !== 'object' || within === null) return [];
  return Object.entries(within).flatMap(([name, value]) => [...(name === key ? [value] : []), ...valuesOf(key, value)]);
}

describe('openapi.yaml', () => {
  it('has no YAML aliases, so that each part can be read alone', () => {
    expect(text).not.toMatch(/[:-] [&*]a\d+$/m);
  });

  it('has at most 4,240 bytes for each operation, the shared parts included', () => {
    expect(Buffer.byteLength(text) / operations.length).toBeLessThanOrEqual(MAX_BYTES_OF_OPERATION);
  });

  it('shares responses and parameters that several operations have', () => {
    const inline = operations.flatMap(({ parameters = [], responses }) => [...parameters, ...Object.values(responses)]);
    const texts = inline.filter((part) => !('$ref' in part)).map((part) => JSON.stringify(part));
    const unnamed = texts.filter((part, place) => texts.indexOf(part) !== place);
    expect(unnamed).toEqual([]);
  });

  it('has a unique operation id for each operation', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]+)*$/.test(name))).toEqual([]);
    expect(names).toHaveLength(new Set(names).size);
  });

  it('describes every operation and parameter, and its security', () => {
    const undescribed = operations.flatMap(({ operationId, summary, description, security, parameters = [] }) => [
      ...(summary && description && security?.length ? [] : [operationId]),
      ...parameters.flatMap((one) => ('$ref' in one || one.description ? [] : [`${operationId} ${one.name}`])),
    ]);
    const shared = Object.entries(document.components.parameters);
    expect([...undescribed, ...shared.flatMap(([name, { description }]) => (description ? [] : [name]))]).toEqual([]);
  });

  it('has a type for every field', () => {
    const fields = valuesOf('properties', document.components.schemas).flatMap((named) =>
      Object.entries(named as object),
    );
    const typed = ['type', 'enum', '$ref', 'oneOf', 'anyOf', 'allOf'];
    const untyped = fields.filter(([, field]) => !typed.some((key) => key in field)).map(([name]) => name);
    expect(fields.length).toBeGreaterThan(300);
    expect(untyped).toEqual([]);
  });

  it('has schema names without the suffixes of classes', () => {
    expect(Object.keys(document.components.schemas).filter((name) => /(Dto|Response|Answer)/.test(name))).toEqual([]);
  });

  it('has `type` as the discriminator of leads, in requests and responses', () => {
    for (const name of ['CreateLead', 'Lead', 'ListedLead', 'LeadDetail']) {
      const { oneOf, discriminator } = document.components.schemas[name] as Union;
      expect(discriminator.propertyName).toBe('type');
      expect(Object.keys(discriminator.mapping)).toEqual(LEAD_TYPE_NAMES);
      expect(oneOf).toEqual(Object.values(discriminator.mapping).map(($ref) => ({ $ref })));
    }
  });

  it('has integers only', () => {
    expect(valuesOf('type', document).flat()).not.toContain('number');
  });

  it('names the replacement of each deprecated path', () => {
    const deprecated = operations.filter((operation) => operation.deprecated);
    expect(deprecated.map(({ operationId, description }) => [operationId, description?.split('.')[0]])).toEqual([
      ['deleteLeadsAlias', 'Deprecated alias of `DELETE /api/leads/bulk`'],
      ['updateLeadsAlias', 'Deprecated alias of `PUT /api/leads/bulk`'],
    ]);
  });
});
