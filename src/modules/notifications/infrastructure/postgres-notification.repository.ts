import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { channelsOf, ENV, type Env } from '../../../config/env.js';
import { formatRequest } from '../../../lead-types/format-request.js';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { placeOf } from '../../../lead-types/places.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { FOLLOW_UP_DUE, listed, scopeCondition } from '../../leads/sql/lead-conditions.js';
import { userRefFromColumns } from '../../leads/sql/lead-row.js';
import {
  KEPT_DAYS,
  type Notification,
  type NotificationKind,
  type NotificationPage,
  NotificationRepository,
  type NotifiedUser,
} from '../domain/notification.js';
import { type ChannelNames, messagesFor, publish } from './notices.sql.js';

const PUBLISHED_AT_ONCE = 500;
/** Older follow-ups are not notified again. */
const FOLLOW_UP_DAYS = 7;
/** Without a time of day, a follow-up is due when working hours begin. */
const FOLLOW_UP_TIME = `coalesce(f.due_at, (f.due_on + time '9:00') AT TIME ZONE 'Asia/Kolkata')`;

interface NotificationRow {
  id: string;
  kind: NotificationKind;
  created_at: Date;
  read_at: Date | null;
  actor_id: string | null;
  actor_name: string | null;
  key_id: string | null;
  key_name: string | null;
  webhook_id: string | null;
  webhook_host: string;
  lead_id: string | null;
  reference: string;
  type: LeadType;
  full_name: string | null;
  village: string | null;
  city: string | null;
  district: string | null;
  state: string | null;
  details: Record<string, unknown>;
}

@Injectable()
export class PostgresNotificationRepository extends NotificationRepository {
  private readonly channels: ChannelNames;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENV) env: Env,
  ) {
    super();
    this.channels = channelsOf(env);
  }

  async list(
    user: NotifiedUser,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ): Promise<NotificationPage> {
    const counted = new SqlParameters();
    const [counts]: { total: number; unread: number }[] = await this.dataSource.query(
      `SELECT count(*)::int AS total, (count(*) FILTER (WHERE n.read_at IS NULL))::int AS unread
       FROM ${ownNotifications(user, counted)}`,
      counted.values,
    );
    const { total = 0, unread = 0 } = counts ?? {};
    if (offset >= total) return { notifications: [], total, unread };
    const parameters = new SqlParameters();
    const rows: NotificationRow[] = await this.dataSource.query(
      `SELECT n.id, n.kind, n.created_at, n.read_at, n.actor_id, a.name AS actor_name,
         k.id AS key_id, k.name AS key_name,
         w.id AS webhook_id, split_part(w.url, '/', 3) AS webhook_host, l.id AS lead_id, l.reference, l.type, l.full_name, l.village, l.city, l.district, l.state, l.details
       FROM ${ownNotifications(user, parameters, 'LEFT JOIN actors a ON a.id = n.actor_id')}
       ORDER BY n.created_at DESC, n.id DESC
       LIMIT ${parameters.add(limit)} OFFSET ${parameters.add(offset)}`,
      parameters.values,
    );
    return { notifications: rows.map(notificationFromRow), total, unread };
  }

  async markRead(userId: string, ids: readonly string[] | null): Promise<void> {
    await this.dataSource.query(
      `WITH read AS (
         UPDATE notifications SET read_at = now()
         WHERE user_id = $1 AND read_at IS NULL AND ($2::uuid[] IS NULL OR id = ANY($2::uuid[]))
         RETURNING user_id
       ) ${publish('read')}`,
      [userId, ids],
    );
  }

  async publishNew(): Promise<void> {
    await this.dataSource.query(
      `WITH due AS (
         SELECT id FROM notifications WHERE NOT is_published ORDER BY id LIMIT ${PUBLISHED_AT_ONCE} FOR UPDATE SKIP LOCKED
       ), published AS (
         UPDATE notifications n SET is_published = true FROM due WHERE n.id = due.id RETURNING n.user_id
       ) ${publish('published')}`,
    );
  }

  async addDue(): Promise<void> {
    await this.dataSource.query(
      `WITH due AS (
         SELECT l.assigned_to AS user_id, 'due_soon' AS kind, l.id AS lead_id, 'due_soon:' || l.id AS event
         FROM leads l
         WHERE l.first_response_at IS NULL AND l.due_at >= now() AND l.due_soon_at <= now()
           AND l.assigned_to IS NOT NULL AND ${listed()}
         UNION ALL
         SELECT l.assigned_to, 'follow_up', l.id, 'follow_up:' || f.id || ':' || extract(epoch FROM ${FOLLOW_UP_TIME})::bigint
         FROM leads l JOIN lead_follow_ups f ON f.lead_id = l.id
         WHERE ${FOLLOW_UP_DUE} AND l.assigned_to IS NOT NULL AND ${listed()}
           AND f.done_at IS NULL AND f.cancelled_at IS NULL
           AND ${FOLLOW_UP_TIME} BETWEEN now() - interval '${FOLLOW_UP_DAYS} days' AND now()
       ), added AS (
         INSERT INTO notifications (user_id, kind, lead_id, event)
         SELECT user_id, kind, lead_id, event FROM due
         WHERE NOT EXISTS (SELECT FROM notifications n WHERE n.user_id = due.user_id AND n.event = due.event)
         ORDER BY user_id, event
         ON CONFLICT DO NOTHING
         RETURNING user_id, kind, lead_id, event, change_id
       )${messagesFor('added', this.channels)} ${publish('added')}`,
    );
  }

  async deleteOld(): Promise<void> {
    await this.dataSource.query(`DELETE FROM notifications WHERE created_at < now() - interval '${KEPT_DAYS} days'`);
  }
}

/**
 * One user's notifications (`n`), joined with their leads (`l`), keys (`k`) and webhooks (`w`). Leaves out leads that
 * the user cannot see or that were reassigned, promise notifications for leads that have already had a first response,
 * and revoked keys.
 */
function ownNotifications(
  { id, scope, managesIntegrations }: NotifiedUser,
  parameters: SqlParameters,
  join = '',
): string {
  const user = parameters.add(id);
  return `notifications n
    LEFT JOIN leads l ON l.id = n.lead_id
    LEFT JOIN leads e ON e.id = n.earlier_lead_id
    LEFT JOIN api_keys k ON k.id = n.key_id
    LEFT JOIN webhooks w ON w.id = n.webhook_id
    ${join}
    WHERE n.user_id = ${user}::uuid AND CASE
      WHEN n.lead_id IS NULL THEN ${managesIntegrations} AND k.revoked_at IS NULL
      ELSE l.id IS NOT NULL AND ${listed()} AND l.erased_at IS NULL AND ${scopeCondition(scope, parameters)}
      AND CASE WHEN n.kind = 'wrote_again' THEN e.assigned_to = ${user}::uuid AND ${listed('e')}
        ELSE l.assigned_to = ${user}::uuid END
      AND (n.kind <> 'due_soon' OR l.first_response_at IS NULL) END`;
}

function notificationFromRow(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    createdAt: row.created_at,
    readAt: row.read_at,
    actor: userRefFromColumns(row.actor_id, row.actor_name),
    key: userRefFromColumns(row.key_id, row.key_name),
    webhook: row.webhook_id === null ? null : { id: row.webhook_id, host: row.webhook_host },
    lead:
      row.lead_id === null
        ? null
        : {
            id: row.lead_id,
            reference: row.reference,
            type: row.type,
            name: row.full_name,
            place: placeOf(row) || null,
            words: formatRequest(row.type, row.details),
          },
  };
}
