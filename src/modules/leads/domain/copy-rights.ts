import { createHash } from 'node:crypto';
import type { User } from '../../users/domain/user.js';
import { leadScope } from './lead-access.js';
import { seesContact } from './lead-contact.js';

/**
 * Returns a hash of what the viewer can see of leads. The cursors of copies and events contain it, so that a client
 * whose rights change starts a new copy.
 */
export function rightsFingerprint(viewer: User): string {
  const { types, assignedTo, orInPool = false } = leadScope(viewer);
  // A key that loses or gains `contact:read` sees other values of the same leads. A program that follows events reads
  // leads without a cursor, so it would not notice rights that changed and changed back.
  const ofKey = viewer.scopes === undefined ? [] : [seesContact(viewer), viewer.updatedAt];
  const seen = JSON.stringify([viewer.id, [...types].sort(), assignedTo, orInPool, ...ofKey]);
  return createHash('sha256').update(seen).digest('base64url').slice(0, 16);
}
