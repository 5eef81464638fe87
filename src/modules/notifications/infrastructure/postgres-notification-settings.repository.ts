import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isLeadType } from '../../../lead-types/lead-types.js';
import {
  DEFAULT_SETTINGS,
  type NotificationSettings,
  NotificationSettingsRepository,
} from '../domain/notification-settings.js';

@Injectable()
export class PostgresNotificationSettingsRepository extends NotificationSettingsRepository {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async find(userId: string): Promise<NotificationSettings> {
    const [settings]: NotificationSettings[] = await this.dataSource.query(
      `SELECT assigned_mail AS "assignedMail", watched_types AS "watchedTypes", digest_mail AS "digestMail", push
       FROM notification_settings WHERE user_id = $1`,
      [userId],
    );
    return settings ? { ...settings, watchedTypes: settings.watchedTypes.filter(isLeadType) } : DEFAULT_SETTINGS;
  }

  /** Somebody who is deleted meanwhile has no settings. */
  async save(userId: string, { assignedMail, watchedTypes, digestMail, push }: NotificationSettings): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO notification_settings (user_id, assigned_mail, watched_types, digest_mail, push)
       SELECT id, $2, $3::text[], $4, $5 FROM users WHERE id = $1 FOR KEY SHARE
       ON CONFLICT (user_id) DO UPDATE SET assigned_mail = excluded.assigned_mail,
         watched_types = excluded.watched_types, digest_mail = excluded.digest_mail, push = excluded.push`,
      [userId, assignedMail, [...watchedTypes], digestMail, push],
    );
  }
}
