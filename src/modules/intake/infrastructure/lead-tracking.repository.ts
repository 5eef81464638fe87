import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { INTAKE_CONNECTIONS } from '../../../database/connections.js';
import { preparedQuery } from '../../../shared/database/pool-query.js';
import { CONTACTED } from '../../leads/sql/lead-conditions.js';
import type { TrackedLead } from '../domain/lead-tracking.js';

const FIND = `
  WITH RECURSIVE merged AS (
    SELECT id, merged_into FROM leads WHERE reference = $1
    UNION
    SELECT next.id, next.merged_into FROM leads next JOIN merged ON next.id = merged.merged_into
  )
  SELECT own.phone, own.phone_e164 AS "phoneE164", own.created_at AS "createdAt", own.due_at AS "dueAt", l.status,
    ${CONTACTED} AS "isContacted"
  FROM leads own, leads l JOIN merged ON l.id = merged.id AND merged.merged_into IS NULL
  WHERE own.reference = $1`;

@Injectable()
export class LeadTrackingRepository {
  constructor(@InjectDataSource(INTAKE_CONNECTIONS) private readonly dataSource: DataSource) {}

  /** Returns the lead with this reference, with the status of the lead that it was merged into. */
  async find(reference: string): Promise<TrackedLead | null> {
    const [found] = await preparedQuery<TrackedLead>(this.dataSource, FIND, [reference]);
    return found ?? null;
  }
}
