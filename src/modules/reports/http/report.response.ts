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
import { type AssigneeRow, MAX_SOURCES, type PromiseRow, type StateRow } from '../domain/report.js';

const ApiKept = ApiCount('First response within the promise', 81);
const ApiMissed = ApiCount('First response later than promised', 9);
const ApiOverdue = ApiCount('No response, and the promised time is over', 4);

export class ReportMeasures {
  @ApiCount('All of them', 120)
  leads: number;

  @ApiCount('With a first response: another status than `new`, or a call', 90)
  contacted: number;

  @ApiCount('Now `qualified` or `converted`', 40)
  qualified: number;

  @ApiCount('Now `converted`', 12)
  converted: number;

  @ApiCount('Now `closed`', 9)
  closed: number;

  @ApiCount('Now `rejected`', 14)
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

  @ApiCount('How many came', 17)
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

  @ApiCount('To whom a first contact was promised', 100)
  promised: number;

  @ApiKept
  kept: number;

  @ApiMissed
  missed: number;

  @ApiOverdue
  overdue: number;

  @ApiCount('No response, and still in time', 6)
  waiting: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Half of the first responses came within this time, nights and Sundays counted; from two hours on in steps of 15',
    example: 312,
  })
  medianMinutes: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'One first response in ten took longer than this (90th percentile)',
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
  @ApiProperty({ type: String, nullable: true, description: 'utm_source of the first visit', example: 'whatsapp' })
  source: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'utm_campaign', example: 'kharif-2026' })
  campaign: string | null;

  @ApiProperty({ description: `The row of all that are not among the ${MAX_SOURCES} largest`, example: false })
  isRest: boolean;
}

export class AssigneeReportRow extends ReportMeasures {
  @ApiProperty({ type: UserRef, nullable: true, description: 'Null: nobody' })
  assignee: UserRef | null;

  @ApiProperty({ description: 'The row of the leads in the shared pool, which nobody has either' })
  inPool: boolean;
}

export class StateReportRow extends ReportMeasures {
  @ApiProperty({
    enum: INDIAN_STATES.map(({ code }) => code),
    nullable: true,
    description: 'ISO 3166-2:IN without `IN-`; null where no state was given, or none that is known',
    example: 'BR',
  })
  code: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Bihar' })
  name: string | null;
}

export class ReasonReportRow {
  @ApiProperty({ enum: CLOSED_STATUSES })
  status: ClosedStatus;

  @ApiProperty({
    type: String,
    enum: CLOSE_REASON_CODES,
    nullable: true,
    description: 'Null where nobody gave one',
  })
  reason: CloseReason | null;

  @ApiCount('How many leads', 12)
  leads: number;
}

export const DailyReport = listResponse('DailyReport', DailyReportRow);
export const TypeReport = listResponse('TypeReport', TypeReportRow);
export const PromiseReport = listResponse('PromiseReport', PromiseReportRow);
export const SourceReport = listResponse('SourceReport', SourceReportRow);
export const AssigneeReport = listResponse('AssigneeReport', AssigneeReportRow);
export const StateReport = listResponse('StateReport', StateReportRow);
export const ReasonReport = listResponse('ReasonReport', ReasonReportRow);

export function assigneeRow({ assignee, ...measures }: AssigneeRow): AssigneeReportRow {
  return { assignee: userRef(assignee), ...measures };
}

export function stateRow({ state, ...measures }: StateRow): StateReportRow {
  return { code: state?.code ?? null, name: state?.name ?? null, ...measures };
}
