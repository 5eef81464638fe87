import type { LeadType } from '../../../lead-types/lead-types.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';

/**
 * - `assigned`: somebody, or a rule, gave the lead to you
 * - `wrote_again`: the lead is of somebody whose open lead you have
 * - `follow_up`: a follow-up of your lead is due
 * - `due_soon`: the promised first contact of your lead is due soon
 */
export const NOTIFICATION_KINDS = ['assigned', 'wrote_again', 'follow_up', 'due_soon'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Something that concerns one person, with the lead as it is now. */
export interface Notification {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly createdAt: Date;
  readonly readAt: Date | null;
  /** Who did it; null for a rule, a visitor or the time. */
  readonly actor: { readonly id: string; readonly name: string } | null;
  readonly lead: {
    readonly id: string;
    readonly reference: string;
    readonly type: LeadType;
    readonly name: string | null;
    readonly place: string | null;
    /** What the visitor wrote or asked for; null where the form asked for no words. */
    readonly words: string | null;
  };
}

export interface NotificationPage {
  readonly notifications: readonly Notification[];
  readonly total: number;
  readonly unread: number;
}

/** How a user wants to be notified outside of the product. */
export interface NotificationSettings {
  /** A mail for every lead that is assigned to them. */
  readonly assignedMail: boolean;
  /** A mail, and a push if there is a device, for each new lead of these types that is assigned to nobody. */
  readonly watchedTypes: readonly LeadType[];
  /** A mail each morning of what is due. */
  readonly digestMail: boolean;
  /** Push messages to their devices. */
  readonly push: boolean;
}

export const DEFAULT_SETTINGS: NotificationSettings = {
  assignedMail: true,
  watchedTypes: [],
  digestMail: true,
  push: true,
};

/** For how long a notification is kept. */
export const KEPT_DAYS = 60;

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
