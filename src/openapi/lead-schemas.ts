import { isDeepStrictEqual } from 'node:util';
import type { OpenAPIObject } from '@nestjs/swagger';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../lead-types/lead-types.js';

interface ObjectSchema {
  type: 'object';
  description?: string;
  properties: Record<string, Reference & { description?: string }>;
  required?: string[];
}

interface Reference {
  $ref: string;
}

/** Schemas by class name, without `Dto` and `Response`. */
type Schemas = Readonly<Record<string, ObjectSchema>>;

/**
 * Composes the schemas of submitted, added, listed and complete leads from shared parts. Schemas such as
 * `ContactFields` hold the own fields of one type. `type` is the discriminator: clients know the group from the type.
 * @throws Error if the classes lack a field that this function needs
 */
export function withLeadSchemas(document: OpenAPIObject): OpenAPIObject {
  const schemas = document.components?.schemas as unknown as Schemas;
  const lead = schemaOf(schemas, 'Lead');
  const listed = schemaOf(schemas, 'ListedLead');
  const detail = schemaOf(schemas, 'LeadDetail');
  const groups = LEAD_TYPE_NAMES.flatMap((type) => groupOf(type) ?? []);
  const parts = ['Person', 'Details', 'Submission', 'ByHand'].flatMap((part) => Object.values(variants(part)));
  const others = Object.entries(schemas).filter(([name]) => !parts.includes(name));

  const shared = {
    ...Object.fromEntries(others),
    CreateLead: union(variants('Submission')),
    AddLead: {
      allOf: [reference('AddLeadFields')],
      // No discriminator: with one, validators that refuse unknown fields do not see the fields of the forms.
      oneOf: Object.values(variants('Fields')).map(reference),
    },
    Lead: union(variants('Lead')),
    ListedLead: { allOf: [reference('ListedLeadFields')], ...union(variants('Lead')) },
    LeadDetail: { allOf: [reference('ListedLeadFields'), reference('LeadDetailFields')], ...union(variants('Lead')) },
    SubmissionFields: common(schemas, variants('Submission')),
    AddLeadFields: common(schemas, variants('ByHand')),
    LeadFields: without(lead, [...groups, 'type']),
    ListedLeadFields: without(listed, Object.keys(lead.properties)),
    LeadDetailFields: without(detail, listed.required ?? []),
    ...each('Fields', (type) => ownFields(type, schemas)),
    ...each('Lead', (type) => ({
      allOf: [reference('LeadFields'), reference(variants('Fields')[type])],
      ...(groupOf(type) !== null && { required: [groupOf(type)] }),
    })),
    ...each('Submission', (type) => submission(type, schemas)),
  };
  setBody(document, '/api/leads', 'CreateLead');
  setBody(document, '/api/leads/manual', 'AddLead');
  return { ...document, components: { ...document.components, schemas: shared } } as OpenAPIObject;
}

function setBody(document: OpenAPIObject, path: string, name: string): void {
  const body = document.paths[path]?.post?.requestBody as { content: Record<string, { schema: object }> } | undefined;
  const content = body?.content['application/json'];
  if (!content) throw new Error(`POST ${path} takes no body.`);
  content.schema = reference(name);
}

/** Returns the schema name for each type, from its label: `SoilTestingFields`. */
function variants(suffix: string): Readonly<Record<LeadType, string>> {
  const entries = LEAD_TYPE_NAMES.map((type) => [type, leadTypeDefinition(type).label.replaceAll(' ', '') + suffix]);
  return Object.fromEntries(entries) as Record<LeadType, string>;
}

function each(suffix: string, schemaOfType: (type: LeadType) => object): Record<string, object> {
  return Object.fromEntries(LEAD_TYPE_NAMES.map((type) => [variants(suffix)[type], schemaOfType(type)]));
}

function union(names: Readonly<Record<LeadType, string>>): object {
  const mapping = Object.fromEntries(Object.entries(names).map(([type, name]) => [type, reference(name).$ref]));
  return { oneOf: Object.values(names).map(reference), discriminator: { propertyName: 'type', mapping } };
}

function groupOf(type: LeadType): string | null {
  return leadTypeDefinition(type).group;
}

function ownFields(type: LeadType, schemas: Schemas): ObjectSchema {
  const { description, group } = leadTypeDefinition(type);
  return {
    type: 'object',
    description,
    properties: {
      type: { type: 'string', enum: [type] } as never,
      ...(group !== null && { [group]: { $ref: partOf(schemaOf(schemas, 'Lead'), group) } }),
    },
    required: ['type'],
  };
}

function submission(type: LeadType, schemas: Schemas): object {
  const { group } = leadTypeDefinition(type);
  const form = schemaOf(schemas, variants('Submission')[type]);
  const lead = schemaOf(schemas, 'Lead');
  const names = ['personalInfo', ...(group === null ? [] : [group])];
  const parts = names.map((name) => {
    return [name, demanding(schemas, partOf(lead, name), partOf(form, name))] as const;
  });
  return {
    allOf: [
      reference('SubmissionFields'),
      reference(variants('Fields')[type]),
      { type: 'object', properties: Object.fromEntries(parts) },
    ],
    required: names.filter((name) => form.required?.includes(name)),
  };
}

function demanding(schemas: Schemas, base: string, strict: string): object {
  const [loose, { required = [], properties }] = [base, strict].map(($ref) => schemaOf(schemas, nameOf($ref))) as [
    ObjectSchema,
    ObjectSchema,
  ];
  if (!isDeepStrictEqual(loose.properties, properties)) {
    throw new Error(`${nameOf(strict)} has other fields than ${nameOf(base)}.`);
  }
  return required.length === 0 ? { $ref: base } : { allOf: [{ $ref: base }], required };
}

function common(schemas: Schemas, names: Readonly<Record<LeadType, string>>): ObjectSchema {
  const [first, ...others] = Object.entries(names).map(([type, name]) => {
    const schema = schemaOf(schemas, name);
    const own = name.endsWith('Submission') ? ['personalInfo'] : [];
    return without(schema, ['type', groupOf(type as LeadType) ?? '', ...own]);
  });
  if (!first || others.some((other) => !isDeepStrictEqual(other, first))) {
    throw new Error(`The forms of ${Object.values(names).join(', ')} have no fields in common.`);
  }
  return first;
}

function without({ required = [], ...schema }: ObjectSchema, names: readonly string[]): ObjectSchema {
  const left = required.filter((name) => !names.includes(name));
  const properties = Object.entries(schema.properties).filter(([name]) => !names.includes(name));
  return { ...schema, properties: Object.fromEntries(properties), ...(left.length > 0 && { required: left }) };
}

function schemaOf(schemas: Schemas, name: string): ObjectSchema {
  const schema = schemas[name];
  if (!schema) throw new Error(`There is no class for the schema ${name}.`);
  return schema;
}

function partOf({ properties }: ObjectSchema, name: string): string {
  const $ref = properties[name]?.$ref;
  if (!$ref) throw new Error(`${name} is not part of a lead.`);
  return $ref;
}

function nameOf($ref: string): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

function reference(name: string): Reference {
  return { $ref: `#/components/schemas/${name}` };
}
