import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type RateLimit, Throttled } from '../../../shared/domain/rate-limits.js';
import { leadNotFound } from '../../leads/domain/lead.errors.js';
import { isInScope, leadScope, type Viewer } from '../../leads/domain/lead-access.js';
import { LeadReader } from '../../leads/domain/lead-reader.js';
import type { User } from '../../users/domain/user.js';
import { UserRepository } from '../../users/domain/user.repository.js';
import { LeadChangeFeed } from '../domain/lead-change-feed.js';
import { LeadPresence, type WindowPresence } from '../domain/lead-presence.js';

export interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly isTyping: boolean;
}

/** Called when other users at the lead see something else. */
type PresenceListener = (leadId: string, userIds: readonly string[]) => void;

const SWEEP_MS = 5_000;

/** For each user on one server process. Eight windows that report every change of typing stay far below. */
const REPORTS_PER_MINUTE: RateLimit = {
  name: 'presence-reports',
  points: 240,
  windowSeconds: 60,
  sentence: 'Your windows reported too often which lead they show. Please wait a minute.',
};

/** Who has which lead open. Every process knows all windows, from the reports that all processes publish. */
@Injectable()
export class LeadPresenceService implements OnModuleDestroy {
  private readonly presence = new LeadPresence();
  private readonly listeners = new Set<PresenceListener>();
  private readonly minutes = new Map<string, { readonly endsAtMs: number; reports: number }>();
  private unsubscribe: (() => void) | undefined;
  private sweep: NodeJS.Timeout | undefined;

  constructor(
    private readonly feed: LeadChangeFeed,
    private readonly leads: LeadReader,
    private readonly users: UserRepository,
  ) {}

  /** Starts to receive reports. Later calls do nothing. */
  start(): void {
    if (this.unsubscribe) return;
    this.unsubscribe = this.feed.subscribe({
      onConnected: () => undefined,
      onChange: () => undefined,
      // Their rights changed or a session ended. Windows that may still show a lead report again within seconds.
      onUserChanged: (userId) => this.tell(this.presence.removeUser(userId)),
      onPresence: (report) => this.tell(this.presence.apply(report), report.userId),
    });
    this.sweep = setInterval(() => {
      this.tell(this.presence.removeExpired());
      for (const [userId, { endsAtMs }] of this.minutes) if (endsAtMs <= Date.now()) this.minutes.delete(userId);
    }, SWEEP_MS);
    this.sweep.unref();
  }

  subscribe(listener: PresenceListener): void {
    this.listeners.add(listener);
  }

  /**
   * Publishes that a window shows the lead, and returns the colleagues who have it open and can see it.
   * @throws Throttled
   * @throws leadNotFound
   */
  async report(viewer: User, report: WindowPresence): Promise<Colleague[]> {
    this.start();
    this.countReport(viewer);
    const lead = await this.leads.find(report.leadId, leadScope(viewer));
    if (!lead) {
      await this.publish({ ...report, state: 'left' });
      throw leadNotFound();
    }
    await this.publish(report);
    const others = this.presence.usersAt(report.leadId).filter(({ userId }) => userId !== viewer.id);
    const colleagues = await Promise.all(
      others.map(async ({ userId, isTyping }) => {
        const user = await this.users.findById(userId);
        if (!user?.isActive) return [];
        const isVisible = isInScope(leadScope(user), { ...lead, assignedTo: lead.assignee?.id ?? null });
        return isVisible ? [{ id: user.id, name: user.name, isTyping }] : [];
      }),
    );
    return colleagues.flat();
  }

  /** @throws Throttled */
  async leave(viewer: Viewer, report: WindowPresence): Promise<void> {
    this.start();
    this.countReport(viewer);
    await this.feed.publishPresence(report);
  }

  /** The leads among these that the viewer has open and can see. */
  async visible(viewer: Viewer, leadIds: readonly string[]): Promise<string[]> {
    const found = await Promise.all(leadIds.map((id) => this.leads.find(id, leadScope(viewer))));
    return found.flatMap((lead) => (lead ? [lead.id] : []));
  }

  onModuleDestroy(): void {
    clearInterval(this.sweep);
    this.unsubscribe?.();
  }

  private async publish(report: WindowPresence): Promise<void> {
    if (!this.presence.isKnown(report)) await this.feed.publishPresence(report);
  }

  private tell(leadIds: readonly string[], except?: string): void {
    for (const leadId of leadIds) {
      const userIds = this.presence.usersAt(leadId).map(({ userId }) => userId);
      for (const listener of this.listeners)
        listener(
          leadId,
          userIds.filter((id) => id !== except),
        );
    }
  }

  private countReport({ id }: Viewer): void {
    const nowMs = Date.now();
    const known = this.minutes.get(id);
    const windowMs = REPORTS_PER_MINUTE.windowSeconds * 1_000;
    const minute = known && known.endsAtMs > nowMs ? known : { endsAtMs: nowMs + windowMs, reports: 0 };
    this.minutes.set(id, minute);
    minute.reports += 1;
    if (minute.reports <= REPORTS_PER_MINUTE.points) return;
    throw new Throttled(REPORTS_PER_MINUTE, Math.ceil((minute.endsAtMs - nowMs) / 1_000));
  }
}
