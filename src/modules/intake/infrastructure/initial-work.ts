import type { EntityManager } from 'typeorm';
import type { RecordAuditEvents } from '../../../shared/database/postgres-audit-trail.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { type Change, externalIdsText } from '../../leads/domain/changed-values.js';
import type { ChangeOrigin } from '../../leads/domain/lead-writer.js';
import { type RecordedAct, recordLeadEvents } from '../../leads/sql/lead-history.js';
import { changeAssignments } from '../../leads/sql/lead-writes.js';
import type { InitialWork, NewLead } from '../domain/submission.repository.js';

/** The values of a new lead. */
const NEW_LEAD_WORK: Readonly<Required<InitialWork>> = { status: 'new', closeReason: null, priority: 'medium' };

interface Part {
  readonly act: RecordedAct;
  readonly details: object;
}

/**
 * Sets the status, close reason and priority of new leads. Records them and the external ids, as changes of the leads.
 * This also stores the idempotency key of an upsert, which always has an external id.
 * @param part - For leads that are part of an import: its act, and what the history entries say besides.
 */
export async function storeInitialWork(
  manager: EntityManager,
  record: RecordAuditEvents,
  leads: readonly NewLead[],
  origin: ChangeOrigin,
  part?: Part,
): Promise<void> {
  // Most leads of a file have one of a few statuses.
  const idsByWork = new Map<string, string[]>();
  for (const { id, work } of leads) {
    if (work) idsByWork.set(JSON.stringify(work), [...(idsByWork.get(JSON.stringify(work)) ?? []), id]);
  }
  for (const [work, alike] of idsByWork) {
    const parameters = new SqlParameters();
    const assignments = changeAssignments(JSON.parse(work) as InitialWork, parameters);
    const ids = parameters.add(alike);
    await manager.query(`UPDATE leads l SET ${assignments} WHERE l.id = ANY(${ids}::uuid[])`, parameters.values);
  }
  const events = leads.flatMap((lead) => {
    const changes = changesOf(lead);
    return Object.keys(changes).length > 0 ? [{ id: lead.id, changes, ...(part && { details: part.details }) }] : [];
  });
  if (events.length > 0) await recordLeadEvents(record, 'lead.updated', origin, events, part?.act);
}

function changesOf({ work, externalIds = [] }: NewLead): Record<string, Change> {
  const before = { ...NEW_LEAD_WORK, externalIds: null };
  const after = { ...NEW_LEAD_WORK, ...work, externalIds: externalIdsText(externalIds) };
  const changes: Record<string, Change> = {};
  for (const [name, to] of Object.entries(after)) {
    const from = before[name as keyof typeof before];
    if (to !== from) changes[name] = { from, to };
  }
  return changes;
}
