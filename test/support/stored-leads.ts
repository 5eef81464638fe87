import pg from 'pg';

export interface StoredLead {
  reference: string;
  type: string;
  source: Record<string, string>;
  consent: { noticeVersion: string; language: string; purposes: string[] };
  quarantined_at: Date | null;
  spam_reasons: string[] | null;
  /** The whole row, as text to look for what was typed. */
  everything: string;
}

/** The leads in a database, for what only it can tell. */
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
