import { ApiProperty } from '@nestjs/swagger';
import { FIELD_KINDS } from '../../../lead-types/field-kinds.js';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';

export class LeadTypesResponse {
  @ApiProperty({
    type: Object,
    description: 'Maps each lead type to its label, description, group and fields',
    additionalProperties: {
      type: 'object',
      required: ['label', 'description', 'group', 'fields'],
      properties: {
        label: { type: 'string' },
        description: { type: 'string' },
        group: { type: 'string', nullable: true },
        fields: {
          type: 'object',
          description: 'Keys are the field names in the group',
          additionalProperties: {
            type: 'object',
            required: ['label', 'kind'],
            properties: {
              label: { type: 'string' },
              kind: { type: 'string', enum: Object.keys(FIELD_KINDS) },
              required: { type: 'boolean', description: 'True if the field is required, otherwise absent' },
              fromToday: { type: 'boolean', description: 'True if past days are refused, otherwise absent' },
              options: {
                type: 'array',
                description: 'The choices',
                items: {
                  type: 'object',
                  required: ['value', 'label'],
                  properties: { value: { type: 'string' }, label: { type: 'string' } },
                },
              },
            },
          },
        },
      },
    },
    example: {
      newsletter: { label: 'Newsletter', description: 'Wants to receive news by email', group: null, fields: {} },
      contact: {
        label: 'Contact',
        description: 'Questions sent from the contact page',
        group: 'contactForm',
        fields: { message: { label: 'Message', kind: 'text', required: true } },
      },
    },
  })
  definitions: object;

  @ApiProperty({ enum: LEAD_TYPE_NAMES, isArray: true, description: 'The types of leads that you can see' })
  accessibleTypes: readonly LeadType[];
}

export class LeadTypesResult {
  @ApiProperty({ type: LeadTypesResponse })
  data: LeadTypesResponse;
}

/** Leaves out the parts of a definition that only the server needs. */
export function leadTypesResponse(accessibleTypes: readonly LeadType[]): LeadTypesResponse {
  const definitions = Object.fromEntries(
    LEAD_TYPE_NAMES.map((type) => {
      const { label, description, group, fields } = leadTypeDefinition(type);
      return [type, { label, description, group, fields }];
    }),
  );
  return { definitions, accessibleTypes };
}
