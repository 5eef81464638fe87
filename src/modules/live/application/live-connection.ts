import { leadScope } from '../../leads/domain/lead-access.js';
import type { User } from '../../users/domain/user.js';
import type { LeadChangeListener, LeadNotice } from '../domain/lead-change-feed.js';
import { type VisibleChanges, visibleChangesOf } from '../domain/visible-changes.js';

/** At most one event of changes in this time, and at most one reading of the viewer's rights. */
const FLUSH_INTERVAL_MS = 1_000;
/** Rights are read this often also without changes, since an expired session is not published; keeps idle connections open. */
export const HEARTBEAT_MS = 10_000;
/** With more, the event names no leads and says `many`. */
const MAX_NOTICES = 300;

const RESYNC: VisibleChanges = { added: [], changed: [], removed: [], many: true };

export type LiveEvent =
  /** Connected; what was loaded before may be out of date. */
  | { readonly name: 'ready' }
  | { readonly name: 'leads'; readonly data: VisibleChanges }
  /** What the viewer may see or do has changed. */
  | { readonly name: 'rights' }
  | { readonly name: 'beat' };

/** Where the events of one connection go. */
export interface LiveSink {
  send(event: LiveEvent): void;
  /** The viewer may not listen any longer, or the server stops. */
  end(): void;
}

/** One viewer's connection. Session and rights are read again before each event is sent. */
export class LiveConnection implements LeadChangeListener {
  private notices: LeadNotice[] = [];
  private resync = false;
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
    private readonly sink: LiveSink,
  ) {
    this.heartbeat = setInterval(() => void this.flush(true), HEARTBEAT_MS);
  }

  onConnected(): void {
    this.sink.send({ name: 'ready' });
    // A revocation may have been published while the connection was lost.
    void this.flush();
  }

  onLeadsChanged(notices: readonly LeadNotice[]): void {
    if (this.notices.length + notices.length > MAX_NOTICES) {
      this.onResyncNeeded();
      return;
    }
    this.notices.push(...notices);
    this.scheduleFlush();
  }

  onResyncNeeded(): void {
    this.notices = [];
    this.resync = true;
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
    const { notices, resync } = this;
    this.notices = [];
    this.resync = false;
    try {
      this.sendTo(await this.readViewer(), notices, resync, isHeartbeat);
    } catch {
      // The database cannot be read: the next flush sends a resync, and a client without heartbeats connects again.
      this.resync ||= resync || notices.length > 0;
    }
    this.isFlushing = false;
    const flushAgain = this.flushRequested;
    this.flushRequested = false;
    if (flushAgain) await this.flush();
    else if (this.resync || this.notices.length > 0) this.scheduleFlush();
  }

  private sendTo(viewer: User | null, notices: readonly LeadNotice[], many: boolean, isHeartbeat: boolean): void {
    if (this.isClosed) return;
    if (!viewer) {
      this.sink.end();
      return;
    }
    if (hasOtherRights(viewer, this.viewer)) this.sink.send({ name: 'rights' });
    this.viewer = viewer;
    const visible = many ? RESYNC : visibleChangesOf(leadScope(viewer), notices);
    if (visible) this.sink.send({ name: 'leads', data: visible });
    if (isHeartbeat) this.sink.send({ name: 'beat' });
  }
}

function hasOtherRights(now: User, before: User): boolean {
  return (
    now.role !== before.role ||
    String(now.permissions) !== String(before.permissions) ||
    String(now.leadTypes) !== String(before.leadTypes)
  );
}
