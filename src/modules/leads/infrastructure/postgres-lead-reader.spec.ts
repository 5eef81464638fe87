import { describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { ReadConnections } from '../../../database/read-replica.js';
import { LEAD_TYPE_NAMES } from '../../../lead-types/lead-types.js';
import { LEAD_STATUSES } from '../domain/lead.js';
import type { LeadScope } from '../domain/lead-access.js';
import { LEAD_SORT_FIELDS } from '../domain/lead-reader.js';
import { PostgresLeadReader } from './postgres-lead-reader.js';

/** A stand-in for an empty database that records the names of prepared statements. */
class PreparedNames {
  readonly names = new Set<string>();
  readonly driver = {
    master: {
      connect: async () => ({
        query: async (statement: string | { name: string }) => {
          if (typeof statement === 'object') this.names.add(statement.name);
          return { rows: [] };
        },
        release: () => undefined,
      }),
    },
  };
}

describe('the list', () => {
  it('prepares few statements, however many limits, orders and filters are requested', async () => {
    const prepared = new PreparedNames();
    const database = prepared as unknown as DataSource;
    const leads = new PostgresLeadReader(new ReadConnections(database, null), database);
    const scopes: LeadScope[] = [null, 'me'].flatMap((assignedTo) => [
      { types: LEAD_TYPE_NAMES, assignedTo },
      { types: ['contact'], assignedTo },
    ]);
    for (const scope of scopes) {
      for (const sortBy of LEAD_SORT_FIELDS) {
        for (const sortOrder of ['asc', 'desc'] as const) {
          for (const limit of [1, 20, 100]) {
            for (const filter of [{}, { search: 'asha' }, ...LEAD_STATUSES.map((status) => ({ status: [status] }))]) {
              for (const offset of [0, 20]) await leads.list(scope, filter, { sortBy, sortOrder, offset, limit });
            }
          }
        }
      }
    }
    expect(prepared.names.size).toBeGreaterThan(0);
    expect(prepared.names.size).toBeLessThanOrEqual(4);
  });
});
