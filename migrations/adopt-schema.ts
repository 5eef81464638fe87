import type { QueryRunner } from 'typeorm';

/** Converts the tables of version 0.1.0 to the baseline, in the caller's transaction. */
export async function adoptSchema(queryRunner: QueryRunner): Promise<void> {
  for (const statement of [...DROPPED, ...CLEARED, ...QUEUE]) await queryRunner.query(statement);
  await renameConstraints(queryRunner, 'duplicate_pairs', 'lead_pairs');
  await renameConstraints(queryRunner, 'duplicate_match_queue', 'unmatched_leads');
  await queryRunner.query('ALTER SEQUENCE unmatched_leads_id_seq RENAME TO duplicate_match_queue_id_seq');
  await queryRunner.query('DELETE FROM migrations');
}

const DROPPED = [
  'DROP VIEW lead_pair_sides, lead_pairs, unmatched_leads',
  'DROP TRIGGER leads_quarantine_merged ON leads',
  'DROP FUNCTION quarantine_merged_lead()',
  'DROP TRIGGER audit_events_a_previous_version ON audit_events',
  'DROP FUNCTION split_audit_event(), audit_personal_part(text, uuid, text, jsonb), audit_impersonal_details(text, jsonb)',
  'ALTER TABLE leads DROP COLUMN search_text',
  'DROP FUNCTION lead_search_form(text), lead_digits(text)',
  'DROP TRIGGER leads_add_follow_up ON leads',
  'DROP TRIGGER leads_keep_follow_up ON leads',
  'DROP TRIGGER leads_clear_close_reason ON leads',
  'DROP TRIGGER leads_notify_assigned ON leads',
  'DROP TRIGGER leads_notify_new ON leads',
  'DROP TRIGGER leads_send_new ON leads',
  'DROP TRIGGER leads_send_restored ON leads',
  'DROP TRIGGER duplicate_pairs_notify ON duplicate_pairs',
  'DROP TRIGGER notifications_send ON notifications',
  `DROP FUNCTION add_next_follow_up, keep_next_follow_up, clear_close_reason, notify_of_assigned_lead, notify_of_new_leads,
     notify_of_repeated_request, send_notifications, send_of_new_leads, send_of_restored_lead, assign_leads_by_rule,
     assignment_details`,
  'DROP TRIGGER lead_pairs_announce_insert ON duplicate_pairs',
  'DROP TRIGGER lead_pairs_announce_update ON duplicate_pairs',
  'DROP TRIGGER lead_pairs_announce_delete ON duplicate_pairs',
];

/** In 0.1.0, a trigger marked merged leads as spam. With triggers off, correcting this does not count as a change. */
const CLEARED = [
  'ALTER TABLE leads DISABLE TRIGGER USER',
  'UPDATE leads SET quarantined_at = NULL WHERE merged_into IS NOT NULL',
  'ALTER TABLE leads ENABLE TRIGGER USER',
  `UPDATE deleted_leads d SET stored = jsonb_set(d.stored, '{leads}', (
     SELECT jsonb_agg(
       CASE WHEN lead ->> 'merged_into' IS NULL THEN lead ELSE lead || '{"quarantined_at": null}' END ORDER BY place)
     FROM jsonb_array_elements(d.stored -> 'leads') WITH ORDINALITY AS kept (lead, place)))
   WHERE jsonb_array_length(d.stored -> 'leads') > 1`,
  // Earlier merges did not move follow-ups, so undoing them must not move any back.
  `UPDATE duplicate_pairs
   SET merge = (merge #- '{changes,followUp}') || '{"work": {"followUps": [], "replaced": null, "pairedWith": []}}'
   WHERE merge IS NOT NULL AND NOT merge ? 'work'`,
];

/** Turns the outbox into a queue that sends its pending emails. Pushes expire, because they are useless hours later. */
const QUEUE = [
  `ALTER TABLE outbox
     ADD COLUMN device_id uuid REFERENCES push_subscriptions ON DELETE CASCADE,
     ADD COLUMN tries integer NOT NULL DEFAULT 0,
     ADD COLUMN next_try_at timestamptz NOT NULL DEFAULT now(),
     ADD COLUMN taken_until timestamptz,
     DROP COLUMN queued_at,
     DROP CONSTRAINT outbox_once,
     ADD CONSTRAINT outbox_once UNIQUE NULLS NOT DISTINCT (channel, event, user_id, device_id)`,
  `UPDATE outbox SET done_at = now(), outcome = 'expired' WHERE channel = 'push' AND done_at IS NULL`,
  'CREATE INDEX outbox_due ON outbox (channel, (tries > 0), (user_id IS NULL), id) WHERE done_at IS NULL',
  'CREATE INDEX outbox_of_device ON outbox (device_id, id) WHERE device_id IS NOT NULL',
  'DROP SCHEMA IF EXISTS graphile_worker CASCADE',
];

/** Renames the constraints of a renamed table, because they kept the old table name. */
async function renameConstraints(queryRunner: QueryRunner, table: string, formerName: string): Promise<void> {
  const constraints: { name: string }[] = await queryRunner.query(
    'SELECT conname AS name FROM pg_constraint WHERE conrelid = $1::regclass AND starts_with(conname, $2)',
    [table, formerName],
  );
  for (const { name } of constraints) {
    await queryRunner.query(`ALTER TABLE ${table} RENAME CONSTRAINT ${name} TO ${name.replace(formerName, table)}`);
  }
}
