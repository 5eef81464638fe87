import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { ASSIGNEE_LOCKS } from '../../../shared/database/advisory-locks.js';
import { mapConstraintViolation } from '../../../shared/database/constraint-errors.js';
import type { RecordAuditEvents } from '../../../shared/database/postgres-audit-trail.js';
import type { AuditEvent } from '../../../shared/domain/audit-trail.js';
import type { LeadsChoice, LeavingLeads } from '../domain/leaving-leads.js';
import { emailTaken, leadReceiverNotPossible } from '../domain/user.errors.js';
import type { User } from '../domain/user.js';
import type { NewUser, UserChanges, UserUpdate } from '../domain/user.repository.js';
import { handOnLeads, type Receiver } from './hand-on-leads.js';
import { UserEntity, userFromEntity } from './user.entity.js';

const UNASSIGNED_AT_ONCE = 5_000;

/** Users inside the transaction that changes them. */
export class TypeormUserChanges implements UserChanges {
  constructor(
    private readonly manager: EntityManager,
    private readonly recordEvents: RecordAuditEvents,
  ) {}

  async findById(id: string): Promise<User | null> {
    const entity = await this.manager.findOneBy(UserEntity, { id });
    return entity && userFromEntity(entity);
  }

  countActiveAdmins(): Promise<number> {
    return this.manager.countBy(UserEntity, { role: 'admin', isActive: true });
  }

  async add({ permissions, leadTypes, ...rest }: NewUser): Promise<User> {
    const id = uuidv7();
    await mapUniqueViolation(
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
    await mapUniqueViolation(
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

  async namesOfOthers(id: string | null): Promise<string[]> {
    const rows: { name: string }[] = await this.manager.query(
      'SELECT name FROM users WHERE id IS DISTINCT FROM $1::uuid',
      [id],
    );
    return rows.map(({ name }) => name);
  }

  async passwordHashOf(id: string): Promise<string | null> {
    const [row]: { password_hash: string }[] = await this.manager.query(
      'SELECT password_hash FROM users WHERE id = $1',
      [id],
    );
    return row?.password_hash ?? null;
  }

  async setPassword(id: string, passwordHash: string): Promise<void> {
    await this.manager.update(UserEntity, { id }, { passwordHash, mustChangePassword: false, updatedAt: new Date() });
  }

  async endSessions(id: string, exceptSessionId?: string): Promise<void> {
    await this.manager.query(
      `UPDATE sessions SET revoked_at = now(), browser = NULL, address = NULL
       WHERE user_id = $1 AND revoked_at IS NULL AND id IS DISTINCT FROM $2`,
      [id, exceptSessionId ?? null],
    );
  }

  async lockAssignees(): Promise<void> {
    await this.manager.query(`SELECT pg_advisory_xact_lock(${ASSIGNEE_LOCKS}, 0)`);
  }

  async handOnLeads(
    leads: LeavingLeads,
    choice: LeadsChoice | null,
    types: readonly LeadType[],
    by: { actorId: string; address: string },
  ): Promise<void> {
    await handOnLeads(this.manager, leads, choice && (await this.receiverOf(leads, choice, types)), by);
  }

  private async receiverOf(
    leads: LeavingLeads,
    { to, userId }: LeadsChoice,
    types: readonly LeadType[],
  ): Promise<Receiver> {
    if (to !== 'user') return { to, userId: null, types };
    const receiver = userId === undefined || userId === leads.userId ? null : await this.findById(userId);
    if (!receiver?.isActive) throw leadReceiverNotPossible();
    return { to, userId: receiver.id, types: types.filter((type) => receiver.leadTypes.includes(type)) };
  }

  /** Sessions go with the user and notes lose their author by their foreign keys. */
  async delete(id: string, by: { actorId: string; address: string }): Promise<void> {
    while (await this.unassignSome(id, by));
    await this.manager.delete(UserEntity, { id });
  }

  /**
   * So few leads at a time that no statement reaches its time limit, locked in the order that every change of many leads
   * locks them.
   * @returns whether there were any
   */
  private async unassignSome(id: string, by: { actorId: string; address: string }): Promise<boolean> {
    const unassigned: unknown[] = await this.manager.query(
      `WITH theirs AS (
         SELECT l.id FROM leads l WHERE l.assigned_to = $1 ORDER BY l.id LIMIT ${UNASSIGNED_AT_ONCE} FOR NO KEY UPDATE
       ), unassigned AS (
         UPDATE leads l SET assigned_to = NULL, version = l.version + 1, updated_at = now()
         FROM theirs WHERE l.id = theirs.id
         RETURNING l.id
       )
       INSERT INTO audit_events (action, actor_id, address, subject_type, subject_id, details)
       SELECT 'lead.updated', $2, $3, 'lead', id,
              jsonb_build_object('changes', jsonb_build_object('assignedTo', jsonb_build_object('from', $4::text, 'to', null)))
       FROM unassigned
       RETURNING subject_id`,
      [id, by.actorId, by.address, id],
    );
    return unassigned.length > 0;
  }

  record(event: AuditEvent): Promise<void> {
    return this.recordEvents([event]);
  }

  private async stored(id: string): Promise<User> {
    return userFromEntity(await this.manager.findOneByOrFail(UserEntity, { id }));
  }
}

function mapUniqueViolation<T>(statement: Promise<T>): Promise<T> {
  return mapConstraintViolation(statement, { users_email_unique: emailTaken });
}
