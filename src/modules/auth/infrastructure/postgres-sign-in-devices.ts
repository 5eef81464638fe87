import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DEVICE_DAYS, SignInDevices } from '../domain/sign-in-devices.js';

/** Of one user, as many as they can have sessions. */
const MOST_DEVICES = 20;

@Injectable()
export class PostgresSignInDevices extends SignInDevices {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async isKnown(userId: string, fingerprint: string): Promise<boolean> {
    const [row] = await this.dataSource.query<unknown[]>(
      `SELECT FROM sign_in_devices
       WHERE user_id = $1 AND fingerprint = $2 AND last_used_at > now() - make_interval(days => $3)`,
      [userId, fingerprint, DEVICE_DAYS],
    );
    return row !== undefined;
  }

  /** In two statements: one does not see what it adds. Of somebody who is deleted meanwhile there is nothing to remember. */
  async remember(userId: string, fingerprint: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO sign_in_devices (user_id, fingerprint)
       SELECT id, $2 FROM users WHERE id = $1 FOR KEY SHARE
       ON CONFLICT (user_id, fingerprint) DO UPDATE SET last_used_at = now()`,
      [userId, fingerprint],
    );
    await this.dataSource.query(
      `DELETE FROM sign_in_devices WHERE user_id = $1 AND fingerprint IN (
         SELECT fingerprint FROM sign_in_devices WHERE user_id = $1 ORDER BY last_used_at DESC OFFSET $2)`,
      [userId, MOST_DEVICES],
    );
  }

  async deleteUnused(): Promise<void> {
    await this.dataSource.query('DELETE FROM sign_in_devices WHERE last_used_at < now() - make_interval(days => $1)', [
      DEVICE_DAYS,
    ]);
  }
}
