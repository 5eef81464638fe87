import { Injectable } from '@nestjs/common';
import type { User } from '../../users/domain/user.js';
import { viewNotFound } from '../domain/saved-view.errors.js';
import type { SavedView, SavedViewContent } from '../domain/saved-view.js';
import { SavedViewRepository } from '../domain/saved-view.repository.js';
import type { ViewSettings, ViewSettingsChanges } from '../domain/view-settings.js';
import { requireMayChange, requireMayDelete, requireMayKeep } from '../domain/view-sharing.js';

/** Lets people keep views of the dashboard, for themselves or for everybody, and choose how it opens for them. */
@Injectable()
export class SavedViewsService {
  constructor(private readonly views: SavedViewRepository) {}

  list(user: User): Promise<SavedView[]> {
    return this.views.listFor(user.id);
  }

  async add(user: User, content: SavedViewContent, address: string): Promise<SavedView> {
    requireMayKeep(user, content.shared);
    return this.views.add(user.id, content, address);
  }

  /** What is absent from `changes` stays. */
  async change(user: User, id: string, changes: Partial<SavedViewContent>, address: string): Promise<SavedView> {
    const view = await this.views.update(
      user.id,
      id,
      changes,
      (stored) => requireMayChange(user, stored, changes),
      address,
    );
    if (!view) throw viewNotFound();
    return view;
  }

  async delete(user: User, id: string, address: string): Promise<void> {
    if (!(await this.views.delete(user.id, id, (stored) => requireMayDelete(user, stored), address)))
      throw viewNotFound();
  }

  settings(user: User): Promise<ViewSettings> {
    return this.views.settingsOf(user.id);
  }

  async changeSettings(user: User, changes: ViewSettingsChanges): Promise<ViewSettings> {
    if (!(await this.views.changeSettings(user.id, changes))) throw viewNotFound();
    return this.settings(user);
  }
}
