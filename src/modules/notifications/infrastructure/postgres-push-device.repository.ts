import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import { MAX_DEVICES, type PushDevice, PushDeviceRepository, type StoredPushDevice } from '../domain/push.js';

const MAX_PAUSE_SECONDS = 3_600;
/** A device that failed this often and for this long is deleted. */
const MAX_FAILURES = 10;
const MAX_FAILING = '24 hours';

@Injectable()
export class PostgresPushDeviceRepository extends PushDeviceRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {
    super();
  }

  async find(id: string, userId: string): Promise<StoredPushDevice | null> {
    const [device]: StoredPushDevice[] = await this.dataSource.query(
      `SELECT id, endpoint, p256dh, auth, failures > 0 AS "isFailing"
       FROM push_subscriptions WHERE id = $1 AND user_id = $2`,
      [id, userId],
    );
    return device ?? null;
  }

  async markReached(id: string): Promise<void> {
    await this.dataSource.query(
      'UPDATE push_subscriptions SET failures = 0, failing_since = NULL, retry_at = NULL WHERE id = $1',
      [id],
    );
  }

  async markFailed(id: string, pauseSeconds: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE push_subscriptions
       SET failures = failures + 1, failing_since = coalesce(failing_since, now()),
         retry_at = now() + interval '1 second' * least(${MAX_PAUSE_SECONDS}, $2::float8 * 2 ^ least(failures, 20))
       WHERE id = $1`,
      [id, pauseSeconds],
    );
    await this.dataSource.query(
      `DELETE FROM push_subscriptions
       WHERE id = $1 AND failures >= ${MAX_FAILURES} AND failing_since < now() - interval '${MAX_FAILING}'`,
      [id],
    );
  }

  add(userId: string, { endpoint, p256dh, auth }: PushDevice, address: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(
        `INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth)
         SELECT id, $2, $3, $4 FROM users WHERE id = $1 FOR KEY SHARE
         ON CONFLICT (endpoint) DO UPDATE
         SET user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, created_at = now(),
           failures = 0, failing_since = NULL, retry_at = NULL`,
        [userId, endpoint, p256dh, auth],
      );
      await manager.query(
        `DELETE FROM push_subscriptions WHERE user_id = $1 AND id NOT IN (
           SELECT id FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2)`,
        [userId, MAX_DEVICES],
      );
      await this.audit.within(manager)([{ action: 'push_device.added', actorId: userId, address }]);
    });
  }

  remove(userId: string, endpoint: string, address: string | null): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const [, removed]: [unknown, number] = await manager.query(
        'DELETE FROM push_subscriptions WHERE user_id = $1 AND endpoint = $2',
        [userId, endpoint],
      );
      if (removed === 0 || address === null) return;
      await this.audit.within(manager)([{ action: 'push_device.removed', actorId: userId, address }]);
    });
  }
}
