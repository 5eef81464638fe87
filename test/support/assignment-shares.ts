import { type Api } from './api.js';
import { addStaff } from './staff.js';
import { thirdPartySubmission } from './submissions.js';

const TYPES = ['contact', 'franchise', 'soil_testing', 'partner'] as const;

/** The result of many submissions under assignment rules: leads per person by rule, and leads that no rule assigned. */
export interface Shares {
  readonly byRule: readonly (readonly number[])[];
  readonly unassigned: number;
  readonly total: number;
  /** Responses other than 201. */
  readonly refusals: readonly string[];
}

/**
 * Creates rotation rules with three to six people each, plus one who is away and one who is inactive.
 * Then sends `count` submissions, `connections` at a time, alternating between `urls`.
 */
export async function sharesOf(
  api: Api,
  urls: readonly string[],
  { count, connections }: { count: number; connections: number },
): Promise<Shares> {
  const admin = await api.signIn();
  const people: string[] = [];
  for (let n = 0; n < 8; n += 1) people.push((await addStaff(api, admin, { leadTypes: TYPES })).id);
  const [away, inactive] = people.splice(0, 2) as [string, string];
  const rules: [string, number][] = [];
  for (const [index, leadType] of TYPES.entries()) {
    for (const state of index === 0 ? ['BR', undefined] : [undefined]) {
      const eligible = people.slice(0, 3 + (rules.length % 4));
      const userIds = [eligible[0], away, inactive, ...eligible.slice(1)];
      const body = { leadType, kind: 'round_robin', userIds, ...(state && { state }) };
      const made = await api.raw<{ data: { _id: string } }>('POST', '/api/assignment/rules', { token: admin, body });
      if (made.status !== 201) throw new Error(made.text);
      rules.push([made.body.data._id, eligible.length]);
    }
  }
  await api.raw('PUT', `/api/assignment/people/${away}/away`, { token: admin, body: { from: '2026-01-01' } });
  await api.raw('PUT', `/api/users/${inactive}/toggle-status`, { token: admin });

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
    byRule: rules.map(([id, eligible]) => {
      const shares = rows.filter(({ rule }) => rule === id).map(({ leads }) => leads);
      return [...shares, ...Array<number>(eligible - shares.length).fill(0)];
    }),
    unassigned: stored!.unassigned,
    total: stored!.total,
    refusals,
  };
}

/** The largest difference between the shares of two people in the same rule. */
export function largestDifference({ byRule }: Shares): number {
  return Math.max(...byRule.map((shares) => Math.max(...shares) - Math.min(...shares)));
}
