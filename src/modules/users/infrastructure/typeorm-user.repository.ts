import { Injectable } from '@nestjs/common';
import { Brackets, DataSource, type Repository } from 'typeorm';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { USER_LOCKS } from '../../../shared/database/advisory-locks.js';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import type { OpenLeads } from '../domain/leaving-leads.js';
import type { User } from '../domain/user.js';
import { type NewUser, type UserChanges, type UserFilter, UserRepository } from '../domain/user.repository.js';
import { IS_OPEN } from './hand-on-leads.js';
import { TypeormUserChanges } from './typeorm-user-changes.js';
import { UserEntity, userFromEntity } from './user.entity.js';

/** Whoever changes users holds it until the change is committed. */
const LOCK_USERS = `SELECT pg_advisory_xact_lock(${USER_LOCKS}, 0)`;

@Injectable()
export class TypeormUserRepository extends UserRepository {
  private readonly users: Repository<UserEntity>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {
    super();
    this.users = dataSource.getRepository(UserEntity);
  }

  async findById(id: string): Promise<User | null> {
    const entity = await this.users.findOneBy({ id });
    return entity && userFromEntity(entity);
  }

  async findCredentials(email: string): Promise<{ user: User; passwordHash: string } | null> {
    const entity = await this.users
      .createQueryBuilder('user')
      .addSelect('user.passwordHash')
      .where('lower(user.email) = lower(:email)', { email })
      .getOne();
    return entity && { user: userFromEntity(entity), passwordHash: entity.passwordHash };
  }

  async list(filter: UserFilter, page: { offset: number; limit: number }): Promise<{ users: User[]; total: number }> {
    const query = this.users.createQueryBuilder('user');
    if (filter.role !== undefined) query.andWhere('user.role = :role', { role: filter.role });
    if (filter.isActive !== undefined) query.andWhere('user.isActive = :isActive', { isActive: filter.isActive });
    if (filter.search !== undefined) {
      query.andWhere(
        new Brackets((either) =>
          either
            .where('position(lead_text_form(:search) in lead_text_form(user.name)) > 0')
            .orWhere('position(lead_text_form(:search) in lead_text_form(user.email)) > 0'),
        ),
        { search: filter.search },
      );
    }
    const [entities, total] = await query
      .orderBy('user.createdAt', 'ASC')
      .addOrderBy('user.id', 'ASC')
      .skip(page.offset)
      .take(page.limit)
      .getManyAndCount();
    return { users: entities.map(userFromEntity), total };
  }

  async listActive(): Promise<User[]> {
    const entities = await this.users.find({ where: { isActive: true }, order: { name: 'ASC', id: 'ASC' } });
    return entities.map(userFromEntity);
  }

  async openLeadsOf(id: string, types: readonly LeadType[]): Promise<OpenLeads> {
    const byType: { type: LeadType; count: number }[] = await this.dataSource.query(
      `SELECT l.type, count(*)::int AS count FROM leads l
       WHERE l.assigned_to = $1 AND l.type = ANY ($2::text[]) AND ${IS_OPEN} AND l.quarantined_at IS NULL
       GROUP BY l.type ORDER BY count(*) DESC, l.type`,
      [id, [...types]],
    );
    return { open: byType.reduce((sum, { count }) => sum + count, 0), byType };
  }

  change<T>(work: (users: UserChanges) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(LOCK_USERS);
      return work(new TypeormUserChanges(manager, this.audit.within(manager)));
    });
  }

  addFirst(user: NewUser, prepare: () => Promise<void>): Promise<User | null> {
    return this.dataSource.transaction(async (manager) => {
      // Two processes that start together must not make two administrators.
      await manager.query(LOCK_USERS);
      if (await manager.existsBy(UserEntity, {})) return null;
      await prepare();
      const changes = new TypeormUserChanges(manager, this.audit.within(manager));
      const added = await changes.add(user);
      await changes.record({
        action: 'user.created',
        subjectType: 'user',
        subjectId: added.id,
        details: { first: true },
        personal: { name: added.name, email: added.email },
      });
      return added;
    });
  }

  hasFirstPassword(): Promise<boolean> {
    return this.users.existsBy({ mustChangePassword: true });
  }
}
