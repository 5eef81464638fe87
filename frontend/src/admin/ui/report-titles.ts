import type { QueryOf } from '../../shared/api/api-types';

export type ReportName = QueryOf<'get', '/api/reports/csv'>['report'];

/** What each report is called, above it and wherever it is told of. */
export const REPORT_TITLES: Readonly<Record<ReportName, string>> = {
  daily: 'Leads per day and type',
  types: 'From new to converted',
  promises: 'First response against the promise',
  sources: 'Source and campaign',
  assignees: 'Assigned to',
  states: 'States of India',
  reasons: 'Why leads were closed or rejected',
};
