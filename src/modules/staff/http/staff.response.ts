import { ApiProperty } from '@nestjs/swagger';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { ApiCount } from '../../../shared/http/fields.js';
import { Pagination } from '../../../shared/http/paging.js';
import { UserResponse } from '../../users/http/user.response.js';
import type { OpenLeads } from '../domain/leaving-leads.js';

export class UserListResponse {
  @ApiProperty({ type: [UserResponse] })
  data: UserResponse[];

  @ApiProperty({ type: Pagination })
  pagination: Pagination;
}

class GrantableLeadTypesResponse {
  @ApiProperty({
    type: Object,
    description: 'Lead type -> its label, description and the presets that turn it on',
    additionalProperties: {
      type: 'object',
      required: ['label', 'description', 'presets'],
      properties: {
        label: { type: 'string' },
        description: { type: 'string' },
        presets: { type: 'array', items: { type: 'string', enum: ['manager', 'sales', 'hr', 'default'] } },
      },
    },
    example: {
      newsletter: { label: 'Newsletter', description: 'A subscription to the newsletter', presets: ['manager'] },
    },
  })
  definitions: object;
}

export class GrantableLeadTypesResult {
  @ApiProperty({ type: GrantableLeadTypesResponse })
  data: GrantableLeadTypesResponse;
}

/** What the access dialog shows of each type, the presets that turn it on included. */
export function grantableLeadTypes(): object {
  return Object.fromEntries(
    LEAD_TYPE_NAMES.map((type) => {
      const { label, description, presets } = leadTypeDefinition(type);
      return [type, { label, description, presets }];
    }),
  );
}

class OpenLeadsOfType {
  @ApiProperty({ enum: LEAD_TYPE_NAMES })
  _id: LeadType;

  @ApiCount('Their open leads of the type', 17)
  count: number;
}

class OpenLeadsResponse {
  @ApiCount('Their open leads (new, contacted, qualified)', 298)
  open: number;

  @ApiProperty({ type: [OpenLeadsOfType] })
  byType: OpenLeadsOfType[];
}

export class OpenLeadsResult {
  @ApiProperty({ type: OpenLeadsResponse })
  data: OpenLeadsResponse;
}

export function openLeadsResponse({ open, byType }: OpenLeads): OpenLeadsResponse {
  return { open, byType: byType.map(({ type, count }) => ({ _id: type, count })) };
}
