import { leadScope } from '../../leads/domain/lead-access.js';
import type { User } from '../../users/domain/user.js';
import type {
  LeadChangeFeed,
  LeadChangeListener,
  LeadChangeMessage,
  ReceivedChanges,
} from '../domain/lead-change-feed.js';
import { type VisibleChanges, visibleChangesOf } from '../domain/visible-changes.js';

/** In this time, sends at most one event with changes, and reloads the viewer's permissions at most once. */
const FLUSH_INTERVAL_MS = 1_000;
/**
 * Permissions are reloaded this often even without changes, because an expired session is not published. The heartbeat
 * also keeps idle connections open.
 */
export const HEARTBEAT_MS = 10_000;

/** `id`: every change up to this event has been sent to the viewer or is hidden from them. */
export type LiveEvent = { readonly id: string } & (
  | { readonly name: 'leads'; readonly data: VisibleChanges }
  /** The viewer's list of notifications has changed. */
  | { readonly name: 'notifications' }
  /** The viewer's permissions or lead access have changed. */
  | { readonly name: 'rights' }
  /** Colleagues have opened or left leads that the viewer has open, or started or stopped typing there. */
  | { readonly name: 'presence'; readonly data: { readonly leads: readonly string[] } }
  /** Changes were possibly missed. */
  | { readonly name: 'resync' }
  /** All changes after this event will be sent. */
  | { readonly name: 'ready' }
  | { readonly name: 'beat' }
);

export interface LiveSink {
  send(event: LiveEvent): void;
  /** The viewer lost access, or the server is stopping. */
  end(): void;
}

/**
 * One viewer's connection. It remembers the last event it sent and asks the feed for later changes. It reloads the
 * session and permissions before it sends anything. A viewer who reconnects continues after the last event they
 * received.
 */
export class LiveConnection implements LeadChangeListener {
  private isResuming: boolean;
  private isReadyDue = false;
  private hasChanges = false;
  /** Leads at which the colleagues changed since the last flush. */
  private changedPresence = new Set<string>();
  private flushedAtMs = 0;
  private timer: NodeJS.Timeout | undefined;
  private isFlushing = false;
  private flushRequested = false;
  private isClosed = false;
  private readonly heartbeat: NodeJS.Timeout;

  constructor(
    private viewer: User,
    /** Reloads the viewer; null if the session has ended. */
    private readonly readViewer: () => Promise<User | null>,
    /** Returns the leads among these that the viewer can see. */
    private readonly readVisible: (viewer: User, leadIds: readonly string[]) => Promise<readonly string[]>,
    private readonly feed: Pick<LeadChangeFeed, 'changesSince'>,
    /** The last event that the client received; null if it did not send one. */
    private eventId: string | null,
    private readonly sink: LiveSink,
  ) {
    this.isResuming = eventId !== null;
    this.heartbeat = setInterval(() => void this.flush(true), HEARTBEAT_MS);
  }

  onConnected(): void {
    this.isReadyDue = true;
    // A revocation could have been published while the connection was lost.
    void this.flush();
  }

  onChange(): void {
    this.hasChanges = true;
    this.scheduleFlush();
  }

  onUserChanged(userId: string): void {
    if (userId === this.viewer.id) void this.flush();
  }

  onPresenceChanged(leadId: string): void {
    this.changedPresence.add(leadId);
    this.scheduleFlush();
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.timer);
  }

  private scheduleFlush(): void {
    if (this.timer || this.isFlushing || this.isClosed) return;
    const waitMs = Math.max(0, this.flushedAtMs + FLUSH_INTERVAL_MS - Date.now());
    this.timer = setTimeout(() => void this.flush(), waitMs);
  }

  private async flush(isHeartbeat = false): Promise<void> {
    if (this.isClosed) return;
    if (this.isFlushing) {
      // The running flush could have read the permissions before the change.
      this.flushRequested = true;
      return;
    }
    this.isFlushing = true;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.flushedAtMs = Date.now();
    this.hasChanges = false;
    const isReady = this.isReadyDue;
    const received = this.feed.changesSince(this.eventId);
    const changedPresence = [...this.changedPresence];
    this.changedPresence.clear();
    try {
      const viewer = await this.readViewer();
      const leads = viewer && changedPresence.length > 0 ? await this.readVisible(viewer, changedPresence) : [];
      this.sendTo(viewer, received, isReady);
      // Last, because the events before it can have an older id.
      if (leads.length > 0) this.send({ name: 'presence', data: { leads }, id: received.id });
      if (isReady) this.isReadyDue = false;
      if (isHeartbeat) this.send({ name: 'beat', id: received.id });
    } catch {
      // The database is unavailable. The next flush retries; a client that gets no heartbeats reconnects.
      this.hasChanges = true;
      for (const leadId of changedPresence) this.changedPresence.add(leadId);
    }
    this.isFlushing = false;
    const flushAgain = this.flushRequested;
    this.flushRequested = false;
    if (flushAgain) await this.flush();
    else if (this.hasChanges || this.changedPresence.size > 0) this.scheduleFlush();
  }

  private sendTo(viewer: User | null, { id, messages }: ReceivedChanges, isReady: boolean): void {
    if (this.isClosed) return;
    if (!viewer) {
      this.sink.end();
      return;
    }
    const isNamed = messages?.some((message) => 'userId' in message && message.userId === viewer.id);
    const isNotified = messages?.some((message) => changesNotificationsOf(viewer.id, message));
    const isNarrowedOrWidened = hasOtherRights(viewer, this.viewer) || (this.isResuming && isNamed);
    const visible = messages && visibleChangesOf(leadScope(viewer), messages);

    if (!messages) this.send({ name: 'resync', id });
    // If `leads` follows, this event keeps the old id. A client that receives only this event must get `leads` later.
    if (isNarrowedOrWidened) this.send({ name: 'rights', id: visible ? (this.eventId ?? id) : id });
    if (isNotified) this.send({ name: 'notifications', id: visible ? (this.eventId ?? id) : id });
    if (visible) this.send({ name: 'leads', data: visible, id });
    // Also sent after missed changes, for clients that do not know `resync`.
    if (isReady || (!messages && !this.isResuming)) this.send({ name: 'ready', id });
    this.viewer = viewer;
    this.eventId = id;
    this.isResuming = false;
  }

  private send(event: LiveEvent): void {
    if (!this.isClosed) this.sink.send(event);
  }
}

/** Only the assignee sees the notifications of a lead, so the list of a former assignee changes too. */
function changesNotificationsOf(userId: string, message: LeadChangeMessage): boolean {
  if ('notifiedUserIds' in message) return message.notifiedUserIds.includes(userId);
  if (!('notices' in message)) return false;
  return message.notices.some(({ before, after }) => before?.assignedTo === userId && after?.assignedTo !== userId);
}

function hasOtherRights(now: User, before: User): boolean {
  return (
    now.role !== before.role ||
    String(now.permissions) !== String(before.permissions) ||
    String(now.leadTypes) !== String(before.leadTypes)
  );
}
