import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { preparedQuery } from '../../../shared/database/pool-query.js';
import { type CountedAccount, SignInNetworks } from '../domain/sign-in-networks.js';

@Injectable()
export class PostgresSignInNetworks extends SignInNetworks {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** Accounts are found by the database's `lower`, which for some letters is not JavaScript's: `İ` is one. */
  async identify(userId: string | null, email: string, network: string): Promise<CountedAccount> {
    const [row] = await preparedQuery<{ email: string; is_known: boolean }>(
      this.dataSource,
      `SELECT lower($2) AS email,
         EXISTS (SELECT FROM sign_in_networks WHERE user_id = $1 AND network = $3) AS is_known`,
      [userId, email, network],
    );
    return { key: userId ?? row?.email ?? email, isKnownHere: row?.is_known === true };
  }

  async emailsOf(network: string): Promise<readonly string[]> {
    const rows = await preparedQuery<{ email: string }>(
      this.dataSource,
      'SELECT u.email FROM sign_in_networks n JOIN users u ON u.id = n.user_id WHERE n.network = $1',
      [network],
    );
    return rows.map(({ email }) => email);
  }

  /** Of somebody who is deleted meanwhile there is nothing to remember. */
  async remember(userId: string, network: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO sign_in_networks (user_id, network)
       SELECT id, $2 FROM users WHERE id = $1 FOR KEY SHARE
       ON CONFLICT (user_id, network) DO UPDATE SET last_used_at = now()`,
      [userId, network],
    );
  }

  async deleteUnused(): Promise<void> {
    await this.dataSource.query(`DELETE FROM sign_in_networks WHERE last_used_at < now() - interval '90 days'`);
  }
}
