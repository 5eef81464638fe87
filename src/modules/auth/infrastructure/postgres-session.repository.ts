import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { Batcher } from '../../../shared/database/batcher.js';
import { preparedQuery } from '../../../shared/database/pool-query.js';
import type { Permission } from '../../users/domain/permissions.js';
import { effectiveRights, type Role } from '../../users/domain/user.js';
import { type ActiveSession, type ListedSession, SessionRepository } from '../domain/session.repository.js';
import type { SessionPlace } from '../domain/session-place.js';

interface SessionUserRow {
  session_id: string;
  id: string;
  name: string;
  email: string;
  role: Role;
  is_active: boolean;
  must_change_password: boolean;
  permissions: Permission[];
  lead_types: LeadType[];
  created_at: Date;
  updated_at: Date;
  signed_in_at: Date;
}

interface SessionRow {
  id: string;
  created_at: Date;
  expires_at: Date;
  browser: string | null;
  address: string | null;
}

/** Ends a session and clears its browser and address. */
const END = 'revoked_at = now(), browser = NULL, address = NULL';

@Injectable()
export class PostgresSessionRepository extends SessionRepository {
  /** Batches concurrent lookups. The query starts after the calls arrive, so it never returns an ended session. */
  private readonly finds = new Batcher((sessionIds: readonly string[]) => this.findAll(sessionIds), {
    size: 64,
    atOnce: 2,
  });

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async open(
    userId: string,
    passwordHash: string,
    { ttlSeconds, maxSessions, place }: { ttlSeconds: number; maxSessions: number; place: SessionPlace },
  ): Promise<string | null> {
    return this.dataSource.transaction(async (manager) => {
      // The row lock orders this sign-in and a password reset: the reset either changes the hash first or ends this
      // session afterwards. Because of the lock, concurrent sign-ins of one user also count each other's sessions.
      const [user] = await manager.query<{ id: string }[]>(
        'SELECT id FROM users WHERE id = $1 AND password_hash = $2 AND is_active FOR NO KEY UPDATE',
        [userId, passwordHash],
      );
      if (!user) return null;
      await manager.query(
        `UPDATE sessions SET ${END}
         WHERE id IN (
           SELECT id FROM sessions WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > now()
           ORDER BY created_at DESC, id DESC OFFSET $2)`,
        [userId, maxSessions - 1],
      );
      const id = uuidv7();
      await manager.query(
        `INSERT INTO sessions (id, user_id, expires_at, browser, address)
         VALUES ($1, $2, now() + make_interval(secs => $3), $4, $5)`,
        [id, userId, ttlSeconds, place.browser, place.address],
      );
      return id;
    });
  }

  find(sessionId: string): Promise<ActiveSession | null> {
    return this.finds.add(sessionId);
  }

  private async findAll(sessionIds: readonly string[]): Promise<(ActiveSession | null)[]> {
    const rows = await preparedQuery<SessionUserRow>(
      this.dataSource,
      `SELECT s.id AS session_id, u.id, u.name, u.email, u.role, u.is_active, u.must_change_password, u.permissions, u.lead_types, u.created_at, u.updated_at,
              s.created_at AS signed_in_at
       FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = ANY ($1::uuid[]) AND s.revoked_at IS NULL AND s.expires_at > now() AND u.is_active`,
      [[...new Set(sessionIds)]],
    );
    const sessions = new Map(rows.map((row) => [row.session_id, sessionFromRow(row)]));
    return sessionIds.map((sessionId) => sessions.get(sessionId) ?? null);
  }

  async list(userId: string): Promise<ListedSession[]> {
    const rows = await this.dataSource.query<SessionRow[]>(
      `SELECT id, created_at, expires_at, browser, address FROM sessions
       WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > now()
       ORDER BY created_at DESC, id DESC`,
      [userId],
    );
    return rows.map(({ id, created_at: signedInAt, expires_at: expiresAt, browser, address }) => ({
      id,
      signedInAt,
      expiresAt,
      place: browser === null || address === null ? null : { browser, address },
    }));
  }

  async end(userId: string, sessionId: string): Promise<boolean> {
    return (await this.endWhere('id = $2', userId, sessionId)) > 0;
  }

  endOthers(userId: string, sessionId: string): Promise<number> {
    return this.endWhere('id <> $2', userId, sessionId);
  }

  async deleteExpired(): Promise<void> {
    await this.dataSource.query('DELETE FROM sessions WHERE expires_at < now()');
  }

  private async endWhere(which: string, userId: string, sessionId: string): Promise<number> {
    const [, ended] = await this.dataSource.query<[unknown, number]>(
      `UPDATE sessions SET ${END} WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > now() AND ${which}`,
      [userId, sessionId],
    );
    return ended;
  }
}

function sessionFromRow(row: SessionUserRow): ActiveSession {
  const { id, name, email, role, permissions, lead_types: leadTypes } = row;
  return {
    user: {
      id,
      name,
      email,
      role,
      isActive: row.is_active,
      mustChangePassword: row.must_change_password,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      ...effectiveRights(role, { permissions, leadTypes }),
    },
    signedInAt: row.signed_in_at,
  };
}
