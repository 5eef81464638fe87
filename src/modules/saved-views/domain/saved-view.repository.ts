import type { SavedView, SavedViewContent } from './saved-view.js';

/** Where saved views are kept. Everybody reaches their own only. */
export abstract class SavedViewRepository {
  /** By name. */
  abstract listOf(userId: string): Promise<SavedView[]>;

  /** @throws DomainError when the name is taken or there are too many */
  abstract add(userId: string, content: SavedViewContent): Promise<SavedView>;

  /**
   * Null where the user has no such view.
   * @throws DomainError when the name is taken
   */
  abstract update(userId: string, id: string, changes: Partial<SavedViewContent>): Promise<SavedView | null>;

  /** Whether there was one. */
  abstract delete(userId: string, id: string): Promise<boolean>;
}
