import { permissionMissing } from '../../users/domain/user.errors.js';
import { hasPermission, type User } from '../../users/domain/user.js';
import { sharedByAnother } from './saved-view.errors.js';
import type { SavedView, SavedViewContent } from './saved-view.js';

/** Whoever may change every lead may say for everybody which leads to look at. */
const SHARING = 'canEditAllLeads';

/** Whether `user` may keep a view as it would be: shared only by whoever may share. */
export function requireMayKeep(user: User, shared: boolean): void {
  if (shared && !hasPermission(user, SHARING)) throw permissionMissing(SHARING);
}

/** Whether `user` may change a view that they see: one that others share stays shared. */
export function requireMayChange(user: User, view: SavedView, changes: Partial<SavedViewContent>): void {
  requireMayKeep(user, changes.shared ?? view.shared);
  if (changes.shared === false && view.owner?.id !== user.id) throw sharedByAnother();
}

/** Whether `user` may delete a view that they see. */
export function requireMayDelete(user: User, view: SavedView): void {
  if (view.owner?.id !== user.id) requireMayKeep(user, true);
}
