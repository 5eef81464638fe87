/** Encodes a window's report as a PostgreSQL NOTIFY payload. It contains ids only. */
import { isUUID } from 'class-validator';
import { PRESENCE_STATES, type PresenceState, type WindowPresence } from '../domain/lead-presence.js';

export function presencePayload({ leadId, userId, windowId, state }: WindowPresence): string {
  return JSON.stringify([leadId, userId, windowId, state]);
}

/** Returns null if the payload is malformed. Anyone with access to the database can write to the channel. */
export function parsePresence(payload: string): WindowPresence | null {
  const [leadId, userId, windowId, state] = parsedArray(payload);
  const isKnown = (PRESENCE_STATES as readonly unknown[]).includes(state);
  if (!isUUID(leadId) || !isUUID(userId) || !isUUID(windowId) || !isKnown) return null;
  return { leadId, userId, windowId, state: state as PresenceState } as WindowPresence;
}

function parsedArray(payload: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(payload);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
