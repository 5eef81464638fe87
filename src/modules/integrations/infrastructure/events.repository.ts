import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { joinFormerName } from '../../../shared/database/former-name.js';
import { inParts, ROWS_AT_ONCE } from '../../../shared/database/in-parts.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { type EventPosition, endOf } from '../../leads/domain/event-cursor.js';
import { COMMITTED_UNTIL, momentOf } from '../../leads/sql/committed-until.js';
import { listed, OVERDUE } from '../../leads/sql/lead-conditions.js';
import { EVENTS_KEPT_DAYS, type Event, type EventFilter, type EventType, type EventValues } from '../domain/event.js';

interface EventRow {
  readonly id: string;
  readonly micros: string;
  readonly at: Date;
  readonly type: EventType;
  readonly lead_id: string | null;
  readonly lead_type: LeadType | null;
  readonly webhook_id: string | null;
  readonly import_id: string | null;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly changed: string[];
  readonly before: EventValues;
  readonly after: EventValues;
}

export interface EventPage {
  readonly events: readonly Event[];
  /** Everything up to here has been read. */
  readonly reached: EventPosition;
}

@Injectable()
export class EventsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the events after `from` (null: all that are kept) about leads of these types, oldest first. */
  async read(
    types: readonly LeadType[],
    filter: EventFilter,
    from: EventPosition | null,
    limit: number,
  ): Promise<EventPage> {
    const [committed]: { micros: string }[] = await this.dataSource.query(COMMITTED_UNTIL);
    const until = committed?.micros ?? '0';
    const parameters = new SqlParameters();
    const isVisible = `(e.lead_type IS NULL OR ${isAbout(types, parameters)})`;
    const conditions = [`e.at < ${momentOf(parameters.add(until))}`, isVisible];
    if (from) {
      conditions.push(`(e.at, e.id) > (${momentOf(parameters.add(from.atMicros))}, ${parameters.add(from.id)}::uuid)`);
    }
    if (filter.types) conditions.push(`e.type = ANY(${parameters.add([...filter.types])}::text[])`);
    if (filter.leadTypes) conditions.push(isAbout(filter.leadTypes, parameters));
    const rows: EventRow[] = await this.dataSource.query(
      `${selectFrom(`(SELECT * FROM events e WHERE ${conditions.join(' AND ')} ORDER BY e.at, e.id LIMIT ${limit})`)}
       ORDER BY e.at, e.id`,
      parameters.values,
    );
    const events = rows.map(eventFromRow);
    const end = from !== null && BigInt(from.atMicros) >= BigInt(until) ? from : endOf(until);
    return { events, reached: events[limit - 1] ?? end };
  }

  async findAll(ids: readonly string[]): Promise<ReadonlyMap<string, Event>> {
    const rows: EventRow[] = await this.dataSource.query(
      selectFrom('(SELECT * FROM events WHERE id = ANY($1::uuid[]))'),
      [[...ids]],
    );
    return new Map(rows.map((row) => [row.id, eventFromRow(row)]));
  }

  /** Adds an event for each promise that was missed since the last call, by any server. */
  async addMissedPromises(): Promise<void> {
    await inParts(() =>
      this.dataSource.query(
        `WITH added AS (
           INSERT INTO events (type, lead_id, lead_type, changed)
           SELECT 'promise.missed', l.id, l.type, '{promise}' FROM leads l
           WHERE ${OVERDUE} AND ${listed()} AND l.due_at > now() - interval '${EVENTS_KEPT_DAYS - 1} days'
             AND NOT EXISTS (SELECT FROM events e WHERE e.lead_id = l.id AND e.type = 'promise.missed')
           ORDER BY l.due_at LIMIT ${ROWS_AT_ONCE}
           ON CONFLICT DO NOTHING
           RETURNING id
         )
         SELECT id FROM added`,
      ),
    );
  }

  async deleteOld(): Promise<void> {
    await inParts(() =>
      this.dataSource.query(
        // The hour keeps the events after a cursor that is accepted just before it becomes too old.
        `WITH deleted AS (
           DELETE FROM events WHERE id IN (
             SELECT id FROM events WHERE at < now() - interval '${EVENTS_KEPT_DAYS} days' - interval '1 hour'
             ORDER BY at, id LIMIT ${ROWS_AT_ONCE})
           RETURNING id
         )
         SELECT id FROM deleted`,
      ),
    );
  }
}

function selectFrom(events: string): string {
  return `
    SELECT e.id, (extract(epoch FROM e.at) * 1000000)::bigint AS micros, e.at, e.type, e.lead_id, e.lead_type,
      e.webhook_id, e.import_id, e.actor_id, coalesce(a.name, former.name) AS actor_name, e.changed, e.before, e.after
    FROM ${events} AS e
    LEFT JOIN actors a ON a.id = e.actor_id
    ${joinFormerName('e.actor_id', 'a')}`;
}

/** SQL condition: the lead of event `e` has one of these types, or had it before the change. */
function isAbout(types: readonly LeadType[], parameters: SqlParameters): string {
  const named = `ANY(${parameters.add([...types])}::text[])`;
  return `(e.lead_type = ${named} OR e.before ->> 'type' = ${named})`;
}

function eventFromRow(row: EventRow): Event {
  return {
    id: row.id,
    atMicros: row.micros,
    at: row.at,
    type: row.type,
    leadId: row.lead_id,
    leadType: row.lead_type,
    webhookId: row.webhook_id,
    importId: row.import_id,
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? 'Former colleague' },
    changed: row.changed,
    before: row.before,
    after: row.after,
  };
}
