import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OPEN_STATUSES } from '../../../lead-types/lead-work.js';
import { ACKNOWLEDGEMENT_LOCK } from '../../../shared/database/advisory-locks.js';
import { canSeeType } from '../../leads/sql/lead-assignment.js';
import { listed } from '../../leads/sql/lead-conditions.js';
import { type OutboxMessage, OutboxRepository, type Outcome } from '../domain/outbox.repository.js';

const KEPT_DAYS = 30;
/** Much longer than the timeouts of a delivery. */
const LEASE = '2 minutes';

const HOST = `split_part(d.endpoint, '/', 3)`;
const SERVICE = `coalesce(substring(${HOST} from '[^.]+\\.[^.]+\\.[^.]+$'), ${HOST})`;

@Injectable()
export class PostgresOutboxRepository extends OutboxRepository {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async take(channel: OutboxMessage['channel'], busyServices: readonly string[] = []): Promise<OutboxMessage | null> {
    const [message]: OutboxMessage[] = await this.dataSource.query(
      `WITH due AS (
         SELECT o.id, CASE WHEN d.id IS NOT NULL THEN jsonb_build_object('id', d.id, 'service', ${SERVICE}) END AS device
         FROM outbox o LEFT JOIN push_subscriptions d ON d.id = o.device_id
         WHERE o.channel = $1 AND o.done_at IS NULL
           AND o.next_try_at <= now() AND coalesce(o.taken_until <= now(), TRUE) AND coalesce(d.retry_at <= now(), TRUE)
           AND coalesce(${SERVICE} <> ALL ($2::text[]), TRUE)
           AND NOT EXISTS (SELECT FROM outbox e WHERE e.device_id = o.device_id AND e.done_at IS NULL AND e.id < o.id)
         ORDER BY o.tries > 0, o.user_id IS NULL, o.id LIMIT 1 FOR NO KEY UPDATE OF o SKIP LOCKED
       ), taken AS (
         UPDATE outbox o SET taken_until = now() + interval '${LEASE}', tries = o.tries + 1
         FROM due WHERE o.id = due.id
         RETURNING o.id, o.channel, o.kind, o.event, o.user_id, o.lead_id, o.created_at, o.tries, due.device
       )
       SELECT o.id, o.channel, o.kind, o.user_id AS "userId", o.created_at AS "createdAt", o.tries, o.device,
         CASE WHEN o.kind IN ('password_reset', 'password_changed') THEN split_part(o.event, ':', 2) END AS "resetLinkId",
         CASE WHEN o.lead_id IS NOT NULL THEN ARRAY[o.lead_id] ELSE ARRAY(
           SELECT n.lead_id FROM notifications n
           WHERE n.user_id = o.user_id AND n.kind = o.kind AND n.change_id = split_part(o.event, ':change:', 2)
           ORDER BY n.id) END AS "leadIds"
       FROM taken o`,
      [channel, [...busyServices]],
    );
    return message ?? null;
  }

  async retryLater(id: string, seconds: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE outbox SET taken_until = NULL, next_try_at = now() + interval '1 second' * $2::float8 WHERE id = $1`,
      [id, seconds],
    );
  }

  async settle(id: string, outcome: Outcome): Promise<void> {
    await this.dataSource.query('UPDATE outbox SET done_at = now(), outcome = $2 WHERE id = $1', [id, outcome]);
  }

  async recipientClaimant(
    id: string,
    recipientHash: Buffer,
    database: Pick<DataSource, 'query'> = this.dataSource,
  ): Promise<'own' | 'other' | 'none'> {
    const [row]: { own: boolean | null }[] = await database.query(
      `SELECT bool_or(id = $1) AS own FROM outbox WHERE recipient_hash = $2 AND created_at > now() - interval '24 hours'`,
      [id, recipientHash],
    );
    if (typeof row?.own !== 'boolean') return 'none';
    return row.own ? 'own' : 'other';
  }

  claimRecipient(id: string, recipientHash: Buffer): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [ACKNOWLEDGEMENT_LOCK]);
      if ((await this.recipientClaimant(id, recipientHash, manager)) === 'other') return false;
      await manager.query('UPDATE outbox SET recipient_hash = $2 WHERE id = $1', [id, recipientHash]);
      return true;
    });
  }

  async clientAddressOf(leadId: string): Promise<string | null> {
    const [row]: { address: string | null }[] = await this.dataSource.query(
      `SELECT v.personal ->> 'address' AS address
       FROM audit_events e JOIN audit_values v ON v.event_id = e.id
       WHERE e.subject_type = 'lead' AND e.subject_id = $1 AND e.action = 'lead.created'`,
      [leadId],
    );
    return row?.address ?? null;
  }

  /** Adds no row for users who have nothing due, because their digest would only be withheld. */
  async addDigests(day: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO outbox (channel, kind, event, user_id)
       SELECT 'mail', 'digest', 'digest:' || $1, u.id
       FROM users u LEFT JOIN notification_settings s ON s.user_id = u.id
       WHERE u.is_active AND coalesce(s.digest_mail, true) AND EXISTS (
         SELECT FROM leads l
         WHERE l.assigned_to = u.id AND ${listed()}
           AND (l.first_response_at IS NULL AND l.due_soon_at <= now() OR l.follow_up_on <= $1::date AND l.status = ANY ($2::text[]))
         UNION ALL
         SELECT FROM leads l
         WHERE l.assigned_to IS NULL AND ${listed()} AND l.first_response_at IS NULL AND l.due_at < now()
           AND ${canSeeType('l.type')} AND (u.role = 'admin' OR 'canViewAllLeads' = ANY (u.permissions)))
       ON CONFLICT DO NOTHING`,
      [day, [...OPEN_STATUSES]],
    );
  }

  async addTeamMails(day: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO outbox (channel, kind, event, user_id)
       SELECT 'mail', 'team', 'team:' || $1, u.id
       FROM users u JOIN notification_settings s ON s.user_id = u.id
       WHERE u.is_active AND s.team_mail AND (u.role = 'admin' OR 'canViewReports' = ANY (u.permissions))
       ON CONFLICT DO NOTHING`,
      [day],
    );
  }

  /** Also deletes the hashes of recipients, which are needed for only a day. */
  async deleteOld(): Promise<void> {
    await this.dataSource.query(
      `UPDATE outbox SET recipient_hash = NULL
       WHERE recipient_hash IS NOT NULL AND created_at < now() - interval '25 hours'`,
    );
    await this.dataSource.query(`DELETE FROM outbox WHERE created_at < now() - interval '${KEPT_DAYS} days'`);
  }
}
