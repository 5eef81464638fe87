import { Injectable } from '@nestjs/common';
import type { NotificationSettings } from '../domain/notification-settings.js';
import { type PushDevice, PushDeviceRepository } from '../domain/push.js';
import { NotificationSettingsRepository } from '../infrastructure/notification-settings.repository.js';

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
  change(userId: string, changes: Partial<NotificationSettings>, address: string): Promise<NotificationSettings> {
    return this.settings.change(userId, changes, address);
  }

  addDevice(userId: string, device: PushDevice, address: string): Promise<void> {
    return this.devices.add(userId, device, address);
  }

  removeDevice(userId: string, endpoint: string, address: string): Promise<void> {
    return this.devices.remove(userId, endpoint, address);
  }
}
