import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { LOGGER } from '../../config/logger.js';
import { AuditReferences } from '../domain/audit-references.js';
import { type AuditEvent, AuditTrail } from '../domain/audit-trail.js';
import { RepeatedEvents } from '../domain/repeated-events.js';

const SWEEP_MS = 60_000;
/** Counts that wait for a database that is away. */
const MAX_UNWRITTEN = 20_000;

/** Adds audit rows, in the order given, by one statement. */
export type RecordAuditEvents = (events: readonly AuditEvent[]) => Promise<void>;

/** Writes to `audit_events`, where a trigger moves what is personal to `audit_values`. */
@Injectable()
export class PostgresAuditTrail extends AuditTrail implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly references: AuditReferences;
  private repeated: RepeatedEvents | null = new RepeatedEvents();
  private unwritten: AuditEvent[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENV) { jwtSecret }: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
    this.references = new AuditReferences(jwtSecret);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.writeCounts(this.repeated?.takeClosed(Date.now()) ?? []), SWEEP_MS);
    this.timer.unref();
  }

  /** From here on nothing is counted any more: there would be nobody to write it. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    const counted = this.repeated?.takeAll() ?? [];
    this.repeated = null;
    await this.writeCounts(counted);
  }

  record(event: AuditEvent): Promise<void> {
    return this.within(this.dataSource.manager)([event]);
  }

  async recordRepeated(event: AuditEvent, key = ''): Promise<void> {
    const due = this.repeated ? this.repeated.note(event, key, Date.now()) : event;
    if (due) await this.record(due);
  }

  /** Writes what was counted so far, as if every hour were over. */
  async flush(): Promise<void> {
    await this.writeCounts(this.repeated?.takeAll() ?? []);
  }

  /** Adds rows through `manager`, so that they are committed or rolled back together with the change they record. */
  within(manager: EntityManager): RecordAuditEvents {
    return async (events) => {
      if (events.length === 0) return;
      await manager.query(
        `INSERT INTO audit_events (action, actor_id, subject_type, subject_id, address, details, personal)
         SELECT action, actor_id, subject_type, subject_id, address, details, personal
         FROM jsonb_to_recordset($1::jsonb) AS event (
           action text, actor_id uuid, subject_type text, subject_id uuid, address text, details jsonb, personal jsonb)`,
        [JSON.stringify(events.map((event) => this.rowOf(event)))],
      );
    };
  }

  private rowOf({ action, actorId, subjectType, subjectId, address, details = {}, personal = {} }: AuditEvent): object {
    const references = this.references.of(personal);
    return {
      action,
      actor_id: actorId,
      subject_type: subjectType,
      subject_id: subjectId,
      address,
      details: Object.keys(references).length > 0 ? { ...details, references } : details,
      personal: Object.keys(personal).length > 0 ? personal : null,
    };
  }

  private async writeCounts(events: readonly AuditEvent[]): Promise<void> {
    const due = [...this.unwritten, ...events].slice(-MAX_UNWRITTEN);
    this.unwritten = [];
    try {
      await this.within(this.dataSource.manager)(due);
    } catch {
      this.unwritten.push(...due);
      this.logger.warn({ event: 'audit_counts_postponed', rows: due.length });
    }
  }
}
