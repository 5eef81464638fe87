import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { preparedQuery } from '../../../shared/database/prepared-query.js';
import type { Permission } from '../../users/domain/permissions.js';
import { effectiveRights, type Role, type User } from '../../users/domain/user.js';
import { SessionRepository } from '../domain/session.repository.js';

interface SessionUserRow {
  id: string;
  name: string;
  email: string;
  role: Role;
  is_active: boolean;
  permissions: Permission[];
  lead_types: LeadType[];
  created_at: Date;
  updated_at: Date;
}

@Injectable()
export class PostgresSessionRepository extends SessionRepository {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** The row lock makes it wait for a reset under way, or the reset wait for it and then end this session too. */
  async open(userId: string, passwordHash: string, ttlSeconds: number): Promise<string | null> {
    const [row]: { id: string }[] = await this.dataSource.query(
      `INSERT INTO sessions (id, user_id, expires_at)
       SELECT $1, u.id, now() + make_interval(secs => $2)
       FROM users u
       WHERE u.id = $3 AND u.password_hash = $4 AND u.is_active
       FOR SHARE OF u
       RETURNING id`,
      [uuidv7(), ttlSeconds, userId, passwordHash],
    );
    return row?.id ?? null;
  }

  async findUser(sessionId: string): Promise<User | null> {
    const [row] = await preparedQuery<SessionUserRow>(
      this.dataSource,
      `SELECT u.id, u.name, u.email, u.role, u.is_active, u.permissions, u.lead_types, u.created_at, u.updated_at
       FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = $1 AND s.revoked_at IS NULL AND s.expires_at > now() AND u.is_active`,
      [sessionId],
    );
    if (!row) return null;
    const { id, name, email, role, permissions, lead_types: leadTypes } = row;
    return {
      id,
      name,
      email,
      role,
      isActive: row.is_active,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      ...effectiveRights(role, { permissions, leadTypes }),
    };
  }

  async end(sessionId: string): Promise<void> {
    await this.dataSource.query('UPDATE sessions SET revoked_at = now() WHERE id = $1 AND revoked_at IS NULL', [
      sessionId,
    ]);
  }

  async deleteExpired(): Promise<void> {
    await this.dataSource.query('DELETE FROM sessions WHERE expires_at < now()');
  }
}
