import { defineFailure } from '../../shared/domain/failure.js';
import { permissionMissing } from '../users/domain/user.errors.js';
import { hasPermission, type User } from '../users/domain/user.js';

/** The limit of one person. */
export const MAX_VIEWS_PER_USER = 50;
/** The limit of all together, since everybody reads every shared view. */
export const MAX_SHARED_VIEWS = 200;

/**
 * A view of the dashboard under a name. `query` is the query of its address, with the columns if it has its own. A shared view
 * whose owner was deleted has no `owner`.
 */
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

/** The columns of the list besides the contact and the actions, in the order in which they stand. */
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

/** What the list shows whoever has chosen nothing. */
export const STANDARD_COLUMNS: readonly ListColumn[] = ['type', 'status', 'promise', 'createdAt'];

/** How the dashboard opens for one person: with which view, their own or a shared one, and with which columns. */
export interface ViewSettings {
  readonly defaultView: SavedView | null;
  readonly columns: readonly ListColumn[];
}

/** Parts that are left out stay. */
export interface ViewSettingsChanges {
  readonly defaultView?: string | null;
  readonly columns?: readonly ListColumn[];
}

/** Returns each column once, in the order of the list. */
export function inListOrder(columns: readonly ListColumn[]): ListColumn[] {
  return LIST_COLUMNS.filter((column) => columns.includes(column));
}

/** The permission to share a view: people who may change every lead may say which leads everybody looks at. */
const SHARING = 'canEditAllLeads';

/** Throws if the view would be shared and `user` may not share. */
export function requireMayShare(user: User, shared: boolean): void {
  if (shared && !hasPermission(user, SHARING)) throw permissionMissing(SHARING);
}

/** Throws if `user` may not change a view that they see. One that others share stays shared. */
export function requireMayChange(user: User, view: SavedView, changes: Partial<SavedViewContent>): void {
  requireMayShare(user, changes.shared ?? view.shared);
  if (changes.shared === false && view.owner?.id !== user.id) throw sharedByAnother();
}

/** Throws if `user` may not delete a view that they see. */
export function requireMayDelete(user: User, view: SavedView): void {
  if (view.owner?.id !== user.id) requireMayShare(user, true);
}

export const viewNotFound = defineFailure({
  kind: 'not_found',
  code: 'view_not_found',
  when: "No such view, or out of the caller's sight",
  sentence: 'This view does not exist.',
});

export const viewNameTaken = defineFailure({
  kind: 'conflict',
  code: 'view_name_taken',
  when: 'You have another view of this name',
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
  when: 'The view is shared by somebody else',
  sentence: 'Only the person who shares this view can stop sharing it.',
});
