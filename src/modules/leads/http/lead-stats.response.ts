import { ApiProperty } from '@nestjs/swagger';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import type { LeadStats } from '../application/lead-query.service.js';
import { LeadResponse, leadResponse } from './lead.response.js';

export class LeadTypeCount {
  @ApiProperty({ enum: LEAD_TYPE_NAMES })
  _id: LeadType;

  @ApiProperty()
  count: number;
}

export class LeadStatsResponse {
  @ApiProperty()
  total: number;

  @ApiProperty()
  newLeads: number;

  @ApiProperty()
  contacted: number;

  @ApiProperty()
  qualified: number;

  @ApiProperty()
  converted: number;

  @ApiProperty({ description: 'Leads whose promised first contact is late' })
  overdue: number;

  @ApiProperty({ description: 'Leads whose promised first contact is due within four support hours' })
  dueSoon: number;

  @ApiProperty({ description: 'Follow-ups on your own leads, for today or left over' })
  ownFollowUps: number;

  @ApiProperty({ description: 'Suspected spam, which is in no other count' })
  suspectedSpam: number;

  @ApiProperty({ type: [LeadTypeCount] })
  leadsByType: LeadTypeCount[];

  @ApiProperty({ type: [LeadResponse], description: 'The five newest' })
  recentLeads: LeadResponse[];

  @ApiProperty({ enum: LEAD_TYPE_NAMES, isArray: true })
  accessibleLeadTypes: readonly LeadType[];
}

export class LeadStatsAnswer {
  @ApiProperty({ type: LeadStatsResponse })
  data: LeadStatsResponse;
}

export function statsResponse(stats: LeadStats, accessibleLeadTypes: readonly LeadType[]): LeadStatsResponse {
  return {
    total: stats.total,
    newLeads: stats.byStatus.new ?? 0,
    contacted: stats.byStatus.contacted ?? 0,
    qualified: stats.byStatus.qualified ?? 0,
    converted: stats.byStatus.converted ?? 0,
    ...stats.waiting,
    leadsByType: [...stats.byType].map(([type, count]) => ({ _id: type, count })),
    recentLeads: stats.recent.map(leadResponse),
    accessibleLeadTypes,
  };
}
