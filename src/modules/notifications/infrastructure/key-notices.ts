import { Injectable } from '@nestjs/common';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import type { AuditEvent } from '../../../shared/domain/audit-trail.js';
import { publish } from './notices.sql.js';

/** Notifies all users who manage keys, except the user `$2`, about the keys that the user `$1` created. */
const CREATORS_LEFT = `
  WITH notified AS (
    INSERT INTO notifications (user_id, kind, key_id, actor_id, event)
    SELECT u.id, 'key_creator_left', k.id, $2::uuid, 'key_creator_left:' || k.id
    FROM api_keys k
    JOIN users u ON u.is_active AND (u.role = 'admin' OR 'canManageIntegrations' = ANY (u.permissions))
    WHERE k.created_by = $1 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())
      AND u.id <> k.created_by
      AND u.id IS DISTINCT FROM $2::uuid
    ON CONFLICT (user_id, event) DO UPDATE SET read_at = NULL, created_at = now()
    RETURNING user_id
  ) ${publish('notified')}`;

/** Creates notifications in the transaction in which a user who created API keys is deactivated or deleted. */
@Injectable()
export class KeyNotices {
  constructor(audit: PostgresAuditTrail) {
    audit.onRecorded(async (manager, events) => {
      for (const { actorId = null, subjectId } of events.filter(leaves)) {
        await manager.query(CREATORS_LEFT, [subjectId, actorId]);
      }
    });
  }
}

function leaves({ action }: AuditEvent): boolean {
  return action === 'user.deactivated' || action === 'user.deleted';
}
