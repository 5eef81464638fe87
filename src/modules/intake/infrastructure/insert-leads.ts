import type { PersonalFieldKind } from '../../../lead-types/field-kinds.js';
import { PERSONAL_COLUMNS } from '../../../lead-types/personal-fields.js';
import { IDEMPOTENCY_KEY_LOCKS } from '../../../shared/database/advisory-locks.js';
import type { LeadReceipt } from '../../leads/domain/lead.js';
import type { ChangeOrigin } from '../../leads/domain/lead-writer.js';
import { type ChannelNames, newLeadNotices } from '../../notifications/infrastructure/notices.sql.js';
import type { NewLead, StoredLead, SubmissionKey } from '../domain/submission.repository.js';

export interface IncomingLead {
  readonly lead: NewLead;
  readonly key: SubmissionKey | null;
  readonly origin: ChangeOrigin;
}

type RunStatement = (statement: string, values: unknown[]) => Promise<ReceiptRow[]>;

type ReceiptRow = Pick<LeadReceipt, 'id' | 'reference' | 'type' | 'status'> & {
  created_at: Date;
  assigned_to: string | null;
  in_pool: boolean;
};

const SQL_TYPES: Readonly<Record<PersonalFieldKind, string>> = {
  line: 'text',
  text: 'text',
  email: 'text',
  phone: 'text',
  age: 'smallint',
};
const PERSONAL_TYPES = PERSONAL_COLUMNS.map(({ column, kind }) => `${column} ${SQL_TYPES[kind]}`).join(', ');

const COLUMNS = `id, reference, type, ${PERSONAL_COLUMNS.map(({ column }) => column).join(', ')},
  phone_e164, phone_doubtful, details, source, consent, due_at, due_soon_at, spam_reasons`;

/**
 * Stores leads with their assignment by rule, first history entries, notifications, messages and receipts in a single
 * statement. `channels` are the channels that messages are sent through.
 */
export const insertStatement = (channels: ChannelNames): string => `
  WITH incoming AS MATERIALIZED (
    SELECT row.*, row.key IS NULL OR pg_try_advisory_xact_lock(${IDEMPOTENCY_KEY_LOCKS}, hashtext(row.key)) AS is_claimed
    FROM jsonb_to_recordset($1::jsonb) AS row (
      id uuid, reference text, type text, ${PERSONAL_TYPES},
      phone_e164 text, phone_doubtful boolean, details jsonb, source jsonb, consent jsonb,
      due_at timestamptz, due_soon_at timestamptz, quarantined boolean, spam_reasons text[], chosen_assignee uuid,
      import_id uuid, received_at timestamptz, is_ruled boolean, is_announced boolean, is_acknowledged boolean, key text, body_hash text, actor_id uuid, network_address text)
  ),
  free AS (
    SELECT incoming.* FROM incoming
    WHERE is_claimed AND NOT EXISTS (SELECT FROM idempotency_keys WHERE idempotency_keys.key = incoming.key)
  ),
  ruled AS MATERIALIZED (
    SELECT by_rule.*
    FROM (
      SELECT array_agg(id) AS ids, array_agg(type) AS types, array_agg(state) AS states FROM free
      WHERE NOT quarantined AND chosen_assignee IS NULL AND is_ruled
    ) AS due
    CROSS JOIN LATERAL assign_by_rule(due.ids, due.types, due.states) AS by_rule
  ),
  added AS (
    INSERT INTO leads (${COLUMNS}, created_at, quarantined_at, assigned_to, in_pool)
    SELECT ${COLUMNS}, coalesce(received_at, now()), CASE WHEN quarantined THEN now() END, coalesce(chosen_assignee, ruled.assigned_to), coalesce(ruled.in_pool, FALSE)
    FROM free LEFT JOIN ruled ON ruled.lead_id = free.id
    RETURNING id, reference, type, status, created_at, assigned_to, in_pool, version
  ),
  arrived AS (
    SELECT added.id, added.type, added.version, added.assigned_to, free.email, free.quarantined, free.actor_id,
      free.is_announced, free.is_acknowledged
    FROM added JOIN free ON free.id = added.id
  ),
  ${newLeadNotices('arrived', channels)},
  history AS (
    INSERT INTO audit_events (action, actor_id, address, subject_type, subject_id, details, personal)
    SELECT action, actor_id, address, 'lead', id, details, personal
    FROM (
      SELECT 1 AS step, 'lead.created' AS action, actor_id, CASE WHEN actor_id IS NOT NULL THEN network_address END AS address, id,
        jsonb_strip_nulls(jsonb_build_object('type', type, 'quarantined', CASE WHEN quarantined THEN true END,
          'act', import_id, 'import', CASE WHEN import_id IS NOT NULL THEN true END,
          'quiet', CASE WHEN NOT is_announced THEN true END)) AS details,
        CASE WHEN actor_id IS NULL AND network_address IS NOT NULL THEN jsonb_build_object('address', network_address) END AS personal
      FROM free
      UNION ALL
      SELECT 2, 'lead.assigned', NULL, NULL, lead_id, jsonb_build_object('rule', rule_id, 'changes',
        CASE WHEN in_pool THEN '{"inPool":{"from":false,"to":true}}'::jsonb
        ELSE jsonb_build_object('assignedTo', jsonb_build_object('from', NULL, 'to', assigned_to)) END), NULL FROM ruled
    ) AS line
    ORDER BY step
  ),
  answers AS (
    INSERT INTO idempotency_keys (key, body_hash, answer)
    SELECT free.key, decode(free.body_hash, 'hex'), jsonb_build_object(
      'id', added.id, 'reference', added.reference, 'type', added.type, 'status', added.status,
      'createdAt', added.created_at)
    FROM free JOIN added ON added.id = free.id
    WHERE free.key IS NOT NULL
  )
  SELECT id, reference, type, status, created_at, assigned_to, in_pool FROM added`;

/**
 * Returns the stored leads by id. Does not store leads whose key is in use; the repository's `addWithoutBatch` handles
 * them. Fails as a whole, for example if another call stores the same key at the same time (unique violation).
 */
export async function insertLeads(
  run: RunStatement,
  statement: string,
  incoming: readonly IncomingLead[],
): Promise<Map<string, StoredLead>> {
  const rows = await run(statement, [JSON.stringify(incoming.map(rowOf))]);
  return new Map(
    rows.map(({ created_at: createdAt, assigned_to: assignedTo, in_pool: inPool, ...receipt }) => [
      receipt.id,
      { receipt: { ...receipt, createdAt }, assignedTo, inPool },
    ]),
  );
}

function rowOf({ lead, key, origin }: IncomingLead): object {
  return {
    id: lead.id,
    reference: lead.reference,
    type: lead.type,
    ...Object.fromEntries(PERSONAL_COLUMNS.map(({ column, name }) => [column, lead.personalInfo[name]])),
    phone_e164: lead.phoneE164,
    phone_doubtful: lead.phoneSuspect,
    details: lead.details,
    source: lead.source,
    consent: lead.consent,
    due_at: lead.due?.dueAt,
    due_soon_at: lead.due?.dueSoonAt,
    quarantined: lead.quarantined,
    spam_reasons: lead.spamReasons.length > 0 ? lead.spamReasons : undefined,
    chosen_assignee: lead.assignedTo,
    import_id: lead.imported?.importId,
    received_at: lead.imported?.receivedAt,
    is_ruled: lead.imported?.isAssignedByRule ?? true,
    is_announced: lead.imported?.notifies ?? true,
    is_acknowledged: lead.imported?.acknowledges ?? origin.actorId === null,
    key: key?.key,
    body_hash: key?.bodyHash.toString('hex'),
    actor_id: origin.actorId,
    network_address: origin.address,
  };
}
