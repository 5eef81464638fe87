import type pg from 'pg';
import { COUNTED_LEADS, LEADS_THERE } from '../../support/lead-count-queries.js';
import type { ChangeEntry, Entry, Journal } from './journal.js';
import type { MailBox } from './mail-box.js';

type Sql = <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>;

/** Leads from the campaign's visitors. Other leads in the database are not checked. */
const SENT = `email LIKE 'visitor%@example.com'`;

/** Compares journal and database. If nothing was lost or duplicated, the result equals `noDifferences(result)`. */
export async function differences(journal: Journal, sql: Sql) {
  return {
    leads: await leadDifferences(journal, sql),
    notes: await noteDifferences(journal, sql),
    assignments: await changeDifferences(
      journal.assignments,
      await sql(`SELECT id, assigned_to AS value FROM leads WHERE ${SENT}`),
      'nobody',
    ),
    statuses: await changeDifferences(
      journal.statuses,
      await sql(`SELECT id, status AS value FROM leads WHERE ${SENT}`),
      'new',
    ),
    audit: await auditDifferences(journal, sql),
    events: await eventDifferences(sql),
    counts: { counted: await sql(COUNTED_LEADS), there: await sql(LEADS_THERE) },
  };
}

export const noDifferences = ({ counts }: Awaited<ReturnType<typeof differences>>) => ({
  leads: [],
  notes: [],
  assignments: [],
  statuses: [],
  audit: [],
  events: [],
  counts: { counted: counts.there, there: counts.there },
});

async function leadDifferences({ forms }: Journal, sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string; email: string }>(`SELECT id, email FROM leads WHERE ${SENT}`);
  const stored = new Map<string, string[]>();
  for (const { id, email } of rows) stored.set(email, [...(stored.get(email) ?? []), id]);
  return [
    ...[...forms].flatMap(([email, { id }]) => {
      const ids = stored.get(email) ?? [];
      if (ids.length > 1) return [`${email} is stored ${ids.length} times`];
      return id !== null && ids[0] !== id ? [`${email} was acknowledged as ${id} and is ${ids[0] ?? 'lost'}`] : [];
    }),
    ...[...stored.keys()].flatMap((email) => (forms.has(email) ? [] : [`${email} was never sent`])),
  ];
}

async function noteDifferences({ notes }: Journal, sql: Sql): Promise<string[]> {
  const rows = await sql<{ content: string; leadId: string }>('SELECT content, lead_id AS "leadId" FROM lead_notes');
  const stored = new Map<string, string[]>();
  for (const { content, leadId } of rows) stored.set(content, [...(stored.get(content) ?? []), leadId]);
  return [...notes].flatMap(([content, { leadId, acknowledgedAtMs }]) => {
    const leads = stored.get(content) ?? [];
    if (leads.length > 1) return [`"${content}" is stored ${leads.length} times`];
    if (leads.length === 0) return acknowledgedAtMs === null ? [] : [`"${content}" was acknowledged and is lost`];
    return leads[0] === leadId ? [] : [`"${content}" is of another lead`];
  });
}

/** A lead must have the value that was acknowledged last, or a later requested value that got no response. */
async function changeDifferences(
  changes: readonly ChangeEntry[],
  rows: readonly { id: string; value: string | null }[],
  initial: string,
): Promise<string[]> {
  const possible = new Map<string, string[]>();
  for (const { leadId, value, acknowledgedAtMs } of changes) {
    const before = acknowledgedAtMs === null ? (possible.get(leadId) ?? [initial]) : [];
    possible.set(leadId, [...before, value]);
  }
  return rows.flatMap(({ id, value }) => {
    const expected = possible.get(id) ?? [initial];
    return expected.includes(value ?? 'nobody') ? [] : [`${id} has ${value}, expected ${expected.join(' or ')}`];
  });
}

/** Each lead and each note has exactly one audit event. There are no more change events than requested changes. */
async function auditDifferences(journal: Journal, sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string; created: number; noted: number; notes: number }>(`
    SELECT l.id, coalesce(a.created, 0) AS created, coalesce(a.noted, 0) AS noted, coalesce(n.notes, 0) AS notes
    FROM leads l
    LEFT JOIN (
      SELECT subject_id, count(*) FILTER (WHERE action = 'lead.created')::int AS created,
        count(*) FILTER (WHERE action = 'lead.noted')::int AS noted
      FROM audit_events WHERE subject_type = 'lead' GROUP BY 1) a ON a.subject_id = l.id
    LEFT JOIN (SELECT lead_id, count(*)::int AS notes FROM lead_notes GROUP BY 1) n ON n.lead_id = l.id
    WHERE l.${SENT} AND (a.created IS DISTINCT FROM 1 OR coalesce(a.noted, 0) <> coalesce(n.notes, 0))`);
  const changes = await sql<{ changes: number }>(
    `SELECT count(*)::int AS changes FROM audit_events WHERE action = 'lead.updated'`,
  );
  const requested = [...journal.assignments, ...journal.statuses];
  const written = changes[0]?.changes ?? 0;
  return [
    ...rows.map(
      ({ id, created, noted, notes }) =>
        `${id}: ${created} lead.created events, ${noted} lead.noted events, ${notes} notes`,
    ),
    ...(written > requested.length ? [`${written} changes are stored, ${requested.length} were requested`] : []),
  ];
}

/** The assignee is notified exactly once per assignment. */
async function eventDifferences(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string; assigned: number; notified: number }>(`
    SELECT l.id, coalesce(a.assigned, 0) AS assigned, coalesce(n.notified, 0) AS notified FROM leads l
    LEFT JOIN (
      SELECT subject_id, count(*)::int AS assigned FROM audit_events
      WHERE subject_type = 'lead' AND action = 'lead.updated' AND details -> 'changes' ? 'assignedTo' GROUP BY 1
    ) a ON a.subject_id = l.id
    LEFT JOIN (SELECT lead_id, count(*)::int AS notified FROM notifications WHERE kind = 'assigned' GROUP BY 1) n ON n.lead_id = l.id
    WHERE l.${SENT} AND coalesce(a.assigned, 0) <> coalesce(n.notified, 0)`);
  return rows.map(
    ({ id, assigned, notified }) => `${id} was assigned ${assigned} times and notified ${notified} times`,
  );
}

export interface MailFigures {
  /** Recipients of acknowledged leads who got no email. */
  readonly lost: string[];
  /** Recipients who got a second email with another Message-ID. */
  readonly doubled: string[];
  /** Emails that arrived again with the same Message-ID. Mail programs show them once. */
  readonly repeated: number;
}

export function mailFigures({ forms }: Journal, { received }: MailBox): MailFigures {
  const acknowledged = [...forms].filter(([, { id }]) => id !== null).map(([email]) => email);
  const of = (email: string) => [...(received.get(email) ?? [])];
  return {
    lost: acknowledged.filter((email) => of(email).length === 0),
    doubled: acknowledged.filter((email) => of(email).length > 1),
    repeated: acknowledged.flatMap(of).reduce((sum, [, times]) => sum + times - 1, 0),
  };
}

export const acknowledgedOf = (entries: Iterable<Entry>): number =>
  [...entries].filter(({ acknowledgedAtMs }) => acknowledgedAtMs !== null).length;
