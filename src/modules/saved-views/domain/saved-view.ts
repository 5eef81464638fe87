/** What one person may keep. */
export const MAX_VIEWS_PER_USER = 50;
/** What may be shared by all together, since everybody reads all of it. */
export const MAX_SHARED_VIEWS = 200;

/**
 * A view of the dashboard under a name; `query` is the query of its address, with the columns where it has its own. Of a
 * `shared` one whose owner was deleted nobody is the `owner`.
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
