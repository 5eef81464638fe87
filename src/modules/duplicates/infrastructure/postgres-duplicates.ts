import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { channelsOf, ENV, type Env } from '../../../config/env.js';
import { PERSONAL_COLUMNS } from '../../../lead-types/personal-fields.js';
import { mapConstraintViolation, retryAfterLock } from '../../../shared/database/database-failure.js';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { notSignedIn } from '../../auth/domain/auth.errors.js';
import { changedValues } from '../../leads/domain/changed-values.js';
import type { Lead, PersonalInfo } from '../../leads/domain/lead.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';
import { type ChangeOrigin, type LeadChanges, normalizePhone } from '../../leads/domain/lead-writer.js';
import {
  lockAssignees,
  mayHave,
  recordLostAssignees,
  releaseLeads,
  requireAssignable,
} from '../../leads/sql/lead-assignment.js';
import { duplicateCount, listed, scopeCondition } from '../../leads/sql/lead-conditions.js';
import { recordLeadEvents, touchLeads } from '../../leads/sql/lead-history.js';
import {
  LEAD_COLUMNS,
  type LeadRow,
  type ListedLeadRow,
  leadFromRow,
  listedLeadFromRow,
  userRefFromColumns,
} from '../../leads/sql/lead-row.js';
import { changeAssignments, mapDeletedReferences } from '../../leads/sql/lead-writes.js';
import {
  type DuplicateCandidate,
  type DuplicateReason,
  DuplicateRepository,
  type DuplicateState,
  type LeadPair,
  type MergedLead,
  type MergeOutcome,
  type UnmergeOutcome,
} from '../domain/duplicates.js';
import { allCandidates, matchStatement } from './match-duplicates.sql.js';
import { giveWorkBack, type MergeRecord, restoringAssignments, takeWork, valuesChangedSince } from './merge-record.js';

interface CandidateRow extends ListedLeadRow {
  reasons: DuplicateReason[];
  names_differ: boolean;
  pair_state: DuplicateState;
  decided_at: Date | null;
  decided_by: string | null;
  decider_name: string | null;
}

type MergedRow = LeadRow & Pick<CandidateRow, 'decided_by' | 'decider_name'> & { decided_at: Date };

/** The id of a lead that is not there yet. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
/** Below this two names are called different. */
const MIN_NAME_SIMILARITY = 0.5;

@Injectable()
export class PostgresDuplicates extends DuplicateRepository {
  private readonly matching: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
    @Inject(ENV) env: Env,
  ) {
    super();
    this.matching = matchStatement(channelsOf(env));
  }

  async candidatesOf(id: string, scope: LeadScope): Promise<DuplicateCandidate[]> {
    const parameters = new SqlParameters();
    const rows: CandidateRow[] = await this.dataSource.query(
      `SELECT ${LEAD_COLUMNS}, ${duplicateCount(scope, parameters)} AS possible_duplicates, p.reasons, p.state AS pair_state, p.decided_at, p.decided_by, d.name AS decider_name,
              coalesce(lead_name_similarity(l.full_name, own.full_name) < ${MIN_NAME_SIMILARITY}
                AND l.full_name IS NOT NULL AND own.full_name IS NOT NULL, false) AS names_differ
       FROM duplicate_pair_sides p
       JOIN leads own ON own.id = p.lead_id
       JOIN leads l ON l.id = p.other_id
       LEFT JOIN users u ON u.id = l.assigned_to
       LEFT JOIN users d ON d.id = p.decided_by
       WHERE p.lead_id = ${parameters.add(id)} AND p.state <> 'merged'
         AND ${listed()} AND ${scopeCondition(scope, parameters)}
       ORDER BY (p.state <> 'open'), l.id DESC`,
      parameters.values,
    );
    return rows.map(candidateFromRow);
  }

  async candidatesFor(person: PersonalInfo, scope: LeadScope): Promise<DuplicateCandidate[]> {
    const parameters = new SqlParameters();
    const { phoneE164 } = normalizePhone({ personalInfo: person });
    const given = PERSONAL_COLUMNS.map(({ column, name }) => [column, person[name]]);
    const row = parameters.add(JSON.stringify({ ...Object.fromEntries(given), id: NOBODY, phone_e164: phoneE164 }));
    const rows: CandidateRow[] = await this.dataSource.query(
      `SELECT ${LEAD_COLUMNS}, ${duplicateCount(scope, parameters)} AS possible_duplicates, duplicate_reasons(n, l) AS reasons,
              'open' AS pair_state, NULL AS decided_at, NULL AS decided_by, NULL AS decider_name,
              coalesce(lead_name_similarity(l.full_name, n.full_name) < ${MIN_NAME_SIMILARITY}
                AND l.full_name IS NOT NULL AND n.full_name IS NOT NULL, false) AS names_differ
       FROM jsonb_populate_record(NULL::leads, ${row}::jsonb) AS n
       CROSS JOIN LATERAL (${allCandidates(scopeCondition(scope, parameters, 'o'))}) AS candidate
       JOIN leads l ON l.id = candidate.id
       LEFT JOIN users u ON u.id = l.assigned_to
       WHERE duplicate_reasons(n, l) <> '{}'
       ORDER BY lead_name_similarity(l.full_name, n.full_name) DESC, l.id DESC`,
      parameters.values,
    );
    return rows.map(candidateFromRow);
  }

  async mergedInto(id: string, scope: LeadScope): Promise<MergedLead[]> {
    const parameters = new SqlParameters();
    const rows: MergedRow[] = await this.dataSource.query(
      `WITH RECURSIVE part AS (
         SELECT id, merged_into FROM leads WHERE merged_into = ${parameters.add(id)}
         UNION ALL
         SELECT inner_part.id, inner_part.merged_into FROM leads inner_part JOIN part ON inner_part.merged_into = part.id
       )
       SELECT ${LEAD_COLUMNS}, p.decided_at, p.decided_by, d.name AS decider_name
       FROM part
       JOIN leads l ON l.id = part.id
       JOIN duplicate_pairs p ON p.first_id = least(part.id, part.merged_into) AND p.second_id = greatest(part.id, part.merged_into)
       LEFT JOIN users u ON u.id = l.assigned_to
       LEFT JOIN users d ON d.id = p.decided_by
       WHERE ${scopeCondition(scope, parameters)}
       ORDER BY p.decided_at DESC, l.id DESC`,
      parameters.values,
    );
    return rows.map((row) => ({
      lead: leadFromRow(row),
      mergedAt: row.decided_at,
      mergedBy: userRefFromColumns(row.decided_by, row.decider_name),
    }));
  }

  flag([one, other]: readonly [Lead, Lead], origin: ChangeOrigin): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const locked = await lockLeads(manager, [one.id, other.id]);
      const isListed = ({ id }: Lead) => {
        const lead = locked.get(id);
        return lead !== undefined && !lead.mergedInto && !lead.quarantinedAt && !lead.erasedAt;
      };
      if (!isListed(one) || !isListed(other)) return false;
      const flagged: unknown[] = await manager.query(
        `WITH flagged AS (
           INSERT INTO duplicate_pairs AS p (first_id, second_id, reasons)
           VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), '{staff}')
           ON CONFLICT (first_id, second_id) DO UPDATE SET reasons = p.reasons || '{staff}'::text[]
           WHERE NOT 'staff' = ANY(p.reasons)
           RETURNING first_id
         )
         SELECT first_id FROM flagged`,
        [one.id, other.id],
      );
      if (flagged.length === 0) return true;
      await touchLeads(manager, [one.id, other.id]);
      await recordLeadEvents(this.audit.within(manager), 'lead.duplicate_flagged', origin, [
        { id: one.id, details: { other: other.id } },
        { id: other.id, details: { other: one.id } },
      ]);
      return true;
    });
  }

  decide([one, other]: readonly [Lead, Lead], state: DuplicateState, origin: ChangeOrigin): Promise<boolean> {
    const deciding = this.dataSource.transaction(async (manager) => {
      await lockLeads(manager, [one.id, other.id]);
      const [pair] = await lockPair(manager, one.id, other.id);
      if (!pair || pair.state === 'merged') return false;
      if (pair.state === state) return true;
      await manager.query(
        `UPDATE duplicate_pairs SET state = $3, decided_by = $4, decided_at = now()
         WHERE first_id = least($1::uuid, $2::uuid) AND second_id = greatest($1::uuid, $2::uuid)`,
        [one.id, other.id, state, state === 'open' ? null : origin.actorId],
      );
      await touchLeads(manager, [one.id, other.id]);
      await recordLeadEvents(this.audit.within(manager), 'lead.duplicate_decided', origin, [
        { id: one.id, details: { other: other.id, state } },
        { id: other.id, details: { other: one.id, state } },
      ]);
      return true;
    });
    return mapDeletedPeople(deciding);
  }

  merge(pair: LeadPair, changes: LeadChanges, origin: ChangeOrigin): Promise<MergeOutcome> {
    const merging = () => this.dataSource.transaction((manager) => this.mergeWithin(manager, pair, changes, origin));
    // It locks third leads in any order, so it can deadlock with a deletion or an erasure of one of them.
    return mapDeletedPeople(retryAfterLock(merging));
  }

  private async mergeWithin(
    manager: EntityManager,
    { survivor, other }: LeadPair,
    changes: LeadChanges,
    origin: ChangeOrigin,
  ): Promise<MergeOutcome> {
    if (changes.assignedTo) await requireAssignable(manager, changes.assignedTo, [survivor.type]);
    else await lockAssignees(manager);
    const locked = await lockLeads(manager, [survivor.id, other.id]);
    for (const { id, version } of [survivor, other]) {
      if (locked.get(id)?.version !== version) return { outcome: 'changed' };
    }
    const [pair] = await lockPair(manager, survivor.id, other.id);
    if (!pair || pair.state === 'merged') return { outcome: 'no-pair' };
    const { followUp, ...values } = changes;
    const responseBefore = await responseOf(manager, survivor.id);
    const work = await takeWork(manager, { survivor, other }, followUp !== undefined);
    const parameters = new SqlParameters();
    const assignments = changeAssignments(values, parameters);
    await manager.query(
      `UPDATE leads l SET ${assignments} WHERE l.id = ${parameters.add(survivor.id)}`,
      parameters.values,
    );
    await manager.query('UPDATE leads SET merged_into = $2, version = version + 1 WHERE id = $1', [
      other.id,
      survivor.id,
    ]);
    // With the other's status a closed lead is open again.
    await releaseLeads(manager, this.audit.within(manager), [survivor.id]);
    const merged = (await lockLeads(manager, [survivor.id])).get(survivor.id);
    if (!merged) return { outcome: 'changed' };
    const changed = changedValues(survivor, merged);
    const { followUp: _next, ...undoable } = changed;
    const record: MergeRecord = {
      state: pair.state,
      changes: undoable,
      responseBefore,
      responseAfter: await responseOf(manager, survivor.id),
      work,
    };
    await manager.query(
      `UPDATE duplicate_pairs SET state = 'merged', survivor_id = $1, merge = $3, decided_by = $4, decided_at = now()
       WHERE first_id = least($1::uuid, $2::uuid) AND second_id = greatest($1::uuid, $2::uuid)`,
      [survivor.id, other.id, JSON.stringify(record), origin.actorId],
    );
    // A new assignee is notified from this history (notifications/infrastructure/lead-notices.ts).
    await recordLeadEvents(this.audit.within(manager), 'lead.merged', origin, [
      { id: survivor.id, details: { other: other.id }, changes: changed },
    ]);
    await recordLeadEvents(this.audit.within(manager), 'lead.merged_into', origin, [
      { id: other.id, details: { other: survivor.id } },
    ]);
    return { outcome: 'merged', survivor: merged };
  }

  unmerge(survivorId: string, otherId: string, origin: ChangeOrigin): Promise<UnmergeOutcome> {
    return mapDeletedPeople(
      this.dataSource.transaction(async (manager): Promise<UnmergeOutcome> => {
        await lockAssignees(manager);
        const locked = await lockLeads(manager, [survivorId, otherId]);
        const [survivor, other] = [locked.get(survivorId), locked.get(otherId)];
        const [pair] = await lockPair(manager, survivorId, otherId);
        if (!survivor || !other || !pair?.merge || pair.survivor_id !== survivorId) return { outcome: 'not-merged' };
        const record = await withoutLostAssignee(manager, pair.merge, survivor);
        const paths = valuesChangedSince(record, survivor);
        if (paths.length > 0) return { outcome: 'conflict', paths };
        const parameters = new SqlParameters();
        const assignments = restoringAssignments(record, survivor, parameters);
        await manager.query(
          `UPDATE leads l SET ${assignments} WHERE l.id = ${parameters.add(survivorId)}`,
          parameters.values,
        );
        await giveWorkBack(manager, survivorId, otherId, record.work);
        await manager.query('UPDATE leads SET merged_into = NULL, version = version + 1 WHERE id = $1', [otherId]);
        await manager.query(
          `UPDATE duplicate_pairs SET state = $3, survivor_id = NULL, merge = NULL, decided_by = $4, decided_at = now()
           WHERE first_id = least($1::uuid, $2::uuid) AND second_id = greatest($1::uuid, $2::uuid)`,
          [survivorId, otherId, pair.merge.state, pair.merge.state === 'open' ? null : origin.actorId],
        );
        const restored = (await lockLeads(manager, [survivorId])).get(survivorId);
        if (!restored) return { outcome: 'not-merged' };
        // As at the merge, this history is what notifies an assignee.
        await recordLeadEvents(this.audit.within(manager), 'lead.unmerged', origin, [
          { id: survivorId, details: { other: otherId }, changes: changedValues(survivor, restored) },
          { id: otherId, details: { other: survivorId, changes: {} } },
        ]);
        // The former assignee of either lead may have left meanwhile.
        const earlier = record.changes['assignedTo']?.from;
        if (typeof earlier === 'string' && !restored.assignee) {
          await recordLostAssignees(manager, this.audit.within(manager), [{ id: survivorId, userId: earlier }]);
        }
        await releaseLeads(manager, this.audit.within(manager), [survivorId, otherId]);
        const free = (await lockLeads(manager, [survivorId])).get(survivorId);
        return { outcome: 'unmerged', survivor: free ?? restored };
      }),
    );
  }

  async matchSome(most: number): Promise<number> {
    const [row]: { matched: number }[] = await this.dataSource.query(this.matching, [most]);
    return row?.matched ?? 0;
  }
}

function candidateFromRow(row: CandidateRow): DuplicateCandidate {
  return {
    lead: listedLeadFromRow(row),
    reasons: row.reasons,
    namesDiffer: row.names_differ,
    decision: { state: row.pair_state, by: userRefFromColumns(row.decided_by, row.decider_name), at: row.decided_at },
  };
}

/**
 * Locked in the order of bulk changes, so that the two do not deadlock. Not FOR UPDATE: a merge inserts pairs with third leads, whose
 * foreign keys take FOR KEY SHARE, and two merges can be each other's third leads.
 */
async function lockLeads(manager: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, Lead>> {
  const rows: LeadRow[] = await manager.query(
    `SELECT ${LEAD_COLUMNS} FROM leads l LEFT JOIN users u ON u.id = l.assigned_to
     WHERE l.id = ANY($1::uuid[]) ORDER BY l.id FOR NO KEY UPDATE OF l`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, leadFromRow(row)]));
}

function lockPair(
  manager: EntityManager,
  one: string,
  other: string,
): Promise<{ state: DuplicateState | 'merged'; survivor_id: string | null; merge: MergeRecord | null }[]> {
  return manager.query(
    `SELECT state, survivor_id, merge FROM duplicate_pairs
     WHERE first_id = least($1::uuid, $2::uuid) AND second_id = greatest($1::uuid, $2::uuid) FOR UPDATE`,
    [one, other],
  );
}

/**
 * Returns the record without its assignee if the person whom the merge assigned lost the survivor and may no longer have it: the
 * undo cannot restore that, and the current assignee keeps the lead.
 */
async function withoutLostAssignee(manager: EntityManager, record: MergeRecord, survivor: Lead): Promise<MergeRecord> {
  const { assignedTo, inPool: _pool, ...changes } = record.changes;
  const given = assignedTo?.to;
  if (typeof given !== 'string' || given === survivor.assignee?.id) return record;
  return (await mayHave(manager, given, [survivor.type])) ? record : { ...record, changes };
}

/** As text, since a Date would drop the microseconds that an undo has to bring back. */
async function responseOf(manager: EntityManager, id: string): Promise<string | null> {
  const [row]: { at: string | null }[] = await manager.query(
    'SELECT first_response_at::text AS at FROM leads WHERE id = $1',
    [id],
  );
  return row?.at ?? null;
}

/** Does `work`; who decides may be deleted meanwhile, like an assignee that a merge takes over. */
function mapDeletedPeople<T>(work: Promise<T>): Promise<T> {
  return mapDeletedReferences(mapConstraintViolation(work, { duplicate_pairs_decided_by_fkey: notSignedIn }));
}
