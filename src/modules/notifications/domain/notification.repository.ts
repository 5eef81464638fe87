import type { LeadScope } from '../../leads/domain/lead-access.js';
import type { NotificationPage } from './notification.js';

/** Where notifications are kept. Everybody reaches their own, and of those what they may see now. */
export abstract class NotificationRepository {
  /** Newest first, with how many are unread. */
  abstract list(
    userId: string,
    scope: LeadScope,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<NotificationPage>;

  /** Marks these (null: all) as read, and tells the person's other windows. */
  abstract markRead(userId: string, ids: readonly string[] | null): Promise<void>;

  /** Tells the windows of those whom new leads were assigned to on arrival. */
  abstract publishNew(): Promise<void>;

  /** Notifies of follow-ups and promises whose time has come, each once. */
  abstract addDue(): Promise<void>;

  abstract deleteOld(): Promise<void>;
}
