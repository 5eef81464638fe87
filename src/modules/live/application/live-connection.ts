import { leadScope } from '../../leads/domain/lead-access.js';
import type { User } from '../../users/domain/user.js';
import type {
  LeadChangeFeed,
  LeadChangeListener,
  LeadChangeMessage,
  ReceivedChanges,
} from '../domain/lead-change-feed.js';
import { type VisibleChanges, visibleChangesOf } from '../domain/visible-changes.js';

/** At most one event of changes in this time, and at most one reading of the viewer's rights. */
const FLUSH_INTERVAL_MS = 1_000;
/** Rights are read this often also without changes, since an expired session is not published; keeps idle connections open. */
export const HEARTBEAT_MS = 10_000;

/** `id`: everything that was heard up to this event has been sent to the viewer, or is not theirs to know. */
export type LiveEvent = { readonly id: string } & (
  | { readonly name: 'leads'; readonly data: VisibleChanges }
  /** The viewer's list of notifications has changed. */
  | { readonly name: 'notifications' }
  /** What the viewer may see or do has changed. */
  | { readonly name: 'rights' }
  /** Changes may have been missed. */
  | { readonly name: 'resync' }
  /** Listening: what happens from now on will be sent. */
  | { readonly name: 'ready' }
  | { readonly name: 'beat' }
);

/** Where the events of one connection go. */
export interface LiveSink {
  send(event: LiveEvent): void;
  /** The viewer may not listen any longer, or the server stops. */
  end(): void;
}

/**
 * One viewer's connection. It remembers how far it has sent, and asks the feed what came after; session and rights are read
 * again before anything is sent. Who comes back begins where they left off.
 */
export class LiveConnection implements LeadChangeListener {
  private isResuming: boolean;
  private isReadyDue = false;
  private hasChanges = false;
  private flushedAtMs = 0;
  private timer: NodeJS.Timeout | undefined;
  private isFlushing = false;
  private flushRequested = false;
  private isClosed = false;
  private readonly heartbeat: NodeJS.Timeout;

  constructor(
    private viewer: User,
    /** The viewer as stored now; null once the session has ended. */
    private readonly readViewer: () => Promise<User | null>,
    private readonly feed: Pick<LeadChangeFeed, 'changesSince'>,
    /** The id of the last event that was received, where the client says so. */
    private eventId: string | null,
    private readonly sink: LiveSink,
  ) {
    this.isResuming = eventId !== null;
    this.heartbeat = setInterval(() => void this.flush(true), HEARTBEAT_MS);
  }

  onConnected(): void {
    this.isReadyDue = true;
    // A revocation may have been published while the connection was lost.
    void this.flush();
  }

  onChange(): void {
    this.hasChanges = true;
    this.scheduleFlush();
  }

  onUserChanged(userId: string): void {
    if (userId === this.viewer.id) void this.flush();
  }

  /** Stops; the sink is not called any more. */
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
      // The reading under way may have seen the rights before the change.
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
    try {
      this.sendTo(await this.readViewer(), received, isReady);
      if (isReady) this.isReadyDue = false;
      if (isHeartbeat) this.send({ name: 'beat', id: received.id });
    } catch {
      // The database cannot be read: the next flush sends the same, and a client without heartbeats connects again.
      this.hasChanges = true;
    }
    this.isFlushing = false;
    const flushAgain = this.flushRequested;
    this.flushRequested = false;
    if (flushAgain) await this.flush();
    else if (this.hasChanges) this.scheduleFlush();
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
    // The changes are still to come: who gets this event and no other must not be taken to have got them.
    if (isNarrowedOrWidened) this.send({ name: 'rights', id: visible ? (this.eventId ?? id) : id });
    if (isNotified) this.send({ name: 'notifications', id: visible ? (this.eventId ?? id) : id });
    if (visible) this.send({ name: 'leads', data: visible, id });
    // Also after a lost connection, for those who do not know `resync`.
    if (isReady || (!messages && !this.isResuming)) this.send({ name: 'ready', id });
    this.viewer = viewer;
    this.eventId = id;
    this.isResuming = false;
  }

  private send(event: LiveEvent): void {
    if (!this.isClosed) this.sink.send(event);
  }
}

/** Notifications of a lead are listed for its assignee alone, so whoever loses it has fewer. */
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
