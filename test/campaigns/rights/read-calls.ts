import { REPORTS } from '../../../src/modules/reports/domain/report.js';
import { READS } from '../model/reads.js';
import { FORBIDDEN_TYPE } from './callers.js';
import type { Targets } from './matrix-world.js';
import type { NamedCall } from './named-call.js';

export function readCalls({ leads, users }: Targets): NamedCall[] {
  const agent = users['an agent'];
  return [
    ...Object.keys(READS).map((path): NamedCall => [`read ${path}`, { kind: 'read', path }]),
    ['list', { kind: 'list', query: { sortBy: 'type', sortOrder: 'asc' } }],
    ['list of spam', { kind: 'list', query: { quarantined: true } }],
    ['list of a forbidden type', { kind: 'list', query: { type: [FORBIDDEN_TYPE] } }],
    ['list of somebody’s', { kind: 'list', query: { assignedTo: agent } }],
    ['list of the pool', { kind: 'list', query: { pool: true } }],
    ['list of late promises', { kind: 'list', query: { promise: 'overdue', sortBy: 'dueAt', sortOrder: 'asc' } }],
    ['list of due follow-ups', { kind: 'list', query: { followUp: 'due', sortBy: 'work', sortOrder: 'asc' } }],
    ['list of possible duplicates', { kind: 'list', query: { duplicates: 'open' } }],
    ['search', { kind: 'list', query: { search: 'asha' } }],
    ['assignees', { kind: 'assignees', type: FORBIDDEN_TYPE }],
    ['export', { kind: 'export', filter: {}, order: {}, by: 'GET' }],
    ['export of named leads', { kind: 'export', filter: {}, order: {}, leads: Object.values(leads), by: 'POST' }],
    ...REPORTS.map((report): NamedCall => [`report: ${report}`, { kind: 'report', report, filter: {}, asFile: false }]),
    ['report of somebody’s', { kind: 'report', report: 'types', filter: { assignedTo: agent }, asFile: false }],
    ['report as a file', { kind: 'report', report: 'assignees', filter: {}, asFile: true }],
  ];
}
