import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { SHARED_VIEW_LOCKS } from '../../../shared/database/advisory-locks.js';
import { mapConstraintViolation } from '../../../shared/database/constraint-errors.js';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import { storeKeyWithin } from '../../../shared/database/postgres-keyed-calls.js';
import { notSignedIn } from '../../auth/domain/auth.errors.js';
import { sharedNameTaken, tooManySharedViews, tooManyViews, viewNameTaken } from '../domain/saved-view.errors.js';
import { MAX_SHARED_VIEWS, MAX_VIEWS_PER_USER, type SavedView, type SavedViewContent } from '../domain/saved-view.js';
import { SavedViewRepository } from '../domain/saved-view.repository.js';
import {
  type ListColumn,
  STANDARD_COLUMNS,
  type ViewSettings,
  type ViewSettingsChanges,
} from '../domain/view-settings.js';

const SELECT_VIEW = `
  SELECT view.id, view.name, view.query, view.shared, view.created_at AS "createdAt", view.updated_at AS "updatedAt",
    CASE WHEN owner.id IS NOT NULL THEN jsonb_build_object('id', owner.id, 'name', owner.name) END AS owner
  FROM saved_views view LEFT JOIN users owner ON owner.id = view.user_id`;
/** `$1` is whoever reads. */
const VISIBLE = '(view.user_id = $1 OR view.shared)';

@Injectable()
export class PostgresSavedViewRepository extends SavedViewRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {
    super();
  }

  listFor(userId: string): Promise<SavedView[]> {
    return this.dataSource.query(
      `${SELECT_VIEW} WHERE ${VISIBLE} ORDER BY view.user_id IS DISTINCT FROM $1, lower(view.name), view.id`,
      [userId],
    );
  }

  /** The lock on the user lets simultaneous calls count one after the other. */
  add(userId: string, { name, query, shared }: SavedViewContent, address: string): Promise<SavedView> {
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

  update(
    userId: string,
    id: string,
    { name, query, shared }: Partial<SavedViewContent>,
    judge: (view: SavedView) => void,
    address: string,
  ): Promise<SavedView | null> {
    return this.write(async (manager) => {
      const stored = await lockView(manager, userId, id);
      if (!stored) return null;
      judge(stored);
      if (shared && !stored.shared) await requireRoomToShare(manager);
      await manager.query(
        `UPDATE saved_views SET name = coalesce($2, name), query = coalesce($3, query), shared = coalesce($4, shared),
           updated_at = now()
         WHERE id = $1`,
        [id, name ?? null, query ?? null, shared ?? null],
      );
      const changed = await read(manager, userId, id);
      if (stored.shared || changed.shared) {
        const details = { name: changed.name, changes: changesOf(stored, changed) };
        await this.record(manager, 'saved_view.changed', id, { actorId: userId, address }, details);
      }
      return changed;
    });
  }

  delete(userId: string, id: string, judge: (view: SavedView) => void, address: string): Promise<boolean> {
    return this.write(async (manager) => {
      const stored = await lockView(manager, userId, id);
      if (!stored) return false;
      judge(stored);
      await manager.query('DELETE FROM saved_views WHERE id = $1', [id]);
      if (stored.shared) {
        await this.record(manager, 'saved_view.deleted', id, { actorId: userId, address }, { name: stored.name });
      }
      return true;
    });
  }

  /** A view that is not shared any more is nobody's default but its owner's. */
  async settingsOf(userId: string): Promise<ViewSettings> {
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

  changeSettings(userId: string, { defaultView, columns }: ViewSettingsChanges): Promise<boolean> {
    return this.write(async (manager) => {
      await lockUser(manager, userId);
      if (defaultView && !(await lockView(manager, userId, defaultView))) return false;
      await manager.query(
        `INSERT INTO view_settings (user_id, default_view_id, columns) VALUES ($1, $2, $3)
         ON CONFLICT (user_id) DO UPDATE SET
           default_view_id = CASE WHEN $4 THEN excluded.default_view_id ELSE view_settings.default_view_id END,
           columns = coalesce(excluded.columns, view_settings.columns)`,
        [userId, defaultView ?? null, columns ?? null, defaultView !== undefined],
      );
      return true;
    });
  }

  /** What everybody sees is everybody's business; one's own views are not. */
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

/** Which parts changed; a query may hold a name that was searched for. */
function changesOf(before: SavedView, after: SavedView): Record<string, object> {
  const parts = (['name', 'query', 'shared'] as const).filter((part) => before[part] !== after[part]);
  return Object.fromEntries(parts.map((part) => [part, {}]));
}

async function lockUser(manager: EntityManager, userId: string): Promise<void> {
  const users: unknown[] = await manager.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  if (users.length === 0) throw notSignedIn();
}

/** The view as stored, which stays so until the transaction ends; null where the user sees none. */
async function lockView(manager: EntityManager, userId: string, id: string): Promise<SavedView | null> {
  const [view]: SavedView[] = await manager.query(
    `${SELECT_VIEW} WHERE ${VISIBLE} AND view.id = $2 FOR NO KEY UPDATE OF view`,
    [userId, id],
  );
  return view ?? null;
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
  if (!view) throw new Error('A view is gone in the transaction that wrote it.');
  return view;
}
