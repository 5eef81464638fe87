import { expect, it } from '@jest/globals';
import type { LeadFilterQuery } from '../../leads/domain/lead-filters.js';
import { exportFileName } from './export-file-name.js';

it.each<[LeadFilterQuery, string]>([
  [{}, ''],
  [{ type: ['soil_testing'], dateRange: 'lastmonth' }, 'soil_testing_last_month_'],
  [{ dateRange: 'last7days', status: ['new', 'closed'] }, 'new_closed_last_7_days_'],
  [{ dateRange: 'custom', dateFrom: '2026-11-01', dateTo: '2026-11-10' }, '2026-11-01_to_2026-11-10_'],
  [{ dateFrom: '2026-11-01' }, '2026-11-01_to_'],
  [{ search: 'Asha Devi', assignedTo: 'me', unassigned: false }, 'mine_search_'],
  [{ status: ['new', 'closed', 'rejected', 'contacted', 'qualified'] }, 'filtered_'],
])('the file name describes the filter %j', (query, part) => {
  expect(exportFileName(query, '2026-11-22', 'csv')).toBe(`kisan_canteen_leads_${part}2026-11-22.csv`);
});
