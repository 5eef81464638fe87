import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { preparedQuery } from '../../../shared/database/prepared-query.js';
import type { ChangeOrigin } from '../../leads/domain/lead.repository.js';
import {
  type AddOutcome,
  type NewLead,
  type SubmissionKey,
  SubmissionRepository,
} from '../domain/submission.repository.js';
import { claimKey } from './idempotency-keys.js';
import { type IncomingLead, insertLeads } from './insert-leads.js';
import { LeadInsertBatcher } from './lead-insert-batcher.js';

@Injectable()
export class PostgresSubmissionRepository extends SubmissionRepository {
  private readonly batcher: LeadInsertBatcher;

  constructor(private readonly dataSource: DataSource) {
    super();
    this.batcher = new LeadInsertBatcher((batch) =>
      insertLeads((statement, values) => preparedQuery(dataSource, statement, values), batch),
    );
  }

  async add(lead: NewLead, key: SubmissionKey | null, origin: ChangeOrigin): Promise<AddOutcome> {
    const incoming = { lead, key, origin };
    const receipt = await this.batcher.add(incoming);
    return receipt ? { outcome: 'added', receipt } : this.addAlone(incoming);
  }

  private addAlone(incoming: IncomingLead): Promise<AddOutcome> {
    return this.dataSource.transaction(async (manager) => {
      const earlier = incoming.key && (await claimKey(manager, incoming.key));
      if (earlier) return earlier;
      const receipts = await insertLeads((statement, values) => manager.query(statement, values), [incoming]);
      const receipt = receipts.get(incoming.lead.id);
      if (!receipt) throw new Error('The database answered no row for a lead it stored.');
      return { outcome: 'added' as const, receipt };
    });
  }

  async deleteExpiredKeys(): Promise<void> {
    await this.dataSource.query(`DELETE FROM idempotency_keys WHERE created_at < now() - interval '24 hours'`);
  }
}
