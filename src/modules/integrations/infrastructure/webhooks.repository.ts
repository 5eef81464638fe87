import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { WEBHOOK_LOCK } from '../../../shared/database/advisory-locks.js';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import type { EventType } from '../domain/event.js';
import { tooManyWebhooks } from '../domain/integration.errors.js';
import {
  type DisabledFor,
  HOURS_SHOWN,
  MAX_WEBHOOKS,
  type Webhook,
  type WebhookContent,
  type WebhookPayload,
  type WebhookTarget,
} from '../domain/webhook.js';

interface WebhookRow {
  readonly id: string;
  readonly url: string;
  readonly types: EventType[];
  readonly lead_types: LeadType[];
  readonly key_id: string;
  readonly key_name: string;
  readonly key_is_usable: boolean;
  readonly payload: WebhookPayload;
  readonly is_paused: boolean;
  readonly disabled_for: DisabledFor | null;
  readonly created_at: Date;
  readonly last_success_at: Date | null;
  readonly failing_since: Date | null;
  readonly missed_since: Date | null;
  readonly former_until: Date | null;
  readonly waiting: number;
  readonly hours: { at: string; sent: number; failed: number }[];
}

const SELECT = `
  SELECT w.id, w.url, w.types, w.lead_types, w.key_id, k.name AS key_name,
    k.revoked_at IS NULL AND coalesce(k.expires_at > now(), TRUE) AS key_is_usable, w.payload, w.is_paused,
    w.disabled_for, w.created_at, w.last_success_at, w.failing_since, w.missed_since,
    CASE WHEN w.former_until > now() THEN w.former_until END AS former_until,
    (SELECT count(*)::int FROM webhook_deliveries d WHERE d.webhook_id = w.id AND d.state = 'waiting') AS waiting,
    ARRAY(
      SELECT jsonb_build_object('at', hour.at, 'sent', count(d.id) FILTER (WHERE d.state = 'sent'),
        'failed', count(d.id) FILTER (WHERE d.state IN ('waiting', 'dead')))
      FROM generate_series(date_trunc('hour', now()) - interval '${HOURS_SHOWN - 1} hours', now(), '1 hour') AS hour (at)
      LEFT JOIN webhook_deliveries d
        ON d.webhook_id = w.id AND d.tried_at >= hour.at AND d.tried_at < hour.at + interval '1 hour'
      GROUP BY hour.at ORDER BY hour.at) AS hours
  FROM webhooks w JOIN api_keys k ON k.id = w.key_id`;

/** The user who changes a webhook. */
export interface WebhookEditor {
  readonly actorId: string | null;
  readonly address: string | null;
}

/** Each change is recorded in the audit trail, without values. */
@Injectable()
export class WebhooksRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {}

  /** Newest first. */
  async list(): Promise<Webhook[]> {
    const rows: WebhookRow[] = await this.dataSource.query(`${SELECT} ORDER BY w.created_at DESC, w.id DESC`);
    return rows.map(webhookFromRow);
  }

  find(id: string): Promise<Webhook | null> {
    return findWebhook(this.dataSource.manager, id);
  }

  /** @throws tooManyWebhooks */
  async add(content: WebhookContent, secret: Buffer, by: WebhookEditor): Promise<Webhook> {
    const id = uuidv7();
    const added = await this.change(id, 'webhook.created', by, async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [WEBHOOK_LOCK]);
      const [row]: { count: number }[] = await manager.query('SELECT count(*)::int AS count FROM webhooks');
      if ((row?.count ?? 0) >= MAX_WEBHOOKS) throw tooManyWebhooks();
      const { url, types, leadTypes, keyId, payload, isPaused } = content;
      await manager.query(
        `INSERT INTO webhooks (id, url, types, lead_types, key_id, payload, is_paused, secret)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [id, url, types, leadTypes, keyId, payload, isPaused, secret],
      );
      return true;
    });
    if (!added) throw new Error('The new webhook was not found.');
    return added;
  }

  /** A new address must be enabled again. Null if there is no such webhook. */
  update(id: string, changes: Partial<WebhookContent>, by: WebhookEditor): Promise<Webhook | null> {
    const { url, types, leadTypes, keyId, payload, isPaused } = changes;
    return this.change(id, 'webhook.updated', by, (manager) =>
      affects(
        manager,
        `UPDATE webhooks SET url = coalesce($2, url), types = coalesce($3, types), lead_types = coalesce($4, lead_types),
           key_id = coalesce($5, key_id), payload = coalesce($6, payload), is_paused = coalesce($7, is_paused),
           disabled_for = CASE WHEN $2 <> url THEN 'new' ELSE disabled_for END,
           retry_at = CASE WHEN $2 <> url THEN NULL ELSE retry_at END,
           failing_since = CASE WHEN $2 <> url OR $7 <> is_paused THEN NULL ELSE failing_since END,
           missed_since = CASE WHEN $2 <> url AND disabled_for IS NULL THEN coalesce(missed_since, queued_until)
             ELSE missed_since END
         WHERE id = $1`,
        [id, url, types, leadTypes, keyId, payload, isPaused],
      ),
    );
  }

  /** Replaces the secret. Messages are signed with the former one, too, for 24 hours. */
  rotate(id: string, secret: Buffer, by: WebhookEditor): Promise<Webhook | null> {
    return this.change(id, 'webhook.rotated', by, (manager) =>
      affects(
        manager,
        `UPDATE webhooks SET former_secret = secret, former_until = now() + interval '24 hours', secret = $2 WHERE id = $1`,
        [id, secret],
      ),
    );
  }

  /**
   * Enables a webhook that is still at this address. If it was disabled, events continue from now; a replay sends those
   * in between. Null if its address has changed.
   */
  enable(id: string, url: string, by: WebhookEditor): Promise<Webhook | null> {
    return this.change(id, 'webhook.enabled', by, (manager) =>
      affects(
        manager,
        `UPDATE webhooks SET disabled_for = NULL, failing_since = NULL, retry_at = NULL,
           queued_until = CASE WHEN disabled_for IS NULL THEN queued_until ELSE clock_timestamp() END
         WHERE id = $1 AND url = $2`,
        [id, url],
      ),
    );
  }

  /** Its deliveries are deleted first. False if there is no such webhook. */
  delete(id: string, by: WebhookEditor): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const isDeleted = await affects(manager, 'DELETE FROM webhooks WHERE id = $1', [id]);
      if (isDeleted) await this.record(manager, id, 'webhook.deleted', by);
      return isDeleted;
    });
  }

  /**
   * Records that a user replayed the events since this time. Without it, a single delivery was sent again. Events that
   * the webhook missed after it are still missed.
   */
  async noteReplay(id: string, since: Date | null, by: WebhookEditor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (since)
        await manager.query('UPDATE webhooks SET missed_since = NULL WHERE id = $1 AND missed_since >= $2', [
          id,
          since,
        ]);
      await this.record(manager, id, 'webhook.replayed', by);
    });
  }

  /**
   * Stops sending to this address, and reports it as an event. False if it is disabled already or has another address.
   * The caller gives up its deliveries.
   */
  disable(id: string, url: string, disabledFor: DisabledFor): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const isDisabled = await affects(
        manager,
        `UPDATE webhooks SET disabled_for = $3, missed_since = least(missed_since, queued_until, (
           SELECT min(d.event_at) FROM webhook_deliveries d WHERE d.webhook_id = $1 AND d.state = 'waiting'))
         WHERE id = $1 AND url = $2 AND disabled_for IS NULL`,
        [id, url, disabledFor],
      );
      if (!isDisabled) return false;
      await manager.query(`INSERT INTO events (type, webhook_id) VALUES ('endpoint.disabled', $1)`, [id]);
      await this.record(manager, id, 'webhook.disabled', { actorId: null, address: null });
      return true;
    });
  }

  async target(id: string): Promise<WebhookTarget | null> {
    const [row]: (Omit<WebhookTarget, 'secrets'> & { secret: Buffer; former: Buffer | null })[] =
      await this.dataSource.query(
        `SELECT id, url, key_id AS "keyId", payload, secret, CASE WHEN former_until > now() THEN former_secret END AS former
         FROM webhooks WHERE id = $1`,
        [id],
      );
    if (!row) return null;
    const { secret, former, ...target } = row;
    return { ...target, secrets: former ? [secret, former] : [secret] };
  }

  private async change(
    id: string,
    action: string,
    by: WebhookEditor,
    write: (manager: EntityManager) => Promise<boolean>,
  ): Promise<Webhook | null> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await write(manager))) return null;
      await this.record(manager, id, action, by);
      return findWebhook(manager, id);
    });
  }

  private record(manager: EntityManager, id: string, action: string, by: WebhookEditor): Promise<void> {
    return this.audit.within(manager)([{ ...by, action, subjectType: 'webhook', subjectId: id }]);
  }
}

async function affects(manager: EntityManager, statement: string, values: unknown[]): Promise<boolean> {
  const [, affected]: [unknown, number] = await manager.query(statement, values);
  return affected > 0;
}

async function findWebhook(manager: EntityManager, id: string): Promise<Webhook | null> {
  const [row]: WebhookRow[] = await manager.query(`${SELECT} WHERE w.id = $1`, [id]);
  return row ? webhookFromRow(row) : null;
}

function webhookFromRow(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    types: row.types,
    leadTypes: row.lead_types,
    key: { id: row.key_id, name: row.key_name, isUsable: row.key_is_usable },
    payload: row.payload,
    state: row.disabled_for ?? (row.is_paused ? 'paused' : 'enabled'),
    isPaused: row.is_paused,
    createdAt: row.created_at,
    lastSuccessAt: row.last_success_at,
    failingSince: row.failing_since,
    missedSince: row.missed_since,
    formerSecretUntil: row.former_until,
    waiting: row.waiting,
    hours: row.hours.map(({ at, sent, failed }) => ({ at: new Date(at), sent, failed })),
  };
}
