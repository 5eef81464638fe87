import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { SHARED_VIEW_LOCKS } from '../../shared/database/advisory-locks.js';
import { mapConstraintViolation } from '../../shared/database/database-failure.js';
import { PostgresAuditTrail } from '../../shared/database/postgres-audit-trail.js';
import { storeKeyWithin } from '../../shared/database/postgres-keyed-calls.js';
import { notSignedIn } from '../auth/domain/auth.errors.js';
import type { User } from '../users/domain/user.js';
import {
  type ListColumn,
  MAX_SHARED_VIEWS,
  MAX_VIEWS_PER_USER,
  requireMayChange,
  requireMayDelete,
  requireMayShare,
  type SavedView,
  type SavedViewContent,
  STANDARD_COLUMNS,
  sharedNameTaken,
  tooManySharedViews,
  tooManyViews,
  type ViewSettings,
  type ViewSettingsChanges,
  viewNameTaken,
  viewNotFound,
} from './saved-view.js';

const SELECT_VIEW = `
  SELECT view.id, view.name, view.query, view.shared, view.created_at AS "createdAt", view.updated_at AS "updatedAt",
    CASE WHEN owner.id IS NOT NULL THEN jsonb_build_object('id', owner.id, 'name', owner.name) END AS owner
  FROM saved_views view LEFT JOIN users owner ON owner.id = view.user_id`;
/** SQL condition. `$1` is the id of the user who reads the views. */
const VISIBLE = '(view.user_id = $1 OR view.shared)';

@Injectable()
export class SavedViewRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {}

  /** Returns the user's own views first, then shared ones, each sorted by name. */
  list({ id: userId }: User): Promise<SavedView[]> {
    return this.dataSource.query(
      `${SELECT_VIEW} WHERE ${VISIBLE} ORDER BY view.user_id IS DISTINCT FROM $1, lower(view.name), view.id`,
      [userId],
    );
  }

  /** Locks the user, so that concurrent requests cannot exceed the maximum number of views. */
  async add(user: User, { name, query, shared }: SavedViewContent, address: string): Promise<SavedView> {
    requireMayShare(user, shared);
    const { id: userId } = user;
    return this.write(async (manager) => {
      await lockUser(manager, userId);
      const [own]: { count: number }[] = await manager.query(
        'SELECT count(*)::integer AS count FROM saved_views WHERE user_id = $1',
        [userId],
      );
      if (own && own.count >= MAX_VIEWS_PER_USER) throw tooManyViews();
      if (shared) await requireRoomToShare(manager);
      const id = uuidv7();
      await manager.query('INSERT INTO saved_views (id, user_id, name, query, shared) VALUES ($1, $2, $3, $4, $5)', [
        id,
        userId,
        name,
        query,
        shared,
      ]);
      if (shared) await this.record(manager, 'saved_view.created', id, { actorId: userId, address }, { name });
      await storeKeyWithin(manager);
      return read(manager, userId, id);
    });
  }

  update(user: User, id: string, changes: Partial<SavedViewContent>, address: string): Promise<SavedView> {
    const { name, query, shared } = changes;
    return this.write(async (manager) => {
      const stored = await lockView(manager, user.id, id);
      requireMayChange(user, stored, changes);
      if (shared && !stored.shared) await requireRoomToShare(manager);
      await manager.query(
        `UPDATE saved_views SET name = coalesce($2, name), query = coalesce($3, query), shared = coalesce($4, shared),
           updated_at = now()
         WHERE id = $1`,
        [id, name ?? null, query ?? null, shared ?? null],
      );
      const changed = await read(manager, user.id, id);
      if (stored.shared || changed.shared) {
        const details = { name: changed.name, changes: changesOf(stored, changed) };
        await this.record(manager, 'saved_view.changed', id, { actorId: user.id, address }, details);
      }
      return changed;
    });
  }

  delete(user: User, id: string, address: string): Promise<void> {
    return this.write(async (manager) => {
      const stored = await lockView(manager, user.id, id);
      requireMayDelete(user, stored);
      await manager.query('DELETE FROM saved_views WHERE id = $1', [id]);
      if (stored.shared) {
        await this.record(manager, 'saved_view.deleted', id, { actorId: user.id, address }, { name: stored.name });
      }
    });
  }

  /** Ignores another user's view that is no longer shared. */
  async settings({ id: userId }: User): Promise<ViewSettings> {
    const [stored]: { columns: ListColumn[] | null }[] = await this.dataSource.query(
      'SELECT columns FROM view_settings WHERE user_id = $1',
      [userId],
    );
    const [view]: SavedView[] = await this.dataSource.query(
      `${SELECT_VIEW} WHERE ${VISIBLE} AND view.id = (SELECT default_view_id FROM view_settings WHERE user_id = $1)`,
      [userId],
    );
    return { defaultView: view ?? null, columns: stored?.columns ?? STANDARD_COLUMNS };
  }

  async changeSettings(user: User, { defaultView, columns }: ViewSettingsChanges): Promise<ViewSettings> {
    await this.write(async (manager) => {
      await lockUser(manager, user.id);
      if (defaultView) await lockView(manager, user.id, defaultView);
      await manager.query(
        `INSERT INTO view_settings (user_id, default_view_id, columns) VALUES ($1, $2, $3)
         ON CONFLICT (user_id) DO UPDATE SET
           default_view_id = CASE WHEN $4 THEN excluded.default_view_id ELSE view_settings.default_view_id END,
           columns = coalesce(excluded.columns, view_settings.columns)`,
        [user.id, defaultView ?? null, columns ?? null, defaultView !== undefined],
      );
    });
    return this.settings(user);
  }

  /** Records only changes to shared views, because they affect every user. */
  private record(
    manager: EntityManager,
    action: string,
    subjectId: string,
    origin: { readonly actorId: string; readonly address: string },
    details: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    return this.audit.within(manager)([{ action, ...origin, subjectType: 'saved_view', subjectId, details }]);
  }

  private write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return mapConstraintViolation(this.dataSource.transaction(work), {
      saved_views_name_unique: viewNameTaken,
      saved_views_shared_name_unique: sharedNameTaken,
    });
  }
}

/** Names only the changed parts, without values: a query can contain the name of a person. */
function changesOf(before: SavedView, after: SavedView): Record<string, object> {
  const parts = (['name', 'query', 'shared'] as const).filter((part) => before[part] !== after[part]);
  return Object.fromEntries(parts.map((part) => [part, {}]));
}

async function lockUser(manager: EntityManager, userId: string): Promise<void> {
  const users: unknown[] = await manager.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  if (users.length === 0) throw notSignedIn();
}

/** Locks the view until the transaction ends. @throws viewNotFound if the user cannot see it */
async function lockView(manager: EntityManager, userId: string, id: string): Promise<SavedView> {
  const [view]: SavedView[] = await manager.query(
    `${SELECT_VIEW} WHERE ${VISIBLE} AND view.id = $2 FOR NO KEY UPDATE OF view`,
    [userId, id],
  );
  if (!view) throw viewNotFound();
  return view;
}

async function requireRoomToShare(manager: EntityManager): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(${SHARED_VIEW_LOCKS}, 0)`);
  const [all]: { count: number }[] = await manager.query(
    'SELECT count(*)::integer AS count FROM saved_views WHERE shared',
  );
  if (all && all.count >= MAX_SHARED_VIEWS) throw tooManySharedViews();
}

async function read(manager: EntityManager, userId: string, id: string): Promise<SavedView> {
  const [view]: SavedView[] = await manager.query(`${SELECT_VIEW} WHERE ${VISIBLE} AND view.id = $2`, [userId, id]);
  if (!view) throw new Error('A view disappeared in the transaction that wrote it.');
  return view;
}
