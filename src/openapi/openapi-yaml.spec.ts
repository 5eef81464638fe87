/** What openapi.yaml keeps to as a whole; that it is what the code says is checked by `npm run openapi -- --check`. */
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

/** A new operation adds about 2 KB. More than that is a part that many operations repeat. */
const MAX_BYTES = 410 * 1024;

const text = readFileSync('openapi.yaml', 'utf8');
const document = parse(text) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; parameters: Record<string, Parameter> };
};
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

/** Every value that stands under this key, wherever. */
function valuesOf(key: string, within: unknown): unknown[] {
  if (typeof within !== 'object' || within === null) return [];
  return Object.entries(within).flatMap(([name, value]) => [...(name === key ? [value] : []), ...valuesOf(key, value)]);
}

describe('openapi.yaml', () => {
  it('repeats what stands twice, so that any part of it can be read alone', () => {
    expect(text).not.toMatch(/[:-] [&*]a\d+$/m);
  });

  it('has at most 410 KB', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('describes no response and no parameter in two places', () => {
    const inline = operations.flatMap(({ parameters = [], responses }) => [...parameters, ...Object.values(responses)]);
    const texts = inline.filter((part) => !('$ref' in part)).map((part) => JSON.stringify(part));
    const unnamed = texts.filter((part, place) => texts.indexOf(part) !== place);
    expect(unnamed).toEqual([]);
  });

  it('names each operation once, by what it does', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]+)*$/.test(name))).toEqual([]);
    expect(names).toHaveLength(new Set(names).size);
  });

  it('describes every operation and every parameter, and says who may call it', () => {
    const undescribed = operations.flatMap(({ operationId, summary, description, security, parameters = [] }) => [
      ...(summary && description && security?.length ? [] : [operationId]),
      ...parameters.flatMap((one) => ('$ref' in one || one.description ? [] : [`${operationId} ${one.name}`])),
    ]);
    const shared = Object.entries(document.components.parameters);
    expect([...undescribed, ...shared.flatMap(([name, { description }]) => (description ? [] : [name]))]).toEqual([]);
  });

  it('leaves no field without a type', () => {
    const fields = valuesOf('properties', document.components.schemas).flatMap((named) =>
      Object.entries(named as object),
    );
    const typed = ['type', 'enum', '$ref', 'oneOf', 'anyOf', 'allOf'];
    const untyped = fields.filter(([, field]) => !typed.some((key) => key in field)).map(([name]) => name);
    expect(fields.length).toBeGreaterThan(300);
    expect(untyped).toEqual([]);
  });

  it('names schemas by what they are, not by what their classes are for', () => {
    expect(Object.keys(document.components.schemas).filter((name) => /(Dto|Response|Answer)/.test(name))).toEqual([]);
  });

  it('tells leads apart by their type, in what is sent and in every answer', () => {
    for (const name of ['CreateLead', 'Lead', 'ListedLead', 'LeadDetail']) {
      const { oneOf, discriminator } = document.components.schemas[name] as Union;
      expect(discriminator.propertyName).toBe('type');
      expect(Object.keys(discriminator.mapping)).toEqual(LEAD_TYPE_NAMES);
      expect(oneOf).toEqual(Object.values(discriminator.mapping).map(($ref) => ({ $ref })));
    }
  });

  it('counts in whole numbers', () => {
    expect(valuesOf('type', document).flat()).not.toContain('number');
  });

  it('says of each address that is there for older clients what replaces it', () => {
    const deprecated = operations.filter((operation) => operation.deprecated);
    expect(deprecated.map(({ operationId, description }) => [operationId, description?.split(',')[0]])).toEqual([
      ['deleteLeadsAlias', 'Another name of `DELETE /api/leads/bulk`'],
      ['updateLeadsAlias', 'Another name of `PUT /api/leads/bulk`'],
    ]);
  });
});
