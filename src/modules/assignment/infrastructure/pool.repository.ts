import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeadType } from '../../../lead-types/lead-types.js';

@Injectable()
export class PoolRepository {
  constructor(private readonly dataSource: DataSource) {}

  async hasLeftPool(leadId: string, types: readonly LeadType[]): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT 1 FROM lead_removals r
       WHERE r.lead_id = $1 AND r.in_pool AND NOT r.is_gone
         AND EXISTS (
           SELECT FROM leads l
           WHERE l.id = r.lead_id AND l.type = ANY($2::text[]) AND l.quarantined_at IS NULL AND l.merged_into IS NULL)`,
      [leadId, [...types]],
    );
    return rows.length > 0;
  }
}
