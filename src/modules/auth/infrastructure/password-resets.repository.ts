import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import { changeUsers, PostgresUserChanges } from '../../users/infrastructure/postgres-user-changes.js';
import { EMAILS_PER_HOUR, LINK_MINUTES } from '../domain/password-reset.js';

export interface ResetLink {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly mustChangePassword: boolean;
  readonly expiresAt: Date;
  readonly tokenHash: Buffer;
}

/** The link is neither used, replaced nor expired, and its user is active. */
const OPEN = 'r.ended_at IS NULL AND r.expires_at > now() AND u.is_active';

const LINK = `r.id, r.user_id AS "userId", u.name, u.email, u.password_hash AS "passwordHash",
  u.must_change_password AS "mustChangePassword", r.expires_at AS "expiresAt", r.token_hash AS "tokenHash"`;

/** Links to choose a new password. Emails about them are queued in the same transaction. */
@Injectable()
export class PasswordResetRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {}

  /**
   * Stores a link that replaces the user's earlier ones, and queues its email. Without a user, or past
   * `EMAILS_PER_HOUR`, only records the request.
   */
  async request(
    { userId, email, address }: { userId: string | null; email: string; address: string },
    hashOf: (linkId: string) => Buffer,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const isSent = userId !== null && (await this.addLink(manager, userId, hashOf));
      await this.audit.within(manager)([
        {
          action: 'auth.reset_requested',
          actorId: userId,
          address,
          details: { emailSent: isSent },
          personal: { email },
        },
      ]);
    });
  }

  private async addLink(manager: EntityManager, userId: string, hashOf: (linkId: string) => Buffer): Promise<boolean> {
    // Concurrent requests for one user wait here, so that they count each other's links.
    const [user] = await manager.query<unknown[]>('SELECT FROM users WHERE id = $1 AND is_active FOR NO KEY UPDATE', [
      userId,
    ]);
    const [sent] = await manager.query<{ links: number }[]>(
      `SELECT count(*)::int AS links FROM password_resets
       WHERE user_id = $1 AND requested_at > now() - interval '1 hour'`,
      [userId],
    );
    if (!user || (sent?.links ?? 0) >= EMAILS_PER_HOUR) return false;
    await manager.query('UPDATE password_resets SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL', [
      userId,
    ]);
    const id = uuidv7();
    await manager.query(
      `INSERT INTO password_resets (id, user_id, token_hash, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(mins => $4))`,
      [id, userId, hashOf(id), LINK_MINUTES],
    );
    await queueEmail(manager, 'password_reset', id, userId);
    return true;
  }

  async findByToken(hash: Buffer): Promise<ResetLink | null> {
    return this.findWhere('r.token_hash = $1', hash);
  }

  async findById(id: string): Promise<ResetLink | null> {
    return this.findWhere('r.id = $1', id);
  }

  /** Returns false if the link or its account has changed since the link was read. */
  async use(link: ResetLink, newPasswordHash: string, address: string): Promise<boolean> {
    return changeUsers(this.dataSource, async (manager) => {
      const [, used] = await manager.query<[unknown, number]>(
        `UPDATE password_resets r SET ended_at = now() FROM users u
         WHERE r.id = $1 AND u.id = r.user_id AND u.password_hash = $2 AND u.email = $3 AND ${OPEN}`,
        [link.id, link.passwordHash, link.email],
      );
      if (used === 0) return false;
      const users = new PostgresUserChanges(manager, this.audit.within(manager));
      await users.setPassword(link.userId, newPasswordHash, 'user');
      await users.endSessions(link.userId);
      await users.record({
        action: 'user.password_changed',
        actorId: link.userId,
        subjectType: 'user',
        subjectId: link.userId,
        address,
        details: { byLink: true },
      });
      await queueEmail(manager, 'password_changed', link.id, link.userId);
      return true;
    });
  }

  /** Keeps links for an hour, because requests count the links of an hour. */
  async deleteOld(): Promise<void> {
    await this.dataSource.query(`DELETE FROM password_resets WHERE requested_at < now() - interval '1 hour'`);
  }

  private async findWhere(condition: string, value: Buffer | string): Promise<ResetLink | null> {
    const [link] = await this.dataSource.query<ResetLink[]>(
      `SELECT ${LINK} FROM password_resets r JOIN users u ON u.id = r.user_id WHERE ${condition} AND ${OPEN}`,
      [value],
    );
    return link ?? null;
  }
}

/** The module `notifications` composes and sends the email. The row contains only ids. */
async function queueEmail(
  manager: EntityManager,
  kind: 'password_reset' | 'password_changed',
  linkId: string,
  userId: string,
): Promise<void> {
  await manager.query(`INSERT INTO outbox (channel, kind, event, user_id) VALUES ('mail', $1, $1 || ':' || $2, $3)`, [
    kind,
    linkId,
    userId,
  ]);
}
