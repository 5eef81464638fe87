import { ApiProperty } from '@nestjs/swagger';
import {
  CLOSE_REASON_CODES,
  CLOSED_STATUSES,
  type ClosedStatus,
  type CloseReason,
} from '../../../lead-types/close-reasons.js';
import { INDIAN_STATES } from '../../../lead-types/indian-states.js';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { ApiCount } from '../../../shared/http/fields.js';
import { listResponse } from '../../../shared/http/shared-responses.js';
import { UserRef, userRef } from '../../users/http/user-ref.response.js';
import {
  type AssigneeRow,
  type DistrictRow,
  MAX_DISTRICTS,
  MAX_SOURCES,
  type PromiseRow,
  type StateRow,
} from '../domain/report.js';

const ApiKept = ApiCount('Leads with a first response within the promised time', 81);
const ApiMissed = ApiCount('Leads with a first response after the promised time', 9);
const ApiOverdue = ApiCount('Leads without a response whose promised time has passed', 4);

export class ReportMeasures {
  @ApiCount('All leads in the row', 120)
  leads: number;

  @ApiCount('Leads with a first response: the status is not `new`, or there is a logged call', 90)
  contacted: number;

  @ApiCount('Leads whose status is `qualified` or `converted`', 40)
  qualified: number;

  @ApiCount('Leads whose status is `converted`', 12)
  converted: number;

  @ApiCount('Leads whose status is `closed`', 9)
  closed: number;

  @ApiCount('Leads whose status is `rejected`', 14)
  rejected: number;

  @ApiKept
  kept: number;

  @ApiMissed
  missed: number;

  @ApiOverdue
  overdue: number;
}

export class DailyReportRow {
  @ApiProperty({ format: 'date', description: 'The day in Asia/Kolkata', example: '2026-04-22' })
  day: string;

  @ApiProperty({ enum: LEAD_TYPE_NAMES })
  type: LeadType;

  @ApiCount('Number of new leads', 17)
  leads: number;
}

export class TypeReportRow extends ReportMeasures {
  @ApiProperty({ enum: LEAD_TYPE_NAMES })
  type: LeadType;
}

export class PromiseReportRow {
  @ApiProperty({
    type: String,
    enum: [...LEAD_TYPE_NAMES, null],
    nullable: true,
    description: 'Null for all types together',
    example: 'contact',
  })
  type: LeadType | null;

  @ApiCount('Leads with a promised first contact', 100)
  promised: number;

  @ApiKept
  kept: number;

  @ApiMissed
  missed: number;

  @ApiOverdue
  overdue: number;

  @ApiCount('Leads without a response whose promised time has not passed', 6)
  waiting: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Median time to the first response in minutes, including nights and Sundays; null if no lead has had a response. Values above two hours are rounded down to a multiple of 15',
    example: 312,
  })
  medianMinutes: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: '90th percentile of the time to the first response: one response in ten took longer',
    example: 1604,
  })
  p90Minutes: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    deprecated: true,
    description: 'Former name of `p90Minutes`, with the same value',
    example: 1604,
  })
  slowestTenthMinutes: number | null;
}

export function promiseRow(row: PromiseRow): PromiseReportRow {
  return { ...row, slowestTenthMinutes: row.p90Minutes };
}

export class SourceReportRow extends ReportMeasures {
  @ApiProperty({ type: String, nullable: true, description: '`utm_source`', example: 'whatsapp' })
  source: string | null;

  @ApiProperty({ type: String, nullable: true, description: '`utm_campaign`', example: 'kharif-2026' })
  campaign: string | null;

  @ApiProperty({
    description: `True in the last row, which adds up all sources that are not among the ${MAX_SOURCES} largest`,
    example: false,
  })
  isRest: boolean;
}

export class AssigneeReportRow extends ReportMeasures {
  @ApiProperty({ type: UserRef, nullable: true, description: 'Null in the rows of unassigned leads and of the pool' })
  assignee: UserRef | null;

  @ApiProperty({ description: 'True in the row of the pool' })
  inPool: boolean;
}

export class StateReportRow extends ReportMeasures {
  @ApiProperty({
    enum: INDIAN_STATES.map(({ code }) => code),
    nullable: true,
    description: 'ISO 3166-2:IN without `IN-`; null if no state was entered, or an unknown one',
    example: 'BR',
  })
  code: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Bihar' })
  name: string | null;
}

export class DistrictReportRow extends StateReportRow {
  @ApiProperty({ type: String, nullable: true, description: 'Null in the last row, if `isRest`', example: 'Gaya' })
  district: string | null;

  @ApiProperty({ description: `True in the row of all districts that are not among the ${MAX_DISTRICTS} largest` })
  isRest: boolean;
}

export class ReasonReportRow {
  @ApiProperty({ enum: CLOSED_STATUSES })
  status: ClosedStatus;

  @ApiProperty({
    type: String,
    enum: CLOSE_REASON_CODES,
    nullable: true,
    description: 'Null in the row of leads without a reason',
  })
  reason: CloseReason | null;

  @ApiCount('Number of leads', 12)
  leads: number;
}

export const DailyReport = listResponse('DailyReport', DailyReportRow);
export const TypeReport = listResponse('TypeReport', TypeReportRow);
export const PromiseReport = listResponse('PromiseReport', PromiseReportRow);
export const SourceReport = listResponse('SourceReport', SourceReportRow);
export const AssigneeReport = listResponse('AssigneeReport', AssigneeReportRow);
export const StateReport = listResponse('StateReport', StateReportRow);
export const DistrictReport = listResponse('DistrictReport', DistrictReportRow);
export const ReasonReport = listResponse('ReasonReport', ReasonReportRow);

export function assigneeRow({ assignee, ...measures }: AssigneeRow): AssigneeReportRow {
  return { assignee: userRef(assignee), ...measures };
}

export function stateRow({ state, ...measures }: StateRow): StateReportRow {
  return { code: state?.code ?? null, name: state?.name ?? null, ...measures };
}

export function districtRow({ district, isRest, ...row }: DistrictRow): DistrictReportRow {
  return { ...stateRow(row), district, isRest };
}
