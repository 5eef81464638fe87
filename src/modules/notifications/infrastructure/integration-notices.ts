import { Inject, Injectable } from '@nestjs/common';
import { channelsOf, ENV, type Env } from '../../../config/env.js';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import type { AuditEvent } from '../../../shared/domain/audit-trail.js';
import { publish } from './notices.sql.js';

/** SQL condition: the user manages API keys and webhooks. */
const MANAGES = `u.is_active AND (u.role = 'admin' OR 'canManageIntegrations' = ANY (u.permissions))`;

/** Notifies all users who manage keys, except the user `$2`, about the keys that the user `$1` created. */
const CREATORS_LEFT = `
  WITH notified AS (
    INSERT INTO notifications (user_id, kind, key_id, actor_id, event)
    SELECT u.id, 'key_creator_left', k.id, $2::uuid, 'key_creator_left:' || k.id
    FROM api_keys k
    JOIN users u ON ${MANAGES}
    WHERE k.created_by = $1 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())
      AND u.id <> k.created_by
      AND u.id IS DISTINCT FROM $2::uuid
    ON CONFLICT (user_id, event) DO UPDATE SET read_at = NULL, created_at = now()
    RETURNING user_id
  ) ${publish('notified')}`;

/** Notifies all users who manage webhooks, by bell and email, that the webhook `$1` was disabled. */
const webhookDisabled = (hasMail: boolean): string => `
  WITH notified AS (
    INSERT INTO notifications (user_id, kind, webhook_id, event)
    SELECT u.id, 'webhook_disabled', $1::uuid, 'webhook_disabled:' || $1::uuid || ':' || extract(epoch FROM now())::bigint
    FROM users u WHERE ${MANAGES}
    ON CONFLICT DO NOTHING
    RETURNING user_id, event
  ) ${
    hasMail
      ? `, mails AS (
    INSERT INTO outbox (channel, kind, event, user_id)
    SELECT 'mail', 'webhook_disabled', event, user_id FROM notified
    ON CONFLICT DO NOTHING
  )`
      : ''
  } ${publish('notified')}`;

/**
 * Creates notifications in the transaction in which a user who created API keys is deactivated or deleted, or a webhook
 * is disabled.
 */
@Injectable()
export class IntegrationNotices {
  constructor(audit: PostgresAuditTrail, @Inject(ENV) env: Env) {
    const disabled = webhookDisabled(channelsOf(env).includes('mail'));
    audit.onRecorded(async (manager, events) => {
      for (const { actorId = null, subjectId, action } of events) {
        if (leaves(action)) await manager.query(CREATORS_LEFT, [subjectId, actorId]);
        if (action === 'webhook.disabled') await manager.query(disabled, [subjectId]);
      }
    });
  }
}

function leaves(action: AuditEvent['action']): boolean {
  return action === 'user.deactivated' || action === 'user.deleted';
}
