import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import {
  assignableOf,
  isWorkedOn,
  type LeadsReceiver,
  lockOutAssigning,
  reassignLeadsFrom,
} from '../../leads/sql/lead-assignment.js';
import type { User } from '../../users/domain/user.js';
import { changeUsers, mapTakenEmail, PostgresUserChanges } from '../../users/infrastructure/postgres-user-changes.js';
import { UserEntity } from '../../users/infrastructure/user.entity.js';
import { leadReceiverNotPossible } from '../domain/staff.errors.js';
import {
  type LeadsChoice,
  type LeavingLeads,
  type OpenLeads,
  type StaffChanges,
  StaffRepository,
  type UserUpdate,
} from '../domain/staff.repository.js';

@Injectable()
export class PostgresStaffRepository extends StaffRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {
    super();
  }

  async openLeadsOf(id: string, types: readonly LeadType[]): Promise<OpenLeads> {
    const byType: { type: LeadType; count: number }[] = await this.dataSource.query(
      `SELECT l.type, count(*)::int AS count FROM leads l
       WHERE l.assigned_to = $1 AND l.type = ANY ($2::text[]) AND ${isWorkedOn('l')} AND l.quarantined_at IS NULL
       GROUP BY l.type ORDER BY count(*) DESC, l.type`,
      [id, [...types]],
    );
    return { open: byType.reduce((sum, { count }) => sum + count, 0), byType };
  }

  change<T>(work: (staff: StaffChanges) => Promise<T>): Promise<T> {
    return changeUsers(this.dataSource, (manager) =>
      work(new PostgresStaffChanges(manager, this.audit.within(manager))),
    );
  }
}

class PostgresStaffChanges extends PostgresUserChanges implements StaffChanges {
  countActiveAdmins(): Promise<number> {
    return this.manager.countBy(UserEntity, { role: 'admin', isActive: true });
  }

  async namesOfOthers(id: string | null): Promise<string[]> {
    const rows: { name: string }[] = await this.manager.query(
      'SELECT name FROM users WHERE id IS DISTINCT FROM $1::uuid',
      [id],
    );
    return rows.map(({ name }) => name);
  }

  async update(id: string, { permissions, leadTypes, ...rest }: UserUpdate): Promise<User> {
    await mapTakenEmail(
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

  lockOutAssigning(): Promise<void> {
    return lockOutAssigning(this.manager);
  }

  async reassignLeadsOf(
    leads: LeavingLeads,
    choice: LeadsChoice | null,
    types: readonly LeadType[],
    by: { actorId: string; address: string },
  ): Promise<void> {
    const receiver = choice && (await this.receiverOf(leads, choice, types));
    await reassignLeadsFrom(this.manager, this.recordEvents, { ...leads, onlyOpen: true }, receiver, by);
  }

  private async receiverOf(
    leads: LeavingLeads,
    { to, userId }: LeadsChoice,
    types: readonly LeadType[],
  ): Promise<LeadsReceiver> {
    if (to !== 'user') return { to, userId: null, types };
    if (userId === undefined || userId === leads.userId) throw leadReceiverNotPossible();
    const [receiver] = await assignableOf(this.manager, [userId], types);
    if (!receiver) throw leadReceiverNotPossible();
    return { to, userId: receiver.id, types: receiver.leadTypes };
  }

  /** The foreign keys delete the user's sessions and clear the author of their notes. */
  async delete(id: string, by: { actorId: string; address: string }): Promise<void> {
    await reassignLeadsFrom(this.manager, this.recordEvents, { userId: id, types: null, onlyOpen: false }, null, by);
    await this.manager.delete(UserEntity, { id });
  }
}
