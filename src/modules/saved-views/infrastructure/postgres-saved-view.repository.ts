import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { mapConstraintViolation } from '../../../shared/database/constraint-errors.js';
import { notSignedIn } from '../../auth/domain/auth.errors.js';
import { tooManyViews, viewNameTaken } from '../domain/saved-view.errors.js';
import { MAX_VIEWS_PER_USER, type SavedView, type SavedViewContent } from '../domain/saved-view.js';
import { SavedViewRepository } from '../domain/saved-view.repository.js';

const COLUMNS = 'id, name, query, created_at AS "createdAt", updated_at AS "updatedAt"';

@Injectable()
export class PostgresSavedViewRepository extends SavedViewRepository {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  listOf(userId: string): Promise<SavedView[]> {
    return this.dataSource.query(`SELECT ${COLUMNS} FROM saved_views WHERE user_id = $1 ORDER BY lower(name), id`, [
      userId,
    ]);
  }

  /** The lock on the user lets simultaneous calls count one after the other. */
  add(userId: string, { name, query }: SavedViewContent): Promise<SavedView> {
    return mapUniqueViolation(
      this.dataSource.transaction(async (manager) => {
        const users: unknown[] = await manager.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
        if (users.length === 0) throw notSignedIn();
        const [view]: SavedView[] = await manager.query(
          `INSERT INTO saved_views (id, user_id, name, query)
           SELECT $1, $2::uuid, $3, $4 WHERE (SELECT count(*) FROM saved_views WHERE user_id = $2::uuid) < $5
           RETURNING ${COLUMNS}`,
          [uuidv7(), userId, name, query, MAX_VIEWS_PER_USER],
        );
        if (!view) throw tooManyViews();
        return view;
      }),
    );
  }

  async update(userId: string, id: string, { name, query }: Partial<SavedViewContent>): Promise<SavedView | null> {
    const [rows]: [SavedView[], number] = await mapUniqueViolation(
      this.dataSource.query(
        `UPDATE saved_views SET name = coalesce($3, name), query = coalesce($4, query), updated_at = now()
         WHERE id = $1 AND user_id = $2 RETURNING ${COLUMNS}`,
        [id, userId, name ?? null, query ?? null],
      ),
    );
    return rows[0] ?? null;
  }

  async delete(userId: string, id: string): Promise<boolean> {
    const [, affected]: [unknown, number] = await this.dataSource.query(
      'DELETE FROM saved_views WHERE id = $1 AND user_id = $2',
      [id, userId],
    );
    return affected > 0;
  }
}

function mapUniqueViolation<T>(work: Promise<T>): Promise<T> {
  return mapConstraintViolation(work, { saved_views_name_unique: viewNameTaken });
}
