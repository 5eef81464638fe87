/** Predicts the reports. They count exactly the leads that the same filter lists. */

import type { ReportName } from '../../../src/modules/reports/domain/report.js';
import { parseCsv } from '../../support/csv.js';
import { type Prediction, type ReportCall, type Request, refusedBy } from './action.js';
import type { Json } from './json.js';
import { matching, person, promiseState } from './lead-views.js';
import { hasPermission, typesOf } from './rights.js';
import type { ModelLead, ModelUser, World } from './world.js';

export function requestOfReport(call: ReportCall): Request {
  if (call.kind === 'set-targets') {
    const body = { targets: [{ type: call.leadType, callsPerDay: 5 }] };
    return { method: 'PUT', path: `/api/reports/team/${call.user}/targets`, body };
  }
  const { report, filter, asFile } = call;
  const query = new URLSearchParams(
    Object.entries({ ...filter, ...(asFile && { report }) }).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
  ).toString();
  return { method: 'GET', path: `/api/reports/${asFile ? 'csv' : report}${query && `?${query}`}` };
}

export function predictReport(world: World, user: ModelUser, call: ReportCall): Prediction {
  const request = requestOfReport(call);
  if (call.kind === 'set-targets') return predictTargets(world, user, call, request);
  if (!hasPermission(user, 'canViewReports')) return refusedBy(request, 403);
  const leads = matching(world, user, call.filter);
  if (call.asFile) {
    // The model does not know districts, so the file can be empty.
    if (call.report === 'districts') return { ...request, status: 200 };
    const expected = (call.report === 'reasons' ? leads.filter(isClosed) : leads).length > 0;
    return { ...request, status: 200, answer: { read: ({ text }) => parseCsv(text).length > 1, expected } };
  }
  const [read, expected] = contentOf(world, leads, call.report);
  return { ...request, status: 200, answer: { read: ({ body }) => read(body.data), expected } };
}

function predictTargets(
  world: World,
  user: ModelUser,
  { user: target, leadType }: Extract<ReportCall, { kind: 'set-targets' }>,
  request: Request,
): Prediction {
  if (!hasPermission(user, 'canSetTargets')) return refusedBy(request, 403);
  if (!typesOf(user).includes(leadType)) return refusedBy(request, 400);
  if (!world.users.has(target)) return refusedBy(request, 404);
  return { ...request, status: 200, apply: () => world.count('user.targets_set') };
}

function contentOf(
  world: World,
  leads: readonly ModelLead[],
  report: ReportName,
): [(rows: Json[]) => unknown, unknown] {
  const total = (rows: Json[]) => rows.reduce((sum, row) => sum + row.leads, 0);
  switch (report) {
    case 'daily':
      return [
        (rows) => sums(rows.map(({ type, leads: count }) => [type, count])),
        sums(leads.map(({ type }) => [type, 1])),
      ];
    case 'types':
      return [
        (rows) => rows.map(({ type, ...counts }) => [type, ...Object.entries(counts).sort().flat()].join()).sort(),
        [...new Set(leads.map(({ type }) => type))]
          .map((type) => {
            const counts = measures(leads.filter((lead) => lead.type === type));
            return [type, ...Object.entries(counts).sort().flat()].join();
          })
          .sort(),
      ];
    case 'assignees':
      return [
        (rows) => sums(rows.map(({ assignee, leads: count }) => [JSON.stringify(assignee), count])),
        sums(leads.map(({ assignedTo }) => [JSON.stringify(person(world, assignedTo)), 1])),
      ];
    case 'promises':
      return [
        ([all]) => (all ? [all.kept, all.missed, all.overdue] : [0, 0, 0]),
        [inState(leads, 'kept'), inState(leads, 'missed'), inState(leads, 'overdue')],
      ];
    case 'reasons':
      return [
        (rows) => sums(rows.map(({ status, reason, leads: count }) => [`${status} ${reason}`, count])),
        sums(leads.filter(isClosed).map(({ status }) => [`${status} null`, 1])),
      ];
    case 'districts':
      // The model does not know districts. The report leaves out leads without one.
      return [(rows) => total(rows) <= leads.length, true];
    default:
      return [total, leads.length];
  }
}

function isClosed({ status }: ModelLead): boolean {
  return status === 'closed' || status === 'rejected';
}

function measures(leads: readonly ModelLead[]): Record<string, number> {
  const inStatus = (...statuses: string[]) => leads.filter(({ status }) => statuses.includes(status)).length;
  return {
    leads: leads.length,
    contacted: leads.filter(({ response, status }) => response !== null || status !== 'new').length,
    qualified: inStatus('qualified', 'converted'),
    converted: inStatus('converted'),
    closed: inStatus('closed'),
    rejected: inStatus('rejected'),
    kept: inState(leads, 'kept'),
    missed: inState(leads, 'missed'),
    overdue: inState(leads, 'overdue'),
  };
}

function inState(leads: readonly ModelLead[], state: string): number {
  return leads.filter((lead) => promiseState(lead) === state).length;
}

function sums(counts: readonly [string, number][]): [string, number][] {
  const all = new Map<string, number>();
  for (const [key, count] of counts) all.set(key, (all.get(key) ?? 0) + count);
  return [...all].sort();
}
