import { Injectable } from '@nestjs/common';
import { type NotificationSettings, NotificationSettingsRepository } from '../domain/notification-settings.js';
import { type PushDevice, PushDeviceRepository } from '../domain/push.js';

/** Everybody's own choices; nobody reaches those of others. */
@Injectable()
export class NotificationSettingsService {
  constructor(
    private readonly settings: NotificationSettingsRepository,
    private readonly devices: PushDeviceRepository,
  ) {}

  find(userId: string): Promise<NotificationSettings> {
    return this.settings.find(userId);
  }

  /** What is left out stays. */
  async change(userId: string, changes: Partial<NotificationSettings>): Promise<NotificationSettings> {
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    const settings = { ...(await this.settings.find(userId)), ...Object.fromEntries(given) };
    await this.settings.save(userId, settings);
    return settings;
  }

  addDevice(userId: string, device: PushDevice): Promise<void> {
    return this.devices.add(userId, device);
  }

  removeDevice(userId: string, endpoint: string): Promise<void> {
    return this.devices.remove(userId, endpoint);
  }
}
