import { leadScope } from '../../leads/domain/lead-access.js';
import type { User } from '../../users/domain/user.js';
import type { LeadNotice, LiveListener } from '../domain/lead-change-feed.js';
import { type LeadSightings, sightingsOf } from '../domain/visible-changes.js';

/** However much happens, a viewer hears of it this often, and their rights are read as often. */
const PACE_MS = 1_000;
/** How long a revocation that nobody announced (an expiry) can go unnoticed; also what keeps idle connections open. */
const HEARTBEAT_MS = 10_000;
/** Beyond these a viewer is told only that there was much. */
const MOST_NOTICES = 300;

const MANY: LeadSightings = { added: [], changed: [], removed: [], many: true };

export type LiveEvent =
  /** Listening; whatever was loaded before may be out of date. */
  | { readonly name: 'ready' }
  | { readonly name: 'leads'; readonly data: LeadSightings }
  /** What the viewer may see or do has changed. */
  | { readonly name: 'rights' }
  | { readonly name: 'beat' };

/** Where the events of one connection go. */
export interface LiveSink {
  send(event: LiveEvent): void;
  /** The viewer may not listen any longer, or the server stops. */
  end(): void;
}

/** One viewer listening. Nothing is told before their session and rights were read again. */
export class LiveConnection implements LiveListener {
  private notices: LeadNotice[] = [];
  private many = false;
  private toldAtMs = 0;
  private timer: NodeJS.Timeout | undefined;
  private isTelling = false;
  private isToldAgain = false;
  private isClosed = false;
  private readonly heartbeat: NodeJS.Timeout;

  constructor(
    private viewer: User,
    /** The viewer as stored now; null once the session has ended. */
    private readonly readViewer: () => Promise<User | null>,
    private readonly sink: LiveSink,
  ) {
    this.heartbeat = setInterval(() => void this.tell(true), HEARTBEAT_MS);
  }

  listening(): void {
    this.sink.send({ name: 'ready' });
    // A revocation can have been announced while nobody listened.
    void this.tell();
  }

  leadsChanged(notices: readonly LeadNotice[]): void {
    if (this.notices.length + notices.length > MOST_NOTICES) {
      this.everythingChanged();
      return;
    }
    this.notices.push(...notices);
    this.tellSoon();
  }

  everythingChanged(): void {
    this.notices = [];
    this.many = true;
    this.tellSoon();
  }

  userChanged(userId: string): void {
    if (userId === this.viewer.id) void this.tell();
  }

  /** Stops; the sink is not called any more. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.timer);
  }

  private tellSoon(): void {
    if (this.timer || this.isTelling || this.isClosed) return;
    const waitMs = Math.max(0, this.toldAtMs + PACE_MS - Date.now());
    this.timer = setTimeout(() => void this.tell(), waitMs);
  }

  private async tell(isBeat = false): Promise<void> {
    if (this.isClosed) return;
    if (this.isTelling) {
      // The rights being read now may be those before the change.
      this.isToldAgain = true;
      return;
    }
    this.isTelling = true;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.toldAtMs = Date.now();
    const { notices, many } = this;
    this.notices = [];
    this.many = false;
    try {
      this.tellViewer(await this.readViewer(), notices, many, isBeat);
    } catch {
      // The database is away: the next look tells it, and a viewer who hears no beat comes again.
      this.many ||= many || notices.length > 0;
    }
    this.isTelling = false;
    const isToldAgain = this.isToldAgain;
    this.isToldAgain = false;
    if (isToldAgain) await this.tell();
    else if (this.many || this.notices.length > 0) this.tellSoon();
  }

  private tellViewer(viewer: User | null, notices: readonly LeadNotice[], many: boolean, isBeat: boolean): void {
    if (this.isClosed) return;
    if (!viewer) {
      this.sink.end();
      return;
    }
    if (hasOtherRights(viewer, this.viewer)) this.sink.send({ name: 'rights' });
    this.viewer = viewer;
    const seen = many ? MANY : sightingsOf(leadScope(viewer), notices);
    if (seen) this.sink.send({ name: 'leads', data: seen });
    if (isBeat) this.sink.send({ name: 'beat' });
  }
}

function hasOtherRights(now: User, before: User): boolean {
  return (
    now.role !== before.role ||
    String(now.permissions) !== String(before.permissions) ||
    String(now.leadTypes) !== String(before.leadTypes)
  );
}
