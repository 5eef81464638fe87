import { CLOSE_REASON_LABELS, closeReasonsFor } from '../../../lead-types/close-reasons.js';
import { leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { STATUS_LABELS } from '../../../lead-types/lead-work.js';
import { type CsvCell, csvFile, textCell } from '../../../shared/domain/csv.js';
import {
  type AssigneeRow,
  type DailyRow,
  type DistrictRow,
  MEASURES,
  type Measures,
  type PromiseRow,
  type ReasonRow,
  type SourceRow,
  type StateRow,
  type TypeRow,
} from '../domain/report.js';

const MEASURE_HEADERS: Readonly<Record<keyof Measures, string>> = {
  leads: 'Leads',
  contacted: 'Contacted',
  qualified: 'Qualified',
  converted: 'Converted',
  closed: 'Closed',
  rejected: 'Rejected',
  kept: 'Promise kept',
  missed: 'Promise missed',
  overdue: 'Overdue',
};
const ALL_MEASURES = MEASURES.map((name) => MEASURE_HEADERS[name]);

/** Each report as a CSV file for spreadsheets, like the lead export: UTF-8 with BOM, CRLF, no formulas. */
export const reportCsv = {
  daily: (rows: readonly DailyRow[]): string =>
    file(
      ['Day', 'Type', 'Leads'],
      rows.map(({ day, type, leads }) => [day, leadTypeDefinition(type).label, leads]),
    ),
  types: (rows: readonly TypeRow[]): string =>
    file(
      ['Type', ...ALL_MEASURES],
      rows.map((row) => [leadTypeDefinition(row.type).label, ...measuresOf(row)]),
    ),
  promises: (rows: readonly PromiseRow[]): string =>
    file(
      ['Type', 'Promised', 'Kept', 'Missed', 'Overdue', 'Waiting', 'Median minutes', '90th percentile minutes'],
      rows.map((row) => [
        row.type ? leadTypeDefinition(row.type).label : 'All types',
        row.promised,
        row.kept,
        row.missed,
        row.overdue,
        row.waiting,
        row.medianMinutes,
        row.p90Minutes,
      ]),
    ),
  sources: (rows: readonly SourceRow[]): string =>
    file(
      ['utm_source', 'utm_campaign', ...ALL_MEASURES],
      rows.map((row) => [
        row.isRest ? '(all others)' : textCell(row.source),
        textCell(row.campaign),
        ...measuresOf(row),
      ]),
    ),
  assignees: (rows: readonly AssigneeRow[]): string =>
    file(
      ['Assigned to', ...ALL_MEASURES],
      rows.map((row) => [row.inPool ? '(in the pool)' : textCell(row.assignee?.name ?? null), ...measuresOf(row)]),
    ),
  states: (rows: readonly StateRow[]): string =>
    file(
      ['State', ...ALL_MEASURES],
      rows.map((row) => [row.state?.name ?? '(not known)', ...measuresOf(row)]),
    ),
  districts: (rows: readonly DistrictRow[]): string =>
    file(
      ['State', 'District', ...ALL_MEASURES],
      rows.map((row) => [
        row.isRest ? '(all others)' : (row.state?.name ?? '(not known)'),
        textCell(row.district),
        ...measuresOf(row),
      ]),
    ),
  reasons: (rows: readonly ReasonRow[]): string =>
    file(
      ['Status', 'Reason', 'Leads'],
      rows.map(({ status, reason, leads }) => [
        STATUS_LABELS[status],
        reason && (closeReasonsFor(status)[reason] ?? CLOSE_REASON_LABELS[reason]),
        leads,
      ]),
    ),
};

function measuresOf(row: Measures): number[] {
  return MEASURES.map((name) => row[name]);
}

function file(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return csvFile([header, ...rows]);
}
