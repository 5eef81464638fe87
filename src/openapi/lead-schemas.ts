import type { OpenAPIObject } from '@nestjs/swagger';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../lead-types/lead-types.js';

interface ObjectSchema {
  type: 'object';
  description?: string;
  properties: Record<string, object>;
  required: string[];
}

/** The schema of a lead of each type, by its name. */
type Variants = Readonly<Record<LeadType, string>>;

/**
 * Makes a lead that is answered one of as many schemas as there are types, told apart by `type` as the forms that are sent are: who
 * knows the type knows the group. `ListedLead` and `LeadDetail` are such a lead and more.
 */
export function withLeadUnions(document: OpenAPIObject): OpenAPIObject {
  const schemas = document.components?.schemas as Record<string, ObjectSchema>;
  const { Lead: lead, ListedLead: listed, LeadDetail: detail, ...others } = schemas;
  const form = document.paths['/api/leads']?.post?.requestBody as { content: Record<string, { schema: object }> };
  const content = form?.content['application/json'];
  if (!lead || !listed || !detail || !content) throw new Error('The schemas of leads have other names.');
  const createLead = content.schema;
  content.schema = reference('CreateLead');

  const groups = LEAD_TYPE_NAMES.flatMap((type) => leadTypeDefinition(type).group ?? []);
  const leads = variants((name) => `${name}Lead`);
  const listedLeads = variants((name) => `Listed${name}Lead`);
  const leadDetails = variants((name) => `${name}LeadDetail`);
  const unions = {
    CreateLead: createLead,
    Lead: union(leads),
    ListedLead: union(listedLeads),
    LeadDetail: union(leadDetails),
    LeadFields: without(lead, [...groups, 'type']),
    ListedLeadFields: without(listed, Object.keys(lead.properties)),
    LeadDetailFields: without(detail, listed.required),
    ...each(leads, (type) => [reference('LeadFields'), ownFields(lead, type)]),
    ...each(listedLeads, (type) => [reference(leads[type]), reference('ListedLeadFields')]),
    ...each(leadDetails, (type) => [reference(listedLeads[type]), reference('LeadDetailFields')]),
  };
  return { ...document, components: { ...document.components, schemas: { ...others, ...unions } } } as OpenAPIObject;
}

function variants(nameOf: (name: string) => string): Variants {
  const entries = LEAD_TYPE_NAMES.map((type) => [type, nameOf(leadTypeDefinition(type).label.replaceAll(' ', ''))]);
  return Object.fromEntries(entries) as Variants;
}

function union(names: Variants): object {
  const mapping = Object.fromEntries(Object.entries(names).map(([type, name]) => [type, reference(name).$ref]));
  return { oneOf: Object.values(names).map(reference), discriminator: { propertyName: 'type', mapping } };
}

function each(names: Variants, partsOf: (type: LeadType) => object[]): Record<string, object> {
  return Object.fromEntries(LEAD_TYPE_NAMES.map((type) => [names[type], { allOf: partsOf(type) }]));
}

function ownFields({ properties }: ObjectSchema, type: LeadType): ObjectSchema {
  const { description, group } = leadTypeDefinition(type);
  return {
    type: 'object',
    description,
    properties: {
      type: { type: 'string', enum: [type] },
      ...(group !== null && { [group]: { ...properties[group] } }),
    },
    required: ['type', ...(group === null ? [] : [group])],
  };
}

function without(schema: ObjectSchema, names: readonly string[]): ObjectSchema {
  const properties = Object.entries(schema.properties).filter(([name]) => !names.includes(name));
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    required: schema.required.filter((name) => !names.includes(name)),
  };
}

function reference(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}
