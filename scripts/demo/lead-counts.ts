import pg from 'pg';
import type { LeadType } from '../../src/lead-types/lead-types.js';

export async function leadCounts(databaseUrl: string): Promise<readonly { type: LeadType; count: number }[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ type: LeadType; count: number }>(
      `SELECT type, count(*)::int AS count FROM leads WHERE quarantined_at IS NULL AND merged_into IS NULL GROUP BY type ORDER BY count DESC, type`,
    );
    return rows;
  } finally {
    await client.end();
  }
}
