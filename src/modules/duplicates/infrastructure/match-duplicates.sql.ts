import { listed } from '../../leads/sql/lead-conditions.js';
import { type ChannelNames, repeatedRequestNotices } from '../../notifications/infrastructure/notices.sql.js';

/** At most this many leads with the same phone, email or place are compared: the newest ones. */
const MAX_CANDIDATES = 50;
/**
 * For each reason, at most this many leads are flagged, plus one lead that meets `UNPAIRED`. Leads with the most
 * similar names come first. The limit is needed because many people share a phone.
 */
const MAX_FLAGGED = 6;

/**
 * Selects leads that have no pair and are not matched in this run. Without this condition, an early lead could stay
 * unflagged: if many similar leads are matched in one run, each would be paired only with the most similar of those.
 */
const UNPAIRED = `
  o.id NOT IN (SELECT lead_id FROM due) AND NOT EXISTS (SELECT FROM duplicate_pairs p WHERE o.id IN (p.first_id, p.second_id))`;

/** Selects up to MAX_FLAGGED leads that meet `condition` with the lead `n`, plus the oldest that meets `unpaired`. */
function candidates(condition: string, within: string, unpaired: string, atLeast = ''): string {
  return `(
    WITH newest AS (
      SELECT o.id, lead_name_similarity(o.full_name, n.full_name) AS similarity
      FROM leads o
      WHERE ${listed('o')} AND ${within} AND ${condition} AND o.id <> n.id
      ORDER BY o.id DESC LIMIT ${MAX_CANDIDATES}
    ), likely AS (
      SELECT id, similarity FROM newest ${atLeast}
    )
    (SELECT id FROM likely ORDER BY similarity DESC, id DESC LIMIT ${MAX_FLAGGED})
    UNION (SELECT id FROM likely o WHERE ${unpaired} ORDER BY id LIMIT 1)
  )`;
}

const sameName = (place: string) => `${place} AND lead_name_key(o.full_name) = lead_name_key(n.full_name)`;

/** Keeps the reason `staff` when the other reasons are recomputed. */
const BY_STAFF = `CASE WHEN 'staff' = ANY(duplicate_pairs.reasons) THEN '{staff}' ELSE '{}' END::text[]`;

/** Selects leads `o` that meet `within` and share a reason with the lead `n`. `unpaired` as for `candidates`. */
export function allCandidates(within: string, unpaired = 'FALSE'): string {
  const alike = 'WHERE similarity >= 0.6';
  return [
    candidates('o.phone_e164 = n.phone_e164', within, unpaired),
    candidates('lower(o.email) = lower(n.email)', within, unpaired),
    candidates(sameName('lead_town_form(o.city) = lead_town_form(n.city)'), within, unpaired, alike),
    candidates(sameName('lead_pin_form(o.pincode) = lead_pin_form(n.pincode)'), within, unpaired, alike),
  ].join(' UNION ');
}

/**
 * Takes up to $1 leads off the queue and flags pairs with similar leads. Decisions that users have made
 * are kept. An undecided pair is removed if a correction leaves it without reasons. Other processes can work on other
 * leads at the same time. If two similar leads arrive together, the match of the one committed last sees the other.
 *
 * Like all bulk changes, locks leads by id and before any pair. Otherwise the foreign keys would lock the leads pair by
 * pair, which can deadlock with a bulk deletion. Because of the count in `outdated`, pairs are deleted only after the
 * leads are locked.
 *
 * Assignees are notified if the same person sent another submission. `channels` are the channels for these messages.
 */
export const matchStatement = (channels: ChannelNames): string => `
  WITH dequeued AS (
    DELETE FROM duplicate_match_queue
    WHERE id IN (SELECT id FROM duplicate_match_queue ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
    RETURNING lead_id
  ), due AS (
    SELECT DISTINCT lead_id FROM dequeued
  ), found AS (
    SELECT least(n.id, o.id) AS first_id, greatest(n.id, o.id) AS second_id, duplicate_reasons(n, o) AS reasons
    FROM due
    JOIN leads n ON n.id = due.lead_id AND ${listed('n')}
    CROSS JOIN LATERAL (${allCandidates('TRUE', UNPAIRED)}) AS candidate
    JOIN leads o ON o.id = candidate.id
  ), alike AS (
    SELECT DISTINCT first_id, second_id, reasons FROM found WHERE reasons <> '{}'
  ), locked AS MATERIALIZED (
    SELECT id FROM leads
    WHERE id IN (SELECT first_id FROM alike UNION SELECT second_id FROM alike)
    ORDER BY id FOR KEY SHARE
  ), outdated AS (
    DELETE FROM duplicate_pairs p
    USING due, leads a, leads b
    WHERE due.lead_id IN (p.first_id, p.second_id) AND p.state = 'open'
      AND a.id = p.first_id AND b.id = p.second_id AND duplicate_reasons(a, b) = '{}'
      AND NOT 'staff' = ANY(p.reasons) AND (SELECT count(*) FROM locked) >= 0
  ), flagged AS (
    INSERT INTO duplicate_pairs (first_id, second_id, reasons)
    SELECT first_id, second_id, reasons FROM alike
    JOIN locked AS first ON first.id = first_id
    JOIN locked AS second ON second.id = second_id
    ORDER BY first_id, second_id
    ON CONFLICT (first_id, second_id) DO UPDATE SET reasons = excluded.reasons || ${BY_STAFF}
    WHERE duplicate_pairs.reasons <> excluded.reasons || ${BY_STAFF}
    RETURNING first_id, second_id, reasons
  ), ${repeatedRequestNotices('flagged', channels)}
  SELECT (SELECT count(*) FROM dequeued)::int AS matched, (SELECT count(*) FROM announced) AS announced`;
