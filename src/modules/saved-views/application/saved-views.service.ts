import { Injectable } from '@nestjs/common';
import { viewNotFound } from '../domain/saved-view.errors.js';
import type { SavedView, SavedViewContent } from '../domain/saved-view.js';
import { SavedViewRepository } from '../domain/saved-view.repository.js';

/** Lets people keep their own views of the dashboard. */
@Injectable()
export class SavedViewsService {
  constructor(private readonly views: SavedViewRepository) {}

  list(userId: string): Promise<SavedView[]> {
    return this.views.listOf(userId);
  }

  add(userId: string, content: SavedViewContent): Promise<SavedView> {
    return this.views.add(userId, content);
  }

  /** What is absent from `changes` stays. */
  async change(userId: string, id: string, changes: Partial<SavedViewContent>): Promise<SavedView> {
    const view = await this.views.update(userId, id, changes);
    if (!view) throw viewNotFound();
    return view;
  }

  async delete(userId: string, id: string): Promise<void> {
    if (!(await this.views.delete(userId, id))) throw viewNotFound();
  }
}
