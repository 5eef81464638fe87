/**
 * Who is notified of what, and by which channel. This is SQL for the statement, or the transaction, that stores what happened: the
 * notification (the bell) and the messages of the outbox (mail, push) are committed with it or not at all. Rights are judged
 * again when a notification is read and when a message is sent.
 */
import { isOpen } from '../../leads/sql/lead-conditions.js';

/** How messages leave this server; none if nothing is set up. */
export type ChannelNames = readonly ('mail' | 'push')[];

/** The module `live` listens to it. */
const LIVE_CHANNEL = 'live';
/** A payload may have 8,000 bytes. */
const PEOPLE_IN_PAYLOAD = 150;

/** SQL: tells the open windows of every user in `notifications` (a table with `user_id`) that there is something new for them. */
export const publish = (notifications: string): string => `
  SELECT pg_notify('${LIVE_CHANNEL}', jsonb_build_object('told', jsonb_agg(user_id))::text)
  FROM (SELECT user_id, row_number() OVER () / ${PEOPLE_IN_PAYLOAD} AS lot
        FROM (SELECT DISTINCT user_id FROM ${notifications}) AS one) AS lots
  GROUP BY lot`;

/** What `messagesFor` reads of new notifications. */
const NOTIFICATION = 'user_id, kind, lead_id, event, change_id';

/** SQL, ending with RETURNING: the notifications of a statement, each once. */
const insertNotifications = (columns: string, select: string): string =>
  `INSERT INTO notifications (${columns}) ${select} ON CONFLICT DO NOTHING RETURNING ${NOTIFICATION}`;

/** SQL: messages, each once for a channel, event, user and device. */
const insertMessages = (selects: readonly string[]): string =>
  `INSERT INTO outbox (channel, kind, event, user_id, lead_id, device_id) ${selects.join(' UNION ALL ')} ON CONFLICT DO NOTHING`;

/** SQL: the part of a WITH list that `statement` makes; nothing without any `selects`. */
const messagesPart = (name: string, selects: readonly string[]): string =>
  selects.length === 0 ? '' : `, ${name} AS (${insertMessages(selects)})`;

/**
 * Part of a WITH list: the messages for new notifications. Being assigned a lead is mailed, unless the user does not want that; every
 * notification is pushed to the user's devices. What a bulk change assigns to one user at once is one message.
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
 * The messages about new leads that nobody has. `leads`: a table with `id`, `type`, `assigned_to`, `quarantined` and `actor_id`. Users
 * who watch the type get them, but not for a lead that they entered themselves.
 */
function newLeadSelects(leads: string, channels: ChannelNames): string[] {
  const watching = `FROM ${leads} n JOIN notification_settings s ON n.type = ANY (s.watched_types)`;
  const isNews = 'n.assigned_to IS NULL AND NOT n.quarantined AND n.actor_id IS DISTINCT FROM s.user_id';
  const message = (channel: string) => `'${channel}', 'new_lead', 'new_lead:' || n.id, s.user_id, n.id`;
  const mails = `SELECT ${message('mail')}, NULL::uuid ${watching} WHERE ${isNews}`;
  const pushes = `
    SELECT ${message('push')}, d.id ${watching} JOIN push_subscriptions d ON d.user_id = s.user_id
    WHERE ${isNews} AND s.push`;
  return [...(channels.includes('mail') ? [mails] : []), ...(channels.includes('push') ? [pushes] : [])];
}

/**
 * Parts of the WITH list that stores leads. `leads`: a table of the stored ones with `id`, `type`, `version`, `email`, `assigned_to`,
 * `quarantined` and `actor_id` (null for a visitor). Assignees are notified, but not of a lead that they entered themselves; users
 * who watch the type get a message if nobody has the lead; a visitor with an email gets an acknowledgement. Suspected spam is
 * not reported. Open windows hear of the notifications a moment later (`publishNew`): they hear of the lead first.
 */
export function newLeadNotices(leads: string, channels: ChannelNames): string {
  const acknowledgements = `
    SELECT 'mail', 'acknowledgement', 'acknowledgement:' || n.id, NULL::uuid, n.id, NULL::uuid FROM ${leads} n
    WHERE n.email IS NOT NULL AND NOT n.quarantined AND n.actor_id IS NULL`;
  const columns = 'user_id, kind, lead_id, actor_id, event, is_published';
  return `notified AS (${insertNotifications(
    columns,
    `SELECT n.assigned_to, 'assigned', n.id, n.actor_id, 'assigned:' || n.id || ':' || n.version, FALSE FROM ${leads} n
     WHERE n.assigned_to IS NOT NULL AND NOT n.quarantined AND n.actor_id IS DISTINCT FROM n.assigned_to`,
  )})${messagesFor('notified', channels)}${messagesPart('news', [
    ...newLeadSelects(leads, channels),
    ...(channels.includes('mail') ? [acknowledgements] : []),
  ])}`;
}

/** A statement: notifies the assignees of the leads `$1`, but not the user who made the change (`$2`; null: nobody). */
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

/** A statement: messages about the leads `$1`, which the user `$2` took out of suspected spam; null if nothing is sent. */
export function restoredNotices(channels: ChannelNames): string | null {
  const selects = newLeadSelects('restored', channels);
  if (selects.length === 0) return null;
  return `WITH restored AS (
      SELECT id, type, assigned_to, FALSE AS quarantined, $2::uuid AS actor_id FROM leads
      WHERE id = ANY ($1::uuid[]) AND merged_into IS NULL
    ) ${insertMessages(selects)}`;
}

/**
 * Parts of the WITH list that finds duplicates. `pairs`: a table of the pairs it stored, with `first_id`, `second_id` and `reasons`. The
 * assignee of an open lead is notified when the same person (by phone or email) sends another form, unless they entered it
 * themselves. The main query has to read `announced`.
 */
export function repeatedRequestNotices(pairs: string, channels: ChannelNames): string {
  const creator = `(SELECT e.actor_id FROM audit_events e
      WHERE e.subject_type = 'lead' AND e.subject_id = newer.id AND e.action = 'lead.created' ORDER BY e.id DESC LIMIT 1)`;
  return `notified AS (${insertNotifications(
    'user_id, kind, lead_id, earlier_lead_id, event',
    `SELECT DISTINCT ON (newer.id, l.assigned_to) l.assigned_to, 'wrote_again', newer.id, l.id, 'wrote_again:' || newer.id
     FROM ${pairs} p
     JOIN leads l ON l.id IN (p.first_id, p.second_id)
     JOIN leads newer ON newer.id IN (p.first_id, p.second_id) AND (l.created_at, l.id) < (newer.created_at, newer.id)
     WHERE p.reasons && '{phone,email}' AND newer.created_at > now() - interval '1 day'
       AND l.assigned_to IS NOT NULL AND ${isOpen('l')} AND ${creator} IS DISTINCT FROM l.assigned_to
       -- The statement's snapshot: only pairs that are new.
       AND NOT EXISTS (
         SELECT FROM duplicate_pairs k WHERE k.first_id = p.first_id AND k.second_id = p.second_id)
     ORDER BY newer.id, l.assigned_to, l.created_at DESC`,
  )})${messagesFor('notified', channels)}, announced AS MATERIALIZED (${publish('notified')})`;
}
