import { Injectable } from '@nestjs/common';
import { Brackets, DataSource, type Repository } from 'typeorm';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import type { User } from '../domain/user.js';
import { type NewUser, type UserChanges, type UserFilter, UserRepository } from '../domain/user.repository.js';
import { changeUsers, PostgresUserChanges } from './postgres-user-changes.js';
import { UserEntity, userFromEntity } from './user.entity.js';

@Injectable()
export class PostgresUserRepository extends UserRepository {
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

  change<T>(work: (users: UserChanges) => Promise<T>): Promise<T> {
    return changeUsers(this.dataSource, (manager) =>
      work(new PostgresUserChanges(manager, this.audit.within(manager))),
    );
  }

  addFirst(user: NewUser, prepare: () => Promise<void>): Promise<User | null> {
    // The lock prevents two processes that start together from each creating an administrator.
    return changeUsers(this.dataSource, async (manager) => {
      if (await manager.existsBy(UserEntity, {})) return null;
      await prepare();
      const changes = new PostgresUserChanges(manager, this.audit.within(manager));
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
    // A server of the previous release clears only the first of the two columns.
    return this.users.existsBy({ mustChangePassword: true, hasGeneratedPassword: true });
  }
}
