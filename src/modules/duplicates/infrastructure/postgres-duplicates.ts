import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { channelsOf, ENV, type Env } from '../../../config/env.js';
import { PERSONAL_COLUMNS } from '../../../lead-types/personal-fields.js';
import { mapConstraintViolation, retryAfterLock } from '../../../shared/database/database-failure.js';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { notSignedIn } from '../../auth/domain/auth.errors.js';
import type { Lead, PersonalInfo } from '../../leads/domain/lead.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';
import { type ChangeOrigin, type LeadChanges, normalizePhone } from '../../leads/domain/lead-writer.js';
import { duplicateCount, listed, scopeCondition } from '../../leads/sql/lead-conditions.js';
import { type LeadTransaction, recordLeadEvents, touchLeads } from '../../leads/sql/lead-history.js';
import {
  LEAD_COLUMNS,
  type LeadRow,
  type ListedLeadRow,
  leadFromRow,
  listedLeadFromRow,
  userRefFromColumns,
} from '../../leads/sql/lead-row.js';
import { mapDeletedReferences } from '../../leads/sql/lead-writes.js';
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
import { lockLeads, lockPair, mergeLeads, unmergeLeads } from './merging.js';

interface CandidateRow extends ListedLeadRow {
  reasons: DuplicateReason[];
  names_differ: boolean;
  pair_state: DuplicateState;
  decided_at: Date | null;
  decided_by: string | null;
  decider_name: string | null;
}

type MergedRow = LeadRow & Pick<CandidateRow, 'decided_by' | 'decider_name'> & { decided_at: Date };

const NOBODY = '00000000-0000-0000-0000-000000000000';
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
    return this.transaction(origin, async ({ manager, record, by }) => {
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
      await recordLeadEvents(record, 'lead.duplicate_flagged', by, [
        { id: one.id, details: { other: other.id } },
        { id: other.id, details: { other: one.id } },
      ]);
      return true;
    });
  }

  decide([one, other]: readonly [Lead, Lead], state: DuplicateState, origin: ChangeOrigin): Promise<boolean> {
    const deciding = this.transaction(origin, async ({ manager, record, by }) => {
      await lockLeads(manager, [one.id, other.id]);
      const [pair] = await lockPair(manager, one.id, other.id);
      if (!pair || pair.state === 'merged') return false;
      if (pair.state === state) return true;
      await manager.query(
        `UPDATE duplicate_pairs SET state = $3, decided_by = $4, decided_at = now()
         WHERE first_id = least($1::uuid, $2::uuid) AND second_id = greatest($1::uuid, $2::uuid)`,
        [one.id, other.id, state, state === 'open' ? null : by.actorId],
      );
      await touchLeads(manager, [one.id, other.id]);
      await recordLeadEvents(record, 'lead.duplicate_decided', by, [
        { id: one.id, details: { other: other.id, state } },
        { id: other.id, details: { other: one.id, state } },
      ]);
      return true;
    });
    return mapDeletedPeople(deciding);
  }

  merge(pair: LeadPair, changes: LeadChanges, origin: ChangeOrigin): Promise<MergeOutcome> {
    const merging = () => this.transaction(origin, (within) => mergeLeads(within, pair, changes));
    // A merge locks third leads in any order, so it can deadlock with their deletion or erasure.
    return mapDeletedPeople(retryAfterLock(merging));
  }

  unmerge(survivorId: string, otherId: string, origin: ChangeOrigin): Promise<UnmergeOutcome> {
    return mapDeletedPeople(this.transaction(origin, (within) => unmergeLeads(within, survivorId, otherId)));
  }

  async matchBatch(limit: number): Promise<number> {
    const [row]: { matched: number }[] = await this.dataSource.query(this.matching, [limit]);
    return row?.matched ?? 0;
  }

  private transaction<T>(by: ChangeOrigin, work: (within: LeadTransaction<ChangeOrigin>) => Promise<T>): Promise<T> {
    return this.dataSource.transaction((manager) => work({ manager, record: this.audit.within(manager), by }));
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

/** Turns a foreign key error into a domain error if the user who decided, or the new assignee, was just deleted. */
function mapDeletedPeople<T>(work: Promise<T>): Promise<T> {
  return mapDeletedReferences(mapConstraintViolation(work, { duplicate_pairs_decided_by_fkey: notSignedIn }));
}
