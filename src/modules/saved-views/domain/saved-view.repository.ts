import type { SavedView, SavedViewContent } from './saved-view.js';
import type { ViewSettings, ViewSettingsChanges } from './view-settings.js';

/** Where saved views are kept. Everybody reaches their own and those that are shared. */
export abstract class SavedViewRepository {
  /** Their own first, each part by name. */
  abstract listFor(userId: string): Promise<SavedView[]>;

  /** @throws DomainError when the name is taken or there are too many */
  abstract add(userId: string, content: SavedViewContent, address: string): Promise<SavedView>;

  /**
   * Null where the user sees no such view. `judge` gets it as it is stored, and refuses by throwing.
   * @throws DomainError when the name is taken or too many are shared
   */
  abstract update(
    userId: string,
    id: string,
    changes: Partial<SavedViewContent>,
    judge: (view: SavedView) => void,
    address: string,
  ): Promise<SavedView | null>;

  /** Whether the user saw one. `judge` gets it as it is stored, and refuses by throwing. */
  abstract delete(userId: string, id: string, judge: (view: SavedView) => void, address: string): Promise<boolean>;

  abstract settingsOf(userId: string): Promise<ViewSettings>;

  /** False where the user sees no such view to open with. */
  abstract changeSettings(userId: string, changes: ViewSettingsChanges): Promise<boolean>;
}
