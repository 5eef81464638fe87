import type { EntityManager } from 'typeorm';
import { PERSONAL_COLUMNS } from '../../../lead-types/personal-fields.js';
import { type ComparedText, NAMING_VALUES, searchesNaming } from '../domain/person-searches.js';

/**
 * Selects the leads `$1` and the leads that they were merged into, directly or through others. `since` and `until` are
 * the ids of the merge event and the unmerge event: values recorded in between can come from the merged lead. After an
 * unmerge, only these events show that the leads were merged.
 */
const MERGED_SPELLS = `
  RECURSIVE spell (lead_id, since, until) AS (
    SELECT id, 0::bigint, ${Number.MAX_SAFE_INTEGER}::bigint FROM unnest($1::uuid[]) AS id
    UNION
    SELECT survivor.id, merged.id, coalesce(unmerged.id, spell.until)
    FROM spell
    JOIN audit_events gone ON gone.subject_type = 'lead' AND gone.subject_id = spell.lead_id
      AND gone.action = 'lead.merged_into' AND gone.id BETWEEN spell.since AND spell.until
    CROSS JOIN LATERAL (SELECT (gone.details ->> 'other')::uuid AS id) AS survivor
    CROSS JOIN LATERAL (
      SELECT max(e.id) AS id FROM audit_events e
      WHERE e.subject_type = 'lead' AND e.subject_id = survivor.id AND e.action = 'lead.merged'
        AND e.details ->> 'other' = spell.lead_id::text AND e.id < gone.id) AS merged
    CROSS JOIN LATERAL (
      SELECT min(e.id) AS id FROM audit_events e
      WHERE e.subject_type = 'lead' AND e.subject_id = survivor.id AND e.action = 'lead.unmerged'
        AND e.details ->> 'other' = spell.lead_id::text AND e.id > gone.id) AS unmerged
    WHERE merged.id IS NOT NULL
  )`;

/**
 * Deletes the personal values in the history of erased or purged leads. If such a lead was merged into another lead,
 * also deletes the values recorded in that lead's history while they were merged, and clears the notes and places of
 * follow-ups that the merge brought there.
 */
export async function deleteAuditValues(manager: EntityManager, ids: readonly string[]): Promise<void> {
  for (const [table, column, leadId, value] of [
    ['lead_follow_ups', 'note', 'lead_id', 'note'],
    ['lead_follow_ups', 'place', 'lead_id', 'place'],
    ['leads', 'follow_up_note', 'id', 'note'],
  ]) {
    await manager.query(
      `WITH ${MERGED_SPELLS}
       UPDATE ${table} t SET ${column} = NULL
       FROM spell
       WHERE t.${leadId} = spell.lead_id AND t.${column} IN (
         SELECT v.personal #>> ARRAY['changes', 'followUp', side, '${value}']
         FROM audit_values v CROSS JOIN unnest(ARRAY['from', 'to']) AS side
         WHERE v.subject_type = 'lead' AND v.subject_id = ANY($1::uuid[]))`,
      [[...ids]],
    );
  }
  await manager.query(
    `WITH ${MERGED_SPELLS}
     DELETE FROM audit_values v USING spell
     WHERE v.subject_type = 'lead' AND v.subject_id = spell.lead_id AND v.event_id BETWEEN spell.since AND spell.until`,
    [[...ids]],
  );
}

const ROWS_AT_ONCE = 1_000;

/** SQL: the sound form and (except for emails) the sound key, which is the same for Hindi and Latin script. */
const soundsOf = (text: string) =>
  `lead_sound_form(${text}) || CASE WHEN strpos(${text}, '@') = 0 THEN ' ' || lead_sounds(${text}) ELSE '' END`;

/** SQL sources of the leads' rows: the table `leads`, or the rows stored in the bin. */
const SOURCES = {
  leads: 'leads',
  bin: `(SELECT kept.* FROM deleted_leads d, jsonb_populate_recordset(NULL::leads, d.stored -> 'leads') AS kept)`,
} as const;

/**
 * Deletes recorded export searches that may have been for the person of these leads. Call this before the leads'
 * values are erased, because it needs the current and former values. No index covers all spellings of a name or
 * number, so it reads every recorded search, in batches.
 */
export async function deleteSearchesFor(
  manager: EntityManager,
  ids: readonly string[],
  from: keyof typeof SOURCES = 'leads',
): Promise<void> {
  const namesPerson = searchesNaming(await namingValues(manager, ids, SOURCES[from]));
  await manager.query(`
    DECLARE recorded_searches NO SCROLL CURSOR FOR
    SELECT events, lead_text_form(search) AS text, ${soundsOf('search')} AS sounds
    FROM (
      SELECT personal ->> 'search' AS search, array_agg(event_id) AS events
      FROM audit_values WHERE subject_type = 'export' AND personal ? 'search' GROUP BY 1
    ) AS recorded`);
  let rows: (ComparedText & { events: string[] })[];
  const found: string[] = [];
  do {
    rows = await manager.query(`FETCH ${ROWS_AT_ONCE} FROM recorded_searches`);
    for (const row of rows) if (namesPerson(row)) found.push(...row.events);
  } while (rows.length > 0);
  await manager.query('CLOSE recorded_searches');
  await manager.query('DELETE FROM audit_values WHERE event_id = ANY($1::bigint[])', [found]);
}

function namingValues(manager: EntityManager, ids: readonly string[], leads: string): Promise<ComparedText[]> {
  const columns = PERSONAL_COLUMNS.map(({ name, column }) => `('personalInfo.${name}', l.${column}::text)`);
  return manager.query(
    `SELECT DISTINCT lead_text_form(value) AS text, ${soundsOf('value')} AS sounds
     FROM (
       SELECT path, value FROM ${leads} l, LATERAL (VALUES ${columns.join(', ')}) AS own (path, value)
       WHERE l.id = ANY($1::uuid[])
       UNION
       SELECT 'details.' || key, value FROM ${leads} l, jsonb_each_text(l.details) WHERE l.id = ANY($1::uuid[])
       UNION
       SELECT key, unnest(ARRAY[change ->> 'from', change ->> 'to'])
       FROM audit_values v, jsonb_each(v.personal -> 'changes') AS changed (key, change)
       WHERE v.subject_type = 'lead' AND v.subject_id = ANY($1::uuid[])
     ) AS said
     WHERE path = ANY($2::text[]) AND value <> ''`,
    [ids, NAMING_VALUES],
  );
}

/** Clears the rows of files that match the leads or have created them. They are kept for a day after an import. */
export async function clearImportRows(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query(
    `UPDATE import_rows SET cells = NULL, differences = NULL, former = NULL
     WHERE lead_id = ANY($1::uuid[]) OR duplicate_of = ANY($1::uuid[])`,
    [[...ids]],
  );
}
