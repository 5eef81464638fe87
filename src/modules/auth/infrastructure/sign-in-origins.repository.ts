import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { preparedQuery } from '../../../shared/database/pool-query.js';
import { ORIGIN_DAYS } from '../domain/sign-in-policy.js';

/** Per user, like `SignInPolicy.maxSessions`. */
const MAX_DEVICES = 20;

export interface CountedAccount {
  /** Key for counting attempts: the user's id or, without a user, the email in lower case. */
  readonly key: string;
  readonly isKnownHere: boolean;
}

/** The networks (`ClientNetwork.own`) and browsers that users have signed in from. */
@Injectable()
export class SignInOriginRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The same query with or without a user. PostgreSQL's `lower` converts the email: JavaScript's differs for `İ`. */
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

  /** Does nothing if the user was deleted in the meantime. */
  async rememberNetwork(userId: string, network: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO sign_in_networks (user_id, network)
       SELECT id, $2 FROM users WHERE id = $1 FOR KEY SHARE
       ON CONFLICT (user_id, network) DO UPDATE SET last_used_at = now()`,
      [userId, network],
    );
  }

  async isKnownDevice(userId: string, fingerprint: string): Promise<boolean> {
    const [row] = await this.dataSource.query<unknown[]>(
      `SELECT FROM sign_in_devices
       WHERE user_id = $1 AND fingerprint = $2 AND last_used_at > now() - make_interval(days => $3)`,
      [userId, fingerprint, ORIGIN_DAYS],
    );
    return row !== undefined;
  }

  /** Keeps the most recently used browsers. Needs two statements, because one would not see the row that it inserts. */
  async rememberDevice(userId: string, fingerprint: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO sign_in_devices (user_id, fingerprint)
       SELECT id, $2 FROM users WHERE id = $1 FOR KEY SHARE
       ON CONFLICT (user_id, fingerprint) DO UPDATE SET last_used_at = now()`,
      [userId, fingerprint],
    );
    await this.dataSource.query(
      `DELETE FROM sign_in_devices WHERE user_id = $1 AND fingerprint IN (
         SELECT fingerprint FROM sign_in_devices WHERE user_id = $1 ORDER BY last_used_at DESC OFFSET $2)`,
      [userId, MAX_DEVICES],
    );
  }

  async deleteUnused(): Promise<void> {
    for (const table of ['sign_in_networks', 'sign_in_devices']) {
      await this.dataSource.query(`DELETE FROM ${table} WHERE last_used_at < now() - make_interval(days => $1)`, [
        ORIGIN_DAYS,
      ]);
    }
  }
}
