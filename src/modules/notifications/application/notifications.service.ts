import { Injectable } from '@nestjs/common';
import { leadScope, type Viewer } from '../../leads/domain/lead-access.js';
import type { NotificationPage } from '../domain/notification.js';
import { NotificationRepository } from '../domain/notification.js';

/** What concerns the caller, within what they may see now. */
@Injectable()
export class NotificationsService {
  constructor(private readonly notifications: NotificationRepository) {}

  list(viewer: Viewer, page: { readonly offset: number; readonly limit: number }): Promise<NotificationPage> {
    return this.notifications.list(viewer.id, leadScope(viewer), page);
  }

  /** Those that are not the caller's are left out without a word. */
  markRead(viewer: Viewer, ids: readonly string[] | null): Promise<void> {
    return this.notifications.markRead(viewer.id, ids);
  }
}
