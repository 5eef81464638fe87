import type { QueryOf } from '../../shared/api/api-types';

export type ReportName = QueryOf<'get', '/api/reports/csv'>['report'];

export const REPORT_TITLES: Readonly<Record<ReportName, string>> = {
  daily: 'Leads per day and type',
  types: 'From new to converted',
  promises: 'First response and promises',
  sources: 'Source and campaign',
  assignees: 'Assigned to',
  states: 'States of India',
  districts: 'Districts',
  reasons: 'Why leads were closed or rejected',
};
