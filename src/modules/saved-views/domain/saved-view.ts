/** What one person may keep. */
export const MAX_VIEWS_PER_USER = 50;

/** A view of the dashboard under a name; `query` is the query of its address. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type SavedViewContent = Pick<SavedView, 'name' | 'query'>;
