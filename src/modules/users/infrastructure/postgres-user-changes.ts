import type { DataSource, EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { USER_LOCKS } from '../../../shared/database/advisory-locks.js';
import { mapConstraintViolation } from '../../../shared/database/database-failure.js';
import type { RecordAuditEvents } from '../../../shared/database/postgres-audit-trail.js';
import type { AuditEvent } from '../../../shared/domain/audit-trail.js';
import { emailTaken } from '../domain/user.errors.js';
import type { User } from '../domain/user.js';
import type { NewUser, PasswordAuthor, UserChanges } from '../domain/user.repository.js';
import { UserEntity, userFromEntity } from './user.entity.js';

/** Runs `work` in a transaction. A lock makes all other changes to users wait, in every process. */
export function changeUsers<T>(dataSource: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  return dataSource.transaction(async (manager) => {
    await manager.query(`SELECT pg_advisory_xact_lock(${USER_LOCKS}, 0)`);
    return work(manager);
  });
}

export class PostgresUserChanges implements UserChanges {
  constructor(
    protected readonly manager: EntityManager,
    protected readonly recordEvents: RecordAuditEvents,
  ) {}

  async findById(id: string): Promise<User | null> {
    const entity = await this.manager.findOneBy(UserEntity, { id });
    return entity && userFromEntity(entity);
  }

  async add({ permissions, leadTypes, ...rest }: NewUser): Promise<User> {
    const id = uuidv7();
    await mapTakenEmail(
      this.manager.insert(UserEntity, {
        ...rest,
        id,
        isActive: true,
        permissions: [...permissions],
        leadTypes: [...leadTypes],
      }),
    );
    return this.stored(id);
  }

  async passwordHashOf(id: string): Promise<string | null> {
    const [row]: { password_hash: string }[] = await this.manager.query(
      'SELECT password_hash FROM users WHERE id = $1',
      [id],
    );
    return row?.password_hash ?? null;
  }

  async setPassword(id: string, passwordHash: string, chosenBy: PasswordAuthor): Promise<void> {
    const mustChangePassword = chosenBy === 'someone_else';
    await this.manager.update(
      UserEntity,
      { id },
      { passwordHash, mustChangePassword, hasGeneratedPassword: false, updatedAt: new Date() },
    );
  }

  async endSessions(id: string, exceptSessionId?: string): Promise<void> {
    await this.manager.query(
      `UPDATE sessions SET revoked_at = now(), browser = NULL, address = NULL
       WHERE user_id = $1 AND revoked_at IS NULL AND id IS DISTINCT FROM $2`,
      [id, exceptSessionId ?? null],
    );
  }

  record(event: AuditEvent): Promise<void> {
    return this.recordEvents([event]);
  }

  protected async stored(id: string): Promise<User> {
    return userFromEntity(await this.manager.findOneByOrFail(UserEntity, { id }));
  }
}

/** Throws `emailTaken` if `work` fails because another user has the email. */
export function mapTakenEmail<T>(work: Promise<T>): Promise<T> {
  return mapConstraintViolation(work, { users_email_unique: emailTaken });
}
