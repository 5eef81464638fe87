/**
 * SQL that decides who is notified about what, and by which channel. It runs in the statement or transaction that
 * stores the event, so notifications (the bell) and outbox messages (email, push) are committed together with it.
 * Permissions are checked again when a notification is read and when a message is sent.
 */
import { isOpen } from '../../leads/sql/lead-conditions.js';

export type ChannelNames = readonly ('mail' | 'push')[];

/** The module `live` listens to it. */
const LIVE_CHANNEL = 'live';
/** A NOTIFY payload is limited to 8,000 bytes. */
const PEOPLE_IN_PAYLOAD = 150;

/** SQL: updates the open windows of every user in `notifications`, a table with `user_id`. */
export const publish = (notifications: string): string => `
  SELECT pg_notify('${LIVE_CHANNEL}', jsonb_build_object('told', jsonb_agg(user_id))::text)
  FROM (SELECT user_id, row_number() OVER () / ${PEOPLE_IN_PAYLOAD} AS lot
        FROM (SELECT DISTINCT user_id FROM ${notifications}) AS one) AS lots
  GROUP BY lot`;

const NOTIFICATION = 'user_id, kind, lead_id, event, change_id';

const insertNotifications = (columns: string, select: string): string =>
  `INSERT INTO notifications (${columns}) ${select} ON CONFLICT DO NOTHING RETURNING ${NOTIFICATION}`;

/** SQL: inserts messages, at most one per channel, event, user and device. */
const insertMessages = (selects: readonly string[]): string =>
  `INSERT INTO outbox (channel, kind, event, user_id, lead_id, device_id) ${selects.join(' UNION ALL ')} ON CONFLICT DO NOTHING`;

/** Part of a WITH list: inserts the messages. Empty without `selects`. */
const messagesPart = (name: string, selects: readonly string[]): string =>
  selects.length === 0 ? '' : `, ${name} AS (${insertMessages(selects)})`;

/**
 * Part of a WITH list: the messages for new notifications. An assigned lead causes an email, and every notification
 * causes a push to each device, unless the user has turned them off. A bulk change causes one message for each user.
 */
export function messagesFor(notifications: string, channels: ChannelNames): string {
  const event = `coalesce(n.kind || ':change:' || n.change_id, n.event)`;
  const lead = 'CASE WHEN n.change_id IS NULL THEN n.lead_id END';
  const mails = `
    SELECT DISTINCT 'mail', n.kind, ${event}, n.user_id, ${lead}, NULL::uuid
    FROM ${notifications} n LEFT JOIN notification_settings s ON s.user_id = n.user_id
    WHERE n.kind = 'assigned' AND coalesce(s.assigned_mail, TRUE)`;
  const pushes = `
    SELECT DISTINCT 'push', n.kind, ${event}, n.user_id, ${lead}, d.id
    FROM ${notifications} n JOIN push_subscriptions d ON d.user_id = n.user_id
    LEFT JOIN notification_settings s ON s.user_id = n.user_id
    WHERE coalesce(s.push, TRUE)`;
  return messagesPart('messages', [
    ...(channels.includes('mail') ? [mails] : []),
    ...(channels.includes('push') ? [pushes] : []),
  ]);
}

/**
 * Messages about new unassigned leads, for users who watch the type. A user gets none for a lead that they entered.
 * @param leads - A table with `id`, `type`, `assigned_to`, `quarantined`, `is_announced` and `actor_id`
 */
function newLeadSelects(leads: string, channels: ChannelNames): string[] {
  const watching = `FROM ${leads} n JOIN notification_settings s ON n.type = ANY (s.watched_types)`;
  const isNews =
    'n.assigned_to IS NULL AND NOT n.quarantined AND n.is_announced AND n.actor_id IS DISTINCT FROM s.user_id';
  const message = (channel: string) => `'${channel}', 'new_lead', 'new_lead:' || n.id, s.user_id, n.id`;
  const mails = `SELECT ${message('mail')}, NULL::uuid ${watching} WHERE ${isNews}`;
  const pushes = `
    SELECT ${message('push')}, d.id ${watching} JOIN push_subscriptions d ON d.user_id = s.user_id
    WHERE ${isNews} AND s.push`;
  return [...(channels.includes('mail') ? [mails] : []), ...(channels.includes('push') ? [pushes] : [])];
}

/**
 * Parts of the WITH list that stores leads. Assignees are notified, except for a lead that they entered themselves.
 * Users who watch the type get a message if the lead is unassigned. Visitors with an email get an acknowledgement
 * (`is_acknowledged`).
 * Suspected spam causes nothing. Open windows are updated a moment later (`publishNew`), after the lead is published.
 * @param leads - The stored leads: a table with `id`, `type`, `version`, `email`, `assigned_to`, `quarantined`,
 *   `actor_id` (null for a visitor), `is_announced` (users are notified) and `is_acknowledged`
 */
export function newLeadNotices(leads: string, channels: ChannelNames): string {
  const acknowledgements = `
    SELECT 'mail', 'acknowledgement', 'acknowledgement:' || n.id, NULL::uuid, n.id, NULL::uuid FROM ${leads} n
    WHERE n.email IS NOT NULL AND NOT n.quarantined AND n.is_acknowledged`;
  const columns = 'user_id, kind, lead_id, actor_id, event, is_published';
  return `notified AS (${insertNotifications(
    columns,
    `SELECT n.assigned_to, 'assigned', n.id, n.actor_id, 'assigned:' || n.id || ':' || n.version, FALSE FROM ${leads} n
     WHERE n.assigned_to IS NOT NULL AND NOT n.quarantined AND n.is_announced
       AND n.actor_id IS DISTINCT FROM n.assigned_to`,
  )})${messagesFor('notified', channels)}${messagesPart('news', [
    ...newLeadSelects(leads, channels),
    ...(channels.includes('mail') ? [acknowledgements] : []),
  ])}`;
}

/** A statement: notifies the assignees of the leads `$1`, except the user `$2` who made the change (null: no user). */
export function assignedNotices(channels: ChannelNames): string {
  const columns = 'user_id, kind, lead_id, actor_id, event, change_id';
  return `WITH notified AS (${insertNotifications(
    columns,
    `SELECT l.assigned_to, 'assigned', l.id, $2::uuid, 'assigned:' || l.id || ':' || l.version,
            to_char(now(), 'YYYYMMDD') || pg_current_xact_id()
     FROM leads l
     WHERE l.id = ANY ($1::uuid[]) AND l.assigned_to IS NOT NULL AND l.assigned_to IS DISTINCT FROM $2::uuid
       AND l.quarantined_at IS NULL AND l.merged_into IS NULL`,
  )})${messagesFor('notified', channels)} ${publish('notified')}`;
}

/** A statement: messages about the leads `$1`, which the user `$2` marked as not spam; null without any channel. */
export function restoredNotices(channels: ChannelNames): string | null {
  const selects = newLeadSelects('restored', channels);
  if (selects.length === 0) return null;
  return `WITH restored AS (
      SELECT id, type, assigned_to, FALSE AS quarantined, TRUE AS is_announced, $2::uuid AS actor_id FROM leads
      WHERE id = ANY ($1::uuid[]) AND merged_into IS NULL
    ) ${insertMessages(selects)}`;
}

/**
 * Parts of the WITH list that finds duplicates. The assignee of an open lead is notified when the same person (by phone
 * or email) sends another form, unless the assignee entered it, or an import that notifies nobody added it. The main
 * query must read `announced`.
 * @param pairs - The stored pairs: a table with `first_id`, `second_id` and `reasons`
 */
export function repeatedRequestNotices(pairs: string, channels: ChannelNames): string {
  const creator = `(SELECT e.actor_id FROM audit_events e
      WHERE e.subject_type = 'lead' AND e.subject_id = newer.id AND e.action = 'lead.created' ORDER BY e.id DESC LIMIT 1)`;
  const isQuiet = `EXISTS (SELECT FROM audit_events e
      WHERE e.subject_type = 'lead' AND e.subject_id = newer.id AND e.action = 'lead.created' AND e.details ? 'quiet')`;
  return `notified AS (${insertNotifications(
    'user_id, kind, lead_id, earlier_lead_id, event',
    `SELECT DISTINCT ON (newer.id, l.assigned_to) l.assigned_to, 'wrote_again', newer.id, l.id, 'wrote_again:' || newer.id
     FROM ${pairs} p
     JOIN leads l ON l.id IN (p.first_id, p.second_id)
     JOIN leads newer ON newer.id IN (p.first_id, p.second_id) AND (l.created_at, l.id) < (newer.created_at, newer.id)
     WHERE p.reasons && '{phone,email}' AND newer.created_at > now() - interval '1 day'
       AND l.assigned_to IS NOT NULL AND ${isOpen('l')} AND ${creator} IS DISTINCT FROM l.assigned_to AND NOT ${isQuiet}
       -- Only new pairs: the statement's snapshot has none of those that it inserts.
       AND NOT EXISTS (
         SELECT FROM duplicate_pairs k WHERE k.first_id = p.first_id AND k.second_id = p.second_id)
     ORDER BY newer.id, l.assigned_to, l.created_at DESC`,
  )})${messagesFor('notified', channels)}, announced AS MATERIALIZED (${publish('notified')})`;
}
