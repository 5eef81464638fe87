import { type Api } from './api.js';
import { addStaff } from './staff.js';
import { thirdPartySubmission } from './submissions.js';

const TYPES = ['contact', 'franchise', 'soil_testing', 'partner'] as const;

/** What came of many forms under rules: how many leads each person got, by rule, and what no rule took. */
export interface Shares {
  readonly byRule: readonly (readonly number[])[];
  readonly unassigned: number;
  readonly total: number;
  /** What was said beside 201. */
  readonly refusals: readonly string[];
}

/**
 * Rules that take turns for four types, one of them of a state besides, with three to six people each, two of them away or
 * inactive; then `count` forms of all types, `connections` at a time, in turn to the processes at `urls`.
 */
export async function sharesOf(
  api: Api,
  urls: readonly string[],
  { count, connections }: { count: number; connections: number },
): Promise<Shares> {
  const admin = await api.signIn();
  const people: string[] = [];
  for (let n = 0; n < 8; n += 1) people.push((await addStaff(api, admin, { leadTypes: TYPES })).id);
  const [away, gone] = people.splice(0, 2) as [string, string];
  const rules: [string, number][] = [];
  for (const [index, leadType] of TYPES.entries()) {
    for (const state of index === 0 ? ['BR', undefined] : [undefined]) {
      const able = people.slice(0, 3 + (rules.length % 4));
      const userIds = [able[0], away, gone, ...able.slice(1)];
      const body = { leadType, kind: 'round_robin', userIds, ...(state && { state }) };
      const made = await api.raw<{ data: { _id: string } }>('POST', '/api/assignment/rules', { token: admin, body });
      if (made.status !== 201) throw new Error(made.text);
      rules.push([made.body.data._id, able.length]);
    }
  }
  await api.raw('PUT', `/api/assignment/people/${away}/away`, { token: admin, body: { from: '2026-01-01' } });
  await api.raw('PUT', `/api/users/${gone}/toggle-status`, { token: admin });

  const refusals: string[] = [];
  let next = 0;
  const send = async () => {
    while (next < count) {
      const n = next++;
      const form = thirdPartySubmission(TYPES[n % TYPES.length]!);
      const body = { ...form, personalInfo: { ...form.personalInfo, state: n % 3 === 0 ? 'Bihar ' : 'Goa' } };
      const answer = await fetch(`${urls[n % urls.length]}/api/leads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      if (answer.status !== 201) refusals.push(`${answer.status} ${text}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, send));

  const rows = await api.sql<{ rule: string; leads: number }>(
    `SELECT a.details ->> 'rule' AS rule, count(*)::int AS leads
     FROM audit_events a JOIN leads l ON l.id = a.subject_id AND l.assigned_to = (a.details #>> '{changes,assignedTo,to}')::uuid
     WHERE a.action = 'lead.assigned' GROUP BY a.details ->> 'rule', l.assigned_to`,
  );
  const [stored] = await api.sql<{ total: number; unassigned: number }>(
    'SELECT count(*)::int AS total, count(*) FILTER (WHERE assigned_to IS NULL)::int AS unassigned FROM leads',
  );
  return {
    byRule: rules.map(([id, able]) => {
      const shares = rows.filter(({ rule }) => rule === id).map(({ leads }) => leads);
      return [...shares, ...Array<number>(able - shares.length).fill(0)];
    }),
    unassigned: stored!.unassigned,
    total: stored!.total,
    refusals,
  };
}

/** By how much the largest share of any rule is larger than its smallest. */
export function largestDifference({ byRule }: Shares): number {
  return Math.max(...byRule.map((shares) => Math.max(...shares) - Math.min(...shares)));
}
