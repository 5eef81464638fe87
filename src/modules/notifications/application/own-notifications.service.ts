import { Injectable } from '@nestjs/common';
import { leadScope, type Viewer } from '../../leads/domain/lead-access.js';
import { hasPermission } from '../../users/domain/user.js';
import { type NotificationPage, NotificationRepository, type NotificationSettings } from '../domain/notification.js';
import { type PushDevice, PushDeviceRepository } from '../domain/push.js';
import { NotificationSettingsRepository } from '../infrastructure/notification-settings.repository.js';

@Injectable()
export class OwnNotificationsService {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly ownSettings: NotificationSettingsRepository,
    private readonly devices: PushDeviceRepository,
  ) {}

  list(viewer: Viewer, page: { readonly offset: number; readonly limit: number }): Promise<NotificationPage> {
    const managesIntegrations = hasPermission(viewer, 'canManageIntegrations');
    return this.notifications.list({ id: viewer.id, scope: leadScope(viewer), managesIntegrations }, page);
  }

  /** Ignores ids of other users' notifications. If `ids` is null, marks all of the viewer's notifications. */
  markRead(viewer: Viewer, ids: readonly string[] | null): Promise<void> {
    return this.notifications.markRead(viewer.id, ids);
  }

  settings(userId: string): Promise<NotificationSettings> {
    return this.ownSettings.find(userId);
  }

  changeSettings(
    userId: string,
    changes: Partial<NotificationSettings>,
    address: string,
  ): Promise<NotificationSettings> {
    return this.ownSettings.change(userId, changes, address);
  }

  addDevice(userId: string, device: PushDevice, address: string): Promise<void> {
    return this.devices.add(userId, device, address);
  }

  removeDevice(userId: string, endpoint: string, address: string): Promise<void> {
    return this.devices.remove(userId, endpoint, address);
  }
}
