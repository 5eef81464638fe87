/** Encodes changes to leads and users as PostgreSQL NOTIFY payloads, which are limited to 8,000 bytes. */
import type { LeadType } from '../../../lead-types/lead-types.js';
import type { LeadChangeMessage, LeadNotice, LeadSnapshot } from '../domain/lead-change-feed.js';

/** As many leads as fit in a payload. */
const MAX_LEADS = 30;

/** The format that `migrations/routines/live.sql` writes. */
type EncodedSnapshot = [type: LeadType, assignedTo: string | null, quarantined: boolean, inPool: boolean] | null;
type EncodedNotice = [string | null, EncodedSnapshot, EncodedSnapshot];

export const RESYNC_PAYLOAD = JSON.stringify({ all: true });

/**
 * Returns the payload for new leads. If there are too many for a payload, it has one entry without an id for each
 * distinct snapshot.
 */
export function addedLeadsPayload(leads: readonly ({ readonly id: string } & LeadSnapshot)[]): string {
  const notices = leads.map(({ id, ...lead }): EncodedNotice => [id, null, encoded(lead)]);
  if (notices.length <= MAX_LEADS) return JSON.stringify({ leads: notices });
  const kinds = new Map(notices.map(([, before, after]) => [String(after), [null, before, after] as EncodedNotice]));
  return kinds.size > MAX_LEADS ? RESYNC_PAYLOAD : JSON.stringify({ leads: [...kinds.values()] });
}

/**
 * Parses a payload of the server or of the triggers; null if it is malformed. Anyone with access to the database can
 * write to the channel. Properties that a newer version adds are ignored.
 */
export function parseLeadChangeMessage(payload: string): LeadChangeMessage | null {
  const { leads, all, user, told: notified } = parsedObject(payload) ?? {};
  if (Array.isArray(notified) && notified.every(isId)) return { notifiedUserIds: notified };
  if (Array.isArray(leads) && leads.every(isNotice)) return { notices: leads.map(noticeOf) };
  if (all === true) return { resync: true };
  return isId(user) ? { userId: user } : null;
}

function parsedObject(payload: string): Record<string, unknown> | null {
  try {
    return JSON.parse(payload) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}

function isNotice(value: unknown): value is EncodedNotice {
  if (!Array.isArray(value)) return false;
  const [id, before, after] = value;
  return (id === null || isId(id)) && isSnapshot(before) && isSnapshot(after);
}

/** Accepts a lead type that only a newer version knows, because no scope here contains it. */
function isSnapshot(value: unknown): value is EncodedSnapshot {
  if (value === null) return true;
  if (!Array.isArray(value)) return false;
  const [type, assignedTo, quarantined, inPool] = value;
  return (
    typeof type === 'string' &&
    (assignedTo === null || isId(assignedTo)) &&
    typeof quarantined === 'boolean' &&
    typeof inPool === 'boolean'
  );
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);
}

function encoded({ type, assignedTo, quarantined, inPool }: LeadSnapshot): EncodedSnapshot {
  return [type, assignedTo, quarantined, inPool];
}

function noticeOf([id, before, after]: EncodedNotice): LeadNotice {
  return { id, before: snapshotOf(before), after: snapshotOf(after) };
}

function snapshotOf(written: EncodedSnapshot): LeadSnapshot | null {
  if (!written) return null;
  const [type, assignedTo, quarantined, inPool] = written;
  return { type, assignedTo, quarantined, inPool };
}
