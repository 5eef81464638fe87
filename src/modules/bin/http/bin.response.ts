import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { ApiCount } from '../../../shared/http/fields.js';
import { Pagination } from '../../../shared/http/paging.js';
import { LEAD_STATUSES, type LeadStatus } from '../../leads/domain/lead.js';
import { UserRef, userRef } from '../../leads/http/user-ref.response.js';
import { type BinnedLead, DAYS_IN_BIN } from '../domain/lead-bin.js';

const DAY_MS = 86_400_000;

class BinnedPersonResponse {
  @ApiPropertyOptional({ type: String, example: 'Sunita Devi' })
  fullName?: string;

  @ApiPropertyOptional({ type: String, example: '98765 43210' })
  phone?: string;

  @ApiPropertyOptional({ type: String, example: 'sunita@example.com' })
  email?: string;

  @ApiPropertyOptional({ type: String, example: 'Gaya' })
  city?: string;
}

/** A deleted lead. */
export class BinnedLeadResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ example: '7ZK4M0QXJD' })
  reference: string;

  @ApiProperty({ enum: LEAD_TYPE_NAMES })
  type: LeadType;

  @ApiProperty({ enum: LEAD_STATUSES })
  status: LeadStatus;

  @ApiProperty({ type: BinnedPersonResponse })
  personalInfo: BinnedPersonResponse;

  @ApiProperty({ type: UserRef, nullable: true, description: 'Whose it was when it was deleted' })
  assignedTo: UserRef | null;

  @ApiCount('Notes that come back with it', 2)
  notes: number;

  @ApiCount('Leads that were merged into it, and come back with it', 0)
  mergedLeads: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  deletedAt: string;

  @ApiProperty({ type: UserRef, nullable: true, description: 'Null where they have left' })
  deletedBy: UserRef | null;

  @ApiProperty({ format: 'date-time', description: `${DAYS_IN_BIN} days after the deletion: from then on it is gone` })
  keptUntil: string;
}

export class BinResponse {
  @ApiProperty({ type: [BinnedLeadResponse] })
  data: BinnedLeadResponse[];

  @ApiProperty({ type: Pagination })
  pagination: Pagination;
}

export function binnedLeadResponse(lead: BinnedLead): BinnedLeadResponse {
  const { id, assignee, createdAt, deletedAt, deletedBy, ...rest } = lead;
  return {
    _id: id,
    ...rest,
    assignedTo: userRef(assignee),
    createdAt: createdAt.toISOString(),
    deletedAt: deletedAt.toISOString(),
    deletedBy: userRef(deletedBy),
    keptUntil: new Date(deletedAt.getTime() + DAYS_IN_BIN * DAY_MS).toISOString(),
  };
}
