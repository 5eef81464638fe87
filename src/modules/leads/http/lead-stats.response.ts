import { ApiProperty } from '@nestjs/swagger';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { ApiCount } from '../../../shared/http/fields.js';
import type { LeadStats } from '../application/lead-query.service.js';
import { LeadResponse, leadResponse } from './lead.response.js';

export class LeadTypeCount {
  @ApiProperty({ enum: LEAD_TYPE_NAMES })
  _id: LeadType;

  @ApiCount('How many leads of the type', 17)
  count: number;
}

export class LeadStatsResponse {
  @ApiCount('All of them, suspected spam aside', 231)
  total: number;

  @ApiCount('With the status `new`', 40)
  newLeads: number;

  @ApiCount('With the status `contacted`', 25)
  contacted: number;

  @ApiCount('With the status `qualified`', 20)
  qualified: number;

  @ApiCount('With the status `converted`', 12)
  converted: number;

  @ApiCount('Leads whose promised first contact is late', 4)
  overdue: number;

  @ApiCount('Leads whose promised first contact is due within four support hours', 4)
  dueSoon: number;

  @ApiCount('Leads with a follow-up for today or left over', 4)
  followUpsDue: number;

  @ApiCount('Your own leads whose promised first contact is late', 4)
  ownOverdue: number;

  @ApiCount('Your own leads whose promised first contact is due within four support hours', 4)
  ownDueSoon: number;

  @ApiCount('Follow-ups on your own leads, for today or left over', 4)
  ownFollowUps: number;

  @ApiCount('Open leads (new, contacted, qualified) that nobody has and that are not in the pool', 4)
  unassigned: number;

  @ApiCount('Open leads of the shared pool', 4)
  pool: number;

  @ApiCount('Open leads that somebody has responded to and for which nothing is planned', 6)
  noNextStep: number;

  @ApiCount('Of `noNextStep`, your own leads', 3)
  ownNoNextStep: number;

  @ApiCount('Suspected spam, which is in no other count', 4)
  suspectedSpam: number;

  @ApiProperty({ type: [LeadTypeCount] })
  leadsByType: LeadTypeCount[];

  @ApiProperty({ type: [LeadResponse], description: 'The five newest' })
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
