import pg from 'pg';

export interface StoredLead {
  reference: string;
  type: string;
  source: Record<string, string>;
  consent: { noticeVersion: string; language: string; purposes: string[] };
  quarantined_at: Date | null;
  spam_reasons: string[] | null;
  everything: string;
}

/** Reads leads from the database, for data that the API does not show. */
export class StoredLeads {
  private readonly pool: pg.Pool;

  constructor(databaseUrl: string) {
    this.pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    this.pool.on('error', () => undefined);
  }

  async of(email: string): Promise<StoredLead[]> {
    const { rows } = await this.pool.query<StoredLead>(
      'SELECT reference, type, source, consent, quarantined_at, spam_reasons, row_to_json(leads)::text AS everything FROM leads WHERE email = $1',
      [email],
    );
    return rows;
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}
