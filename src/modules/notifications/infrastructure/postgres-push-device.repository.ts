import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MAX_DEVICES, type PushDevice, PushDeviceRepository } from '../domain/push.js';

@Injectable()
export class PostgresPushDeviceRepository extends PushDeviceRepository {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  listOf(userId: string): Promise<PushDevice[]> {
    return this.dataSource.query(
      'SELECT endpoint, p256dh, auth FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2',
      [userId, MAX_DEVICES],
    );
  }

  async add(userId: string, { endpoint, p256dh, auth }: PushDevice): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth)
       SELECT id, $2, $3, $4 FROM users WHERE id = $1 FOR KEY SHARE
       ON CONFLICT (endpoint) DO UPDATE
       SET user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()`,
      [userId, endpoint, p256dh, auth],
    );
    await this.dataSource.query(
      `DELETE FROM push_subscriptions WHERE user_id = $1 AND id NOT IN (
         SELECT id FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2)`,
      [userId, MAX_DEVICES],
    );
  }

  async remove(userId: string, endpoint: string): Promise<void> {
    await this.dataSource.query('DELETE FROM push_subscriptions WHERE user_id = $1 AND endpoint = $2', [
      userId,
      endpoint,
    ]);
  }
}
