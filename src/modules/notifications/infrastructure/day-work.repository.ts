import { Inject, Injectable } from '@nestjs/common';
import { REPORT_READS } from '../../../database/connections.js';
import type { ReadConnections } from '../../../database/read-replica.js';
import type { DayWork } from '../../leads/domain/day-work.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';
import { dayWork } from '../../leads/sql/day-work.js';

@Injectable()
export class DayWorkRepository {
  constructor(@Inject(REPORT_READS) private readonly connections: ReadConnections) {}

  /** @param day - YYYY-MM-DD in India */
  find(scope: LeadScope, day: string): Promise<DayWork[]> {
    return dayWork(this.connections, scope, day);
  }
}
