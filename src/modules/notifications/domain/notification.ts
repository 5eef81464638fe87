import type { LeadType } from '../../../lead-types/lead-types.js';

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

/** For how long a notification is kept. */
export const KEPT_DAYS = 60;
