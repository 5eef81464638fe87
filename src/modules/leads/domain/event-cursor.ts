/** The cursors of the event feed. The first response of a copy has one, too, so this is below `integrations`. */
import { hasPermission, hasScope, type User } from '../../users/domain/user.js';
import { rightsFingerprint } from './copy-rights.js';

/** Events are sorted by time and then id. Microseconds since 1970. */
export interface EventPosition {
  readonly atMicros: string;
  readonly id: string;
}

export interface EventCursor extends EventPosition {
  /** The fingerprint of the caller who got the cursor. */
  readonly rights: string;
}

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The position after every event before this time. */
export function endOf(untilMicros: string): EventPosition {
  return { atMicros: String(Number(untilMicros) - 1), id: LAST_ID };
}

export function readsEvents(viewer: User): boolean {
  return hasPermission(viewer, 'canViewAllLeads') && hasScope(viewer, 'events:read');
}

export function writeEventCursor(viewer: User, { atMicros, id }: EventPosition): string {
  return Buffer.from(`e1.${atMicros}.${id}.${rightsFingerprint(viewer)}`).toString('base64url');
}

/** Returns null if the text is no such cursor. */
export function readEventCursor(cursor: string): EventCursor | null {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, atMicros, id, rights] =
    /^e1\.(\d{1,18})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{16})$/.exec(text) ?? [];
  return atMicros === undefined || id === undefined || rights === undefined ? null : { atMicros, id, rights };
}
