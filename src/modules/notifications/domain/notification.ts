import type { LeadType } from '../../../lead-types/lead-types.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';

/**
 * - `assigned`: a user or a rule assigned the lead to you
 * - `wrote_again`: a person whose open lead is assigned to you sent this new lead
 * - `follow_up`: a follow-up of your lead is due
 * - `due_soon`: the promised first contact of your lead is due soon
 * - `key_creator_left`: the user who created an API key was deactivated or deleted; you manage keys
 * - `webhook_disabled`: a webhook no longer receives events; you manage webhooks
 */
export const NOTIFICATION_KINDS = [
  'assigned',
  'wrote_again',
  'follow_up',
  'due_soon',
  'key_creator_left',
  'webhook_disabled',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export interface Notification {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly createdAt: Date;
  readonly readAt: Date | null;
  /** The user who caused the notification. Null for a rule, a visitor or a due time. */
  readonly actor: { readonly id: string; readonly name: string } | null;
  /** Only if the notification is about an API key. */
  readonly key: { readonly id: string; readonly name: string } | null;
  /** Only if the notification is about a webhook. */
  readonly webhook: { readonly id: string; readonly host: string } | null;
  /** Null if the notification is not about a lead. */
  readonly lead: {
    readonly id: string;
    readonly reference: string;
    readonly type: LeadType;
    readonly name: string | null;
    readonly place: string | null;
    /** The submission's long text answers; null if there are none. */
    readonly words: string | null;
  } | null;
}

/** Whose notifications are listed. Users who no longer manage integrations do not see those about keys and webhooks. */
export interface NotifiedUser {
  readonly id: string;
  readonly scope: LeadScope;
  readonly managesIntegrations: boolean;
}

export interface NotificationPage {
  readonly notifications: readonly Notification[];
  readonly total: number;
  readonly unread: number;
}

export interface NotificationSettings {
  readonly assignedMail: boolean;
  /** Email and push for each new unassigned lead of these types. */
  readonly watchedTypes: readonly LeadType[];
  readonly digestMail: boolean;
  /** An email about the team each working morning. Only for users who can see reports. */
  readonly teamMail: boolean;
  readonly push: boolean;
}

export const DEFAULT_SETTINGS: NotificationSettings = {
  assignedMail: true,
  watchedTypes: [],
  digestMail: true,
  teamMail: false,
  push: true,
};

export const KEPT_DAYS = 60;

export abstract class NotificationRepository {
  /** Lists the newest first, without leads outside the scope, and counts the unread ones. */
  abstract list(
    user: NotifiedUser,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<NotificationPage>;

  /** Marks these (null: all) as read and updates the user's open windows. */
  abstract markRead(userId: string, ids: readonly string[] | null): Promise<void>;

  /** Updates the open windows of users to whom new leads were assigned on arrival. */
  abstract publishNew(): Promise<void>;

  /** Adds one notification for each follow-up or promise that has become due. */
  abstract addDue(): Promise<void>;

  abstract deleteOld(): Promise<void>;
}
