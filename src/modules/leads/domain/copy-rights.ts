import { createHash } from 'node:crypto';
import { leadScope, type Viewer } from './lead-access.js';
import { seesContact } from './lead-contact.js';

/**
 * Returns a hash of what the viewer can see of leads. The cursors of copies and events contain it, so that a client
 * whose rights change starts a new copy.
 */
export function rightsFingerprint(viewer: Viewer): string {
  const { types, assignedTo, orInPool = false } = leadScope(viewer);
  // A key that loses or gains `contact:read` sees other values of the same leads.
  const ofKey = viewer.scopes === undefined ? [] : [seesContact(viewer)];
  const seen = JSON.stringify([viewer.id, [...types].sort(), assignedTo, orInPool, ...ofKey]);
  return createHash('sha256').update(seen).digest('base64url').slice(0, 16);
}
