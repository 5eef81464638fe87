import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type AuditEvent, AuditTrail } from '../domain/audit-trail.js';

/** Adds one audit row through `manager`, so that it is committed or rolled back together with the change it records. */
export async function insertAuditEvent(manager: EntityManager, event: AuditEvent): Promise<void> {
  await manager.query(
    `INSERT INTO audit_events (action, actor_id, subject_type, subject_id, address, details)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      event.action,
      event.actorId ?? null,
      event.subjectType ?? null,
      event.subjectId ?? null,
      event.address ?? null,
      JSON.stringify(event.details ?? {}),
    ],
  );
}

@Injectable()
export class PostgresAuditTrail extends AuditTrail {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  record(event: AuditEvent): Promise<void> {
    return insertAuditEvent(this.dataSource.manager, event);
  }
}
