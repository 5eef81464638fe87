import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inParts, ROWS_AT_ONCE } from '../../../shared/database/in-parts.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { COMMITTED_UNTIL, momentOf } from '../../leads/sql/committed-until.js';
import { EVENTS_KEPT_DAYS } from '../domain/event.js';
import { type Delivery, type DeliveryState, DISABLED_AFTER_DAYS } from '../domain/webhook.js';

/** Longer than a try usually takes. A delivery that a killed process took is due again after it. */
const LEASE = '30 seconds';
const QUEUED_AT_ONCE = 2_000;
/** A delivery that fails holds back the later ones of its lead for this time. */
const HELD_BACK = '1 hour';
/** More frequent successes do not write the row of their webhook. */
const SUCCESS_NOTED_EVERY = '10 seconds';

export interface TakenDelivery {
  readonly id: string;
  readonly eventId: string;
  readonly tries: number;
}

/** The result of one try. `status` is null without a response. */
export interface Attempt {
  readonly host: string;
  readonly status: number | null;
  readonly milliseconds: number;
}

/** The position after which older deliveries are listed: the last one of the previous page. */
export interface DeliveryPage {
  readonly state?: DeliveryState | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

const LISTED = `d.id, d.event_id AS "eventId", e.type AS "eventType", d.lead_id AS "leadId", d.state,
  d.created_at AS "createdAt", d.tries, d.tried_at AS "triedAt",
  CASE WHEN d.state = 'waiting' THEN d.next_try_at END AS "nextTryAt", d.host, d.status, d.milliseconds`;

/** The queue of messages to webhooks: events that are committed, once per webhook. */
@Injectable()
export class WebhookDeliveriesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the webhooks that are enabled or paused, and whether they can be called now. */
  enabled(): Promise<{ id: string; isCallable: boolean }[]> {
    return this.dataSource.query(
      `SELECT id, NOT is_paused AND coalesce(retry_at <= now(), TRUE) AS "isCallable"
       FROM webhooks WHERE disabled_for IS NULL`,
    );
  }

  /** Queues new events of a webhook, unless another process does so. Returns whether more may be left. */
  queueNew(id: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const [webhook]: { from: string }[] = await manager.query(
        `SELECT (extract(epoch FROM queued_until) * 1000000)::bigint AS "from" FROM webhooks
         WHERE id = $1 AND disabled_for IS NULL FOR NO KEY UPDATE SKIP LOCKED`,
        [id],
      );
      if (!webhook) return false;
      const [committed]: { micros: string }[] = await manager.query(COMMITTED_UNTIL);
      const until = committed?.micros ?? '0';
      if (BigInt(until) <= BigInt(webhook.from)) return false;
      const [queued]: { count: number; last: string | null }[] = await manager.query(
        `WITH next AS (
           SELECT e.id, e.at, e.lead_id FROM events e JOIN webhooks w ON w.id = $1
           WHERE e.at >= w.queued_until AND e.at < ${momentOf('$2')} AND ${IS_WANTED}
           ORDER BY e.at, e.id LIMIT ${QUEUED_AT_ONCE}
         ), added AS (
           INSERT INTO webhook_deliveries (webhook_id, event_id, event_at, lead_id)
           SELECT $1, id, at, lead_id FROM next
           ON CONFLICT DO NOTHING
         )
         SELECT count(*)::int AS count, (extract(epoch FROM max(at)) * 1000000)::bigint AS last FROM next`,
        [id, until],
      );
      const count = queued?.count ?? 0;
      const isMore = count === QUEUED_AT_ONCE;
      // Events of the last moment can follow in the next page. They are queued once, because of the constraint.
      const reached = isMore ? (queued?.last ?? until) : until;
      if (count > 0 || BigInt(until) - BigInt(webhook.from) > 60_000_000n) {
        await manager.query(`UPDATE webhooks SET queued_until = ${momentOf('$2')} WHERE id = $1`, [id, reached]);
      }
      return isMore;
    });
  }

  /**
   * Takes deliveries that are due, at most one per lead, and none whose lead has an earlier one that is still waiting,
   * unless that one has failed for an hour.
   */
  async take(webhookId: string, limit: number): Promise<TakenDelivery[]> {
    const [taken]: [TakenDelivery[]] = await this.dataSource.query(
      `UPDATE webhook_deliveries d SET taken_until = now() + interval '${LEASE}', tries = d.tries + 1
       FROM (
         SELECT d.id FROM webhook_deliveries d
         JOIN webhooks w ON w.id = d.webhook_id
           AND w.disabled_for IS NULL AND NOT w.is_paused AND coalesce(w.retry_at <= now(), TRUE)
         WHERE d.webhook_id = $1 AND d.state = 'waiting' AND d.next_try_at <= now()
           AND coalesce(d.taken_until <= now(), TRUE)
           AND NOT EXISTS (
             SELECT FROM webhook_deliveries e
             WHERE e.webhook_id = d.webhook_id AND e.lead_id = d.lead_id AND e.state = 'waiting'
               AND (e.event_at, e.event_id) < (d.event_at, d.event_id)
               AND (coalesce(e.first_failed_at > now() - interval '${HELD_BACK}', TRUE) OR e.taken_until > now()))
         ORDER BY d.next_try_at, d.event_at, d.event_id LIMIT $2 FOR UPDATE OF d SKIP LOCKED
       ) AS due
       WHERE d.id = due.id
       RETURNING d.id, d.event_id AS "eventId", d.tries`,
      [webhookId, limit],
    );
    return taken;
  }

  async settleSent(webhookId: string, id: string, { host, status, milliseconds }: Attempt): Promise<void> {
    await this.dataSource.query(
      `UPDATE webhook_deliveries
       SET state = 'sent', taken_until = NULL, tried_at = now(), host = $2, status = $3, milliseconds = $4
       WHERE id = $1`,
      [id, host, status, milliseconds],
    );
    // A statement of its own, because disabling and deleting lock the webhook before its deliveries.
    await this.dataSource.query(
      `UPDATE webhooks SET last_success_at = now(), failing_since = NULL
       WHERE id = $1 AND (failing_since IS NOT NULL
         OR coalesce(last_success_at < now() - interval '${SUCCESS_NOTED_EVERY}', TRUE))`,
      [webhookId],
    );
  }

  async settleWithheld(id: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE webhook_deliveries SET state = 'withheld', taken_until = NULL, tried_at = now(),
         host = NULL, status = NULL, milliseconds = NULL
       WHERE id = $1`,
      [id],
    );
  }

  /**
   * @param pauseMs - Until the next try; null if this was the last one
   * @param webhookPauseMs - How long the receiver wants no calls at all; null if it did not say so
   * @returns whether nothing was accepted for so long that the webhook must be disabled
   */
  async settleFailed(
    webhookId: string,
    id: string,
    { host, status, milliseconds }: Attempt,
    pauseMs: number | null,
    webhookPauseMs: number | null,
  ): Promise<boolean> {
    const [row]: { is_over: boolean }[] = await this.dataSource.query(
      `WITH failed AS (
         UPDATE webhook_deliveries
         SET state = CASE WHEN $6::float8 IS NULL THEN 'dead' ELSE state END, taken_until = NULL, tried_at = now(),
           first_failed_at = coalesce(first_failed_at, now()), host = $3, status = $4, milliseconds = $5,
           next_try_at = now() + interval '1 millisecond' * coalesce($6::float8, 0)
         WHERE id = $2 AND state = 'waiting'
       ), held AS (
         -- The later events of the lead need not be looked at before.
         UPDATE webhook_deliveries later
         SET next_try_at = least(now() + interval '1 millisecond' * $6::float8,
           coalesce(d.first_failed_at, now()) + interval '${HELD_BACK}')
         FROM webhook_deliveries d
         WHERE d.id = $2 AND $6::float8 IS NOT NULL AND later.webhook_id = d.webhook_id AND later.lead_id = d.lead_id
           AND later.state = 'waiting' AND later.taken_until IS NULL AND later.next_try_at <= now()
           AND (later.event_at, later.event_id) > (d.event_at, d.event_id)
       ), failing AS (
         UPDATE webhooks SET failing_since = coalesce(failing_since, now()),
           retry_at = CASE WHEN $7::float8 IS NULL THEN retry_at ELSE now() + interval '1 millisecond' * $7::float8 END
         WHERE id = $1 AND (failing_since IS NULL OR $7::float8 IS NOT NULL)
       )
       SELECT coalesce(failing_since < now() - interval '${DISABLED_AFTER_DAYS} days', FALSE) AS is_over
       FROM webhooks WHERE id = $1`,
      [webhookId, id, host, status, milliseconds, pauseMs, webhookPauseMs],
    );
    return row?.is_over ?? false;
  }

  /** Those of the newest events first. */
  async list(webhookId: string, { state, before, limit }: DeliveryPage): Promise<Delivery[]> {
    const parameters = new SqlParameters();
    const conditions = [`d.webhook_id = ${parameters.add(webhookId)}`];
    if (state) conditions.push(`d.state = ${parameters.add(state)}`);
    if (before) {
      conditions.push(`(d.event_at, d.event_id) < (
        SELECT event_at, event_id FROM webhook_deliveries WHERE webhook_id = $1 AND id = ${parameters.add(before)}::uuid)`);
    }
    return this.dataSource.query(
      `SELECT ${LISTED} FROM webhook_deliveries d LEFT JOIN events e ON e.id = d.event_id
       WHERE ${conditions.join(' AND ')} ORDER BY d.event_at DESC, d.event_id DESC LIMIT ${limit}`,
      parameters.values,
    );
  }

  /** Makes a delivery due now, with all its tries, unless it is being sent. Null if there is no such delivery. */
  async retry(webhookId: string, id: string): Promise<Delivery | null> {
    await this.dataSource.query(
      `UPDATE webhook_deliveries d SET ${AGAIN} FROM webhooks w
       WHERE d.webhook_id = $1 AND d.id = $2 AND coalesce(d.taken_until <= now(), TRUE)
         AND w.id = d.webhook_id AND w.disabled_for IS NULL`,
      [webhookId, id],
    );
    const [delivery]: Delivery[] = await this.dataSource.query(
      `SELECT ${LISTED} FROM webhook_deliveries d LEFT JOIN events e ON e.id = d.event_id
       WHERE d.webhook_id = $1 AND d.id = $2`,
      [webhookId, id],
    );
    return delivery ?? null;
  }

  /** Queues the events since this time again, also those that were sent. Returns how many. */
  async replay(webhookId: string, since: Date): Promise<number> {
    let from = { at: since.toISOString(), id: '00000000-0000-0000-0000-000000000000' };
    let queued = 0;
    await inParts(async () => {
      const [part]: { read: number; queued: number; at: string; id: string }[] = await this.dataSource.query(
        `WITH next AS (
           SELECT e.id, e.at, e.lead_id FROM events e JOIN webhooks w ON w.id = $1 AND w.disabled_for IS NULL
           WHERE (e.at, e.id) > ($2::timestamptz, $3::uuid) AND e.at < w.queued_until AND ${IS_WANTED}
           ORDER BY e.at, e.id LIMIT ${ROWS_AT_ONCE}
         ), again AS (
           INSERT INTO webhook_deliveries (webhook_id, event_id, event_at, lead_id)
           SELECT $1, id, at, lead_id FROM next
           ON CONFLICT ON CONSTRAINT webhook_deliveries_once DO UPDATE SET ${AGAIN}
           WHERE webhook_deliveries.state <> 'waiting'
           RETURNING id
         ), last AS (SELECT at, id FROM next ORDER BY at DESC, id DESC LIMIT 1)
         SELECT (SELECT count(*)::int FROM next) AS read, (SELECT count(*)::int FROM again) AS queued,
           (SELECT at::text FROM last) AS at, (SELECT id FROM last) AS id`,
        [webhookId, from.at, from.id],
      );
      queued += part?.queued ?? 0;
      if (part && part.read > 0) from = { at: part.at, id: part.id };
      return part?.read ?? 0;
    });
    return queued;
  }

  /** Deliveries of a webhook that was disabled are not sent when it is enabled again, unless they are replayed. */
  async giveUp(webhookId: string): Promise<void> {
    await this.inParts(
      `UPDATE webhook_deliveries SET state = 'dead', taken_until = NULL`,
      `webhook_id = $1 AND state = 'waiting'`,
      [webhookId],
    );
  }

  async deleteAll(webhookId: string): Promise<void> {
    await this.inParts('DELETE FROM webhook_deliveries', 'webhook_id = $1', [webhookId]);
  }

  async deleteOld(): Promise<void> {
    await this.inParts(
      'DELETE FROM webhook_deliveries',
      `created_at < now() - interval '${EVENTS_KEPT_DAYS} days'`,
      [],
    );
  }

  private async inParts(write: string, condition: string, values: unknown[]): Promise<void> {
    await inParts(async () => {
      const [, affected]: [unknown, number] = await this.dataSource.query(
        `${write} WHERE id IN (SELECT id FROM webhook_deliveries WHERE ${condition} LIMIT ${ROWS_AT_ONCE})`,
        values,
      );
      return affected;
    });
  }
}

/** SET entries: a settled delivery waits again. */
const AGAIN = `state = 'waiting', tries = 0, first_failed_at = NULL, next_try_at = now(), taken_until = NULL,
  tried_at = NULL, host = NULL, status = NULL, milliseconds = NULL`;

/** SQL condition: the webhook `w` wants the event `e`. Its key is checked when the event is sent. */
const IS_WANTED = `e.type = ANY(w.types)
  AND (e.lead_type IS NULL OR e.lead_type = ANY(w.lead_types) OR e.before ->> 'type' = ANY(w.lead_types))`;
