import { defineFailure } from '../../shared/domain/failure.js';
import { permissionMissing } from '../users/domain/user.errors.js';
import { hasPermission, type User } from '../users/domain/user.js';

export const MAX_VIEWS_PER_USER = 50;
/** The limit applies to the whole company, because every user loads all shared views. */
export const MAX_SHARED_VIEWS = 200;

/** `query` is a query string, which can include columns. A shared view whose owner was deleted has no `owner`. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly shared: boolean;
  readonly owner: { readonly id: string; readonly name: string } | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type SavedViewContent = Pick<SavedView, 'name' | 'query' | 'shared'>;

/** The columns of the lead list in order, in addition to the contact and the actions. */
export const LIST_COLUMNS = [
  'type',
  'status',
  'priority',
  'promise',
  'assignedTo',
  'place',
  'createdAt',
  'updatedAt',
] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

/** Columns for users who have not chosen any. */
export const STANDARD_COLUMNS: readonly ListColumn[] = ['type', 'status', 'promise', 'assignedTo', 'createdAt'];

/** The view and columns that a user's dashboard opens with. */
export interface ViewSettings {
  readonly defaultView: SavedView | null;
  readonly columns: readonly ListColumn[];
}

/** Absent values stay as they are. */
export interface ViewSettingsChanges {
  readonly defaultView?: string | null;
  readonly columns?: readonly ListColumn[];
}

export function inListOrder(columns: readonly ListColumn[]): ListColumn[] {
  return LIST_COLUMNS.filter((column) => columns.includes(column));
}

/** This permission is needed to share views, because a shared view decides which leads everyone looks at. */
const SHARING = 'canEditAllLeads';

/** @throws permissionMissing if the view is shared and the user may not share */
export function requireMayShare(user: User, shared: boolean): void {
  if (shared && !hasPermission(user, SHARING)) throw permissionMissing(SHARING);
}

/** Only the owner can stop sharing a view. @throws permissionMissing, sharedByAnother */
export function requireMayChange(user: User, view: SavedView, changes: Partial<SavedViewContent>): void {
  requireMayShare(user, changes.shared ?? view.shared);
  if (changes.shared === false && view.owner?.id !== user.id) throw sharedByAnother();
}

/** @throws permissionMissing if the user neither owns the view nor may share views */
export function requireMayDelete(user: User, view: SavedView): void {
  if (view.owner?.id !== user.id) requireMayShare(user, true);
}

export const viewNotFound = defineFailure({
  kind: 'not_found',
  code: 'view_not_found',
  when: 'The view does not exist or the caller cannot see it',
  sentence: 'This view does not exist.',
});

export const viewNameTaken = defineFailure({
  kind: 'conflict',
  code: 'view_name_taken',
  when: 'You have another view with this name',
  sentence: 'You already have a view with this name.',
  errors: (message) => [{ field: 'name', message, code: 'taken' }],
});

export const tooManyViews = defineFailure({
  kind: 'unprocessable',
  code: 'too_many_views',
  when: `You have ${MAX_VIEWS_PER_USER} views already`,
  sentence: `You can keep at most ${MAX_VIEWS_PER_USER} views. Please delete one first.`,
});

export const sharedNameTaken = defineFailure({
  kind: 'conflict',
  code: 'shared_view_name_taken',
  when: 'Another shared view has this name',
  sentence: 'There is already a shared view with this name.',
  errors: (message) => [{ field: 'name', message, code: 'taken' }],
});

export const tooManySharedViews = defineFailure({
  kind: 'unprocessable',
  code: 'too_many_shared_views',
  when: `There are ${MAX_SHARED_VIEWS} shared views already`,
  sentence: `At most ${MAX_SHARED_VIEWS} views can be shared. Please delete one first.`,
});

export const sharedByAnother = defineFailure({
  kind: 'forbidden',
  code: 'shared_by_another',
  when: 'The view was shared by another user',
  sentence: 'Only the owner of this view can stop sharing it.',
});
