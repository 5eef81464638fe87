import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OPEN_STATUSES } from '../../../lead-types/open-statuses.js';
import { listed } from '../../leads/infrastructure/lead-conditions.js';
import {
  HANDED_OVER_AT_ONCE,
  type OutboxMessage,
  OutboxRepository,
  type Outcome,
} from '../domain/outbox.repository.js';

/** The library gives up after so many tries, which is years: a message expires long before. */
const MAX_TRIES = 10_000;
const KEPT_DAYS = 30;
/** Many times what a delivery can take; the library itself waits for four hours. */
const ABANDONED_AFTER = '2 minutes';
/** Any number of our own: two acknowledgements to one address are judged one after the other. */
const ACKNOWLEDGEMENT_LOCK = 7_202_518;

/** Tasks of the job queue: a mail by its id, a push by its id and the device's. */
export const MAIL_TASK = 'deliver';
export const PUSH_TASK = 'push';
/** Half of what one process sends at once: a push service that does not answer leaves the other half to the others. */
export const PUSHES_AT_ONCE_TO_A_SERVICE = 6;
/** Behind all that is new. */
const RETRIED_PRIORITY = 10;

/**
 * The jobs of a queue run one after the other. Each push service has this many queues, and a device always uses the same one. The
 * last three labels of a host name its service, because browsers use many hosts of one.
 */
const PUSH_QUEUE = `'push:' || hashtext(coalesce(substring(split_part(d.endpoint, '/', 3) from '[^.]+\\.[^.]+\\.[^.]+$'),
  split_part(d.endpoint, '/', 3))) || ':' || abs(hashtext(d.id::text) % ${PUSHES_AT_ONCE_TO_A_SERVICE})`;
const IS_RETRIED = 'attempts > 0 AND locked_at IS NULL AND run_at > now()';

@Injectable()
export class PostgresOutboxRepository extends OutboxRepository {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async enqueueNew(): Promise<number> {
    const [handedOver]: { messages: number }[] = await this.dataSource.query(
      `WITH due AS (
         SELECT id FROM outbox WHERE queued_at IS NULL ORDER BY user_id IS NULL, id LIMIT ${HANDED_OVER_AT_ONCE}
         FOR UPDATE SKIP LOCKED
       ), queued AS (
         UPDATE outbox o SET queued_at = now(), done_at = CASE channel WHEN 'push' THEN now() END,
           outcome = CASE channel WHEN 'push' THEN 'handed_over' END
         FROM due WHERE o.id = due.id RETURNING o.id, o.channel, o.user_id
       ), mails AS (
         SELECT (graphile_worker.add_job('${MAIL_TASK}', json_build_object('id', id), max_attempts => ${MAX_TRIES})).id
         FROM queued WHERE channel = 'mail'
       ), pushes AS (
         SELECT (graphile_worker.add_job('${PUSH_TASK}', json_build_object('id', q.id, 'device', d.id),
           queue_name => ${PUSH_QUEUE}, job_key => 'push:' || d.id || ':' || q.id, max_attempts => ${MAX_TRIES})).id
         FROM queued q JOIN push_subscriptions d ON d.user_id = q.user_id WHERE q.channel = 'push'
       )
       SELECT (SELECT count(*) FROM queued)::int AS messages,
         (SELECT count(id) FROM mails) + (SELECT count(id) FROM pushes) AS jobs`,
    );
    return handedOver?.messages ?? 0;
  }

  async find(id: string): Promise<OutboxMessage | null> {
    const [message]: OutboxMessage[] = await this.dataSource.query(
      `SELECT o.id, o.channel, o.kind, o.user_id AS "userId", o.created_at AS "createdAt",
         o.done_at IS NOT NULL AS "isDone",
         CASE WHEN o.lead_id IS NOT NULL THEN ARRAY[o.lead_id] ELSE ARRAY(
           SELECT n.lead_id FROM notifications n
           WHERE n.user_id = o.user_id AND n.kind = o.kind AND n.change_id = split_part(o.event, ':change:', 2)
           ORDER BY n.id) END AS "leadIds"
       FROM outbox o WHERE o.id = $1`,
      [id],
    );
    return message ?? null;
  }

  async handBack(id: string): Promise<void> {
    await this.dataSource.query('UPDATE outbox SET queued_at = NULL WHERE id = $1 AND done_at IS NULL', [id]);
  }

  async settle(id: string, outcome: Outcome): Promise<void> {
    await this.dataSource.query('UPDATE outbox SET done_at = now(), outcome = $2 WHERE id = $1', [id, outcome]);
  }

  async recipientHolder(
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
      if ((await this.recipientHolder(id, recipientHash, manager)) === 'other') return false;
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

  /** Who has nothing due gets no row: it would only be withheld. */
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
           AND (u.role = 'admin' OR 'canViewAllLeads' = ANY (u.permissions) AND l.type = ANY (u.lead_types)))
       ON CONFLICT DO NOTHING`,
      [day, [...OPEN_STATUSES]],
    );
  }

  async retryMails(): Promise<void> {
    await this.dataSource.query(
      `SELECT graphile_worker.reschedule_jobs(ARRAY(
         SELECT id FROM graphile_worker.jobs WHERE task_identifier = '${MAIL_TASK}' AND ${IS_RETRIED}
       ), run_at => now(), priority => ${RETRIED_PRIORITY})`,
    );
  }

  async retryDevice(deviceId: string): Promise<void> {
    await this.dataSource.query(
      `SELECT graphile_worker.reschedule_jobs(ARRAY(
         SELECT id FROM graphile_worker.jobs WHERE key LIKE 'push:' || $1 || ':%' AND ${IS_RETRIED}
       ), run_at => now())`,
      [deviceId],
    );
  }

  async releaseAbandoned(): Promise<void> {
    await this.dataSource.query(
      `SELECT graphile_worker.force_unlock_workers(array_agg(locked_by)) FROM graphile_worker.jobs
       WHERE locked_at < now() - interval '${ABANDONED_AFTER}' HAVING count(*) > 0`,
    );
  }

  /** The hash of an address is needed for a day. */
  async deleteOld(): Promise<void> {
    await this.dataSource.query(
      `UPDATE outbox SET recipient_hash = NULL
       WHERE recipient_hash IS NOT NULL AND created_at < now() - interval '25 hours'`,
    );
    await this.dataSource.query(`DELETE FROM outbox WHERE created_at < now() - interval '${KEPT_DAYS} days'`);
  }
}
