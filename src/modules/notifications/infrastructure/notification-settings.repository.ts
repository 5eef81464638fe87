import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isLeadType } from '../../../lead-types/lead-types.js';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import { DEFAULT_SETTINGS, type NotificationSettings } from '../domain/notification.js';

const NAMES = Object.keys(DEFAULT_SETTINGS) as (keyof NotificationSettings)[];

@Injectable()
export class NotificationSettingsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {}

  find(userId: string): Promise<NotificationSettings> {
    return settingsOf(this.dataSource, userId);
  }

  /** Returns all settings after the change. Stores nothing if the user was deleted in the meantime. */
  change(userId: string, changes: Partial<NotificationSettings>, address: string): Promise<NotificationSettings> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
      const before = await settingsOf(manager, userId);
      const given = Object.entries(changes).filter(([, value]) => value !== undefined && value !== null);
      const after: NotificationSettings = { ...before, ...Object.fromEntries(given) };
      const changed = NAMES.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
      if (changed.length === 0) return after;
      const { assignedMail, watchedTypes, digestMail, teamMail, push } = after;
      await manager.query(
        `INSERT INTO notification_settings (user_id, assigned_mail, watched_types, digest_mail, team_mail, push)
         SELECT id, $2, $3::text[], $4, $5, $6 FROM users WHERE id = $1
         ON CONFLICT (user_id) DO UPDATE SET assigned_mail = excluded.assigned_mail,
           watched_types = excluded.watched_types, digest_mail = excluded.digest_mail,
           team_mail = excluded.team_mail, push = excluded.push`,
        [userId, assignedMail, [...watchedTypes], digestMail, teamMail, push],
      );
      const details = {
        changes: Object.fromEntries(changed.map((name) => [name, { from: before[name], to: after[name] }])),
      };
      await this.audit.within(manager)([
        { action: 'notification_settings.changed', actorId: userId, address, details },
      ]);
      return after;
    });
  }
}

async function settingsOf(database: Pick<DataSource, 'query'>, userId: string): Promise<NotificationSettings> {
  const [settings]: NotificationSettings[] = await database.query(
    `SELECT assigned_mail AS "assignedMail", watched_types AS "watchedTypes", digest_mail AS "digestMail",
       team_mail AS "teamMail", push
     FROM notification_settings WHERE user_id = $1`,
    [userId],
  );
  return settings ? { ...settings, watchedTypes: settings.watchedTypes.filter(isLeadType) } : DEFAULT_SETTINGS;
}
