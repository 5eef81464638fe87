import { ApiProperty } from '@nestjs/swagger';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { ApiCount } from '../../../shared/http/fields.js';
import type { LeadStats } from '../application/lead-query.service.js';
import { LeadResponse, leadResponse } from './lead.response.js';

export class LeadTypeCount {
  @ApiProperty({ enum: LEAD_TYPE_NAMES })
  _id: LeadType;

  @ApiCount('Number of leads of the type', 17)
  count: number;
}

export class LeadStatsResponse {
  @ApiCount('All leads except suspected spam', 231)
  total: number;

  @ApiCount('With the status `new`', 40)
  newLeads: number;

  @ApiCount('With the status `contacted`', 25)
  contacted: number;

  @ApiCount('With the status `qualified`', 20)
  qualified: number;

  @ApiCount('With the status `converted`', 12)
  converted: number;

  @ApiCount('Leads whose promised first contact is overdue', 4)
  overdue: number;

  @ApiCount('Leads whose promised first contact is due within four support hours', 4)
  dueSoon: number;

  @ApiCount('Leads with a follow-up that is due today or overdue', 4)
  followUpsDue: number;

  @ApiCount('Your own leads whose promised first contact is overdue', 4)
  ownOverdue: number;

  @ApiCount('Your own leads whose promised first contact is due within four support hours', 4)
  ownDueSoon: number;

  @ApiCount('Your own leads with a follow-up that is due today or overdue', 4)
  ownFollowUps: number;

  @ApiCount('Open leads (new, contacted, qualified) that are unassigned and not in the pool', 4)
  unassigned: number;

  @ApiCount('Open leads in the pool', 4)
  pool: number;

  @ApiCount('Open leads that were contacted and have no follow-up', 6)
  noNextStep: number;

  @ApiCount('Your own leads among `noNextStep`', 3)
  ownNoNextStep: number;

  @ApiCount('Suspected spam, which no other count includes', 4)
  suspectedSpam: number;

  @ApiProperty({ type: [LeadTypeCount] })
  leadsByType: LeadTypeCount[];

  @ApiProperty({ type: [LeadResponse], description: 'The five newest leads' })
  recentLeads: LeadResponse[];

  @ApiProperty({ enum: LEAD_TYPE_NAMES, isArray: true })
  accessibleLeadTypes: readonly LeadType[];
}

export class LeadStatsResult {
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
