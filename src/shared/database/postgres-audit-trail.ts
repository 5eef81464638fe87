import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { ENV, type Env } from '../../config/env.js';
import { LOGGER } from '../../config/logger.js';
import { AuditReferences } from '../domain/audit-references.js';
import { type AuditEvent, AuditTrail } from '../domain/audit-trail.js';
import { RepeatedEvents } from '../domain/repeated-events.js';
import { storeKeyWithin } from './postgres-keyed-calls.js';

const SWEEP_MS = 60_000;
/** Rows that no request waits for are collected for this long and then written with one statement. */
const WRITE_DELAY_MS = 250;
/** Maximum number of rows that wait while the database is unavailable. Beyond this, the oldest rows are dropped. */
const MAX_PENDING = 20_000;

export type RecordAuditEvents = (events: readonly AuditEvent[]) => Promise<void>;

/** Called with the events that `within` recorded, in the same transaction. */
type RecordedListener = (manager: EntityManager, events: readonly AuditEvent[]) => Promise<void>;

/** Writes to `audit_events`. A trigger moves personal values to `audit_values`. */
@Injectable()
export class PostgresAuditTrail extends AuditTrail implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly references: AuditReferences;
  private readonly listeners: RecordedListener[] = [];
  private readonly repeated = new RepeatedEvents();
  private pending: AuditEvent[] = [];
  private writing: Promise<void> = Promise.resolve();
  private writeTimer: NodeJS.Timeout | undefined;
  private sweepTimer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENV) { jwtSecret }: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
    this.references = new AuditReferences(jwtSecret);
  }

  onApplicationBootstrap(): void {
    this.sweepTimer = setInterval(() => this.enqueue(this.repeated.takeClosed(Date.now())), SWEEP_MS);
    this.sweepTimer.unref();
  }

  /** From here on, every event is written immediately, because no later run would write it. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.sweepTimer);
    this.isStopping = true;
    await this.flush();
  }

  /** `listener` runs in the transaction that records the events. If it fails, the transaction rolls back. */
  onRecorded(listener: RecordedListener): void {
    this.listeners.push(listener);
  }

  record(event: AuditEvent): Promise<void> {
    return this.within(this.dataSource.manager)([event]);
  }

  async recordRepeated(event: AuditEvent, key = ''): Promise<void> {
    const due = this.due(event, key);
    if (due) await this.record(due);
  }

  recordSoon(event: AuditEvent, key = ''): void {
    const due = this.due(event, key);
    if (due) this.enqueue([{ ...due, at: new Date() }]);
  }

  async flush(): Promise<void> {
    this.pending.push(...this.repeated.takeAll());
    await this.writePending();
  }

  /** Adds rows through `manager`, so that they commit or roll back with the recorded change. */
  within(manager: EntityManager): RecordAuditEvents {
    return async (events) => {
      if (events.length === 0) return;
      await manager.query(
        `INSERT INTO audit_events (at, action, actor_id, subject_type, subject_id, address, details, personal)
         SELECT coalesce(at, now()), action, actor_id, subject_type, subject_id, address, details, personal
         FROM jsonb_to_recordset($1::jsonb) AS event (
           at timestamptz, action text, actor_id uuid, subject_type text, subject_id uuid, address text, details jsonb,
           personal jsonb)`,
        [JSON.stringify(events.map((event) => this.rowOf(event)))],
      );
      for (const listener of this.listeners) await listener(manager, events);
      await storeKeyWithin(manager);
    };
  }

  private due(event: AuditEvent, key: string): AuditEvent | null {
    return this.isStopping ? event : this.repeated.note(event, key, Date.now());
  }

  private enqueue(events: readonly AuditEvent[]): void {
    this.pending.push(...events);
    if (this.pending.length === 0) return;
    this.writeTimer ??= setTimeout(() => void this.writePending(), this.isStopping ? 0 : WRITE_DELAY_MS);
  }

  /** Writes one statement at a time, so that many rows use only one connection. */
  private writePending(): Promise<void> {
    clearTimeout(this.writeTimer);
    this.writeTimer = undefined;
    this.writing = this.writing.then(async () => {
      const rows = this.pending;
      this.pending = [];
      try {
        await this.within(this.dataSource.manager)(rows);
      } catch {
        this.pending = [...rows, ...this.pending].slice(-MAX_PENDING);
        this.logger.warn({ event: 'audit_rows_postponed', rows: this.pending.length });
      }
    });
    return this.writing;
  }

  private rowOf({ action, actorId, subjectType, subjectId, at, address, counts, personal = {}, ...event }: AuditEvent) {
    const references = this.references.of(personal);
    const details = { ...event.details, ...counts };
    return {
      at,
      action,
      actor_id: actorId,
      subject_type: subjectType,
      subject_id: subjectId,
      address,
      details: Object.keys(references).length > 0 ? { ...details, references } : details,
      personal: Object.keys(personal).length > 0 ? personal : null,
    };
  }
}
