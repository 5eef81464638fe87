import { type EntityManager, QueryFailedError } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { insertAuditEvent } from '../../../shared/database/typeorm-audit-trail.js';
import type { AuditEvent } from '../../../shared/domain/audit-trail.js';
import { emailTaken } from '../domain/user.errors.js';
import type { User } from '../domain/user.js';
import type { NewUser, UserChanges, UserUpdate } from '../domain/user.repository.js';
import { UserEntity, userFromEntity } from './user.entity.js';

const UNIQUE_VIOLATION = '23505';

/** Users inside the transaction that changes them. */
export class TypeormUserChanges implements UserChanges {
  constructor(private readonly manager: EntityManager) {}

  async findById(id: string): Promise<User | null> {
    const entity = await this.manager.findOneBy(UserEntity, { id });
    return entity && userFromEntity(entity);
  }

  countActiveAdmins(): Promise<number> {
    return this.manager.countBy(UserEntity, { role: 'admin', isActive: true });
  }

  async add({ permissions, leadTypes, ...rest }: NewUser): Promise<User> {
    const id = uuidv7();
    await refusingTakenEmail(
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

  async update(id: string, { permissions, leadTypes, ...rest }: UserUpdate): Promise<User> {
    await refusingTakenEmail(
      this.manager.update(
        UserEntity,
        { id },
        {
          ...rest,
          ...(permissions && { permissions: [...permissions] }),
          ...(leadTypes && { leadTypes: [...leadTypes] }),
          updatedAt: new Date(),
        },
      ),
    );
    return this.stored(id);
  }

  async setPassword(id: string, passwordHash: string): Promise<void> {
    await this.manager.update(UserEntity, { id }, { passwordHash, updatedAt: new Date() });
  }

  async endSessions(id: string, exceptSessionId?: string): Promise<void> {
    await this.manager.query(
      'UPDATE sessions SET revoked_at = now() WHERE user_id = $1 AND revoked_at IS NULL AND id IS DISTINCT FROM $2',
      [id, exceptSessionId ?? null],
    );
  }

  /** Sessions go with the user; leads become unassigned and notes lose their author by their foreign keys. */
  async delete(id: string): Promise<void> {
    await this.manager.delete(UserEntity, { id });
  }

  record(event: AuditEvent): Promise<void> {
    return insertAuditEvent(this.manager, event);
  }

  private async stored(id: string): Promise<User> {
    return userFromEntity(await this.manager.findOneByOrFail(UserEntity, { id }));
  }
}

async function refusingTakenEmail(statement: Promise<unknown>): Promise<void> {
  try {
    await statement;
  } catch (failure) {
    if (failure instanceof QueryFailedError && (failure.driverError as { code?: string }).code === UNIQUE_VIOLATION) {
      throw emailTaken();
    }
    throw failure;
  }
}
