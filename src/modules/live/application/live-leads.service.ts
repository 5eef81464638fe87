import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { defineFailure } from '../../../shared/domain/failure.js';
import { SessionRepository } from '../../auth/domain/session.repository.js';
import { LeadEvents } from '../../leads/application/lead-events.js';
import type { User } from '../../users/domain/user.js';
import { LeadChangeFeed } from '../domain/lead-change-feed.js';
import { LeadPresenceService } from './lead-presence.service.js';
import { LiveConnection, type LiveEvent, type LiveSink } from './live-connection.js';

export const tooManyConnections = defineFailure({
  kind: 'throttled',
  code: 'too_many_connections',
  when: 'Too many open connections of this user (see Retry-After)',
  sentence: 'The back office is open in too many windows. Please close some of them.',
  retryAfterSeconds: 60,
});

/** The limit for each user on one server process. */
export const CONNECTIONS_PER_USER = 8;

@Injectable()
export class LiveLeadsService implements OnModuleDestroy {
  private readonly open = new Map<string, Map<LiveConnection, () => void>>();
  private isStopping = false;

  constructor(
    private readonly feed: LeadChangeFeed,
    private readonly sessions: SessionRepository,
    private readonly presence: LeadPresenceService,
    events: LeadEvents,
  ) {
    // Triggers publish all other changes. migrations/routines/live.sql says why they do not publish new leads.
    events.subscribe((event) => {
      if (event.name === 'added' && !event.quarantined) feed.publish(event);
    });
    presence.subscribe((leadId, userIds) => {
      for (const connection of userIds.flatMap((id) => [...(this.open.get(id)?.keys() ?? [])])) {
        connection.onPresenceChanged(leadId);
      }
    });
  }

  /**
   * Sends visible changes to `sink` until the session ends or the returned function is called. Starts with the changes
   * after `lastEventId`, if it is set.
   * @throws DomainError if the user has too many connections
   */
  listen(viewer: User, sessionId: string, lastEventId: string | null, sink: LiveSink): () => void {
    if (this.isStopping) {
      sink.end();
      return () => undefined;
    }
    const own = this.open.get(viewer.id) ?? new Map<LiveConnection, () => void>();
    if (own.size >= CONNECTIONS_PER_USER) throw tooManyConnections();
    const end = () => {
      close();
      sink.end();
    };
    const readViewer = async () => (await this.sessions.find(sessionId))?.user ?? null;
    const send = (event: LiveEvent) => sink.send(event);
    const readVisible = (user: User, leadIds: readonly string[]) => this.presence.visible(user, leadIds);
    const connection = new LiveConnection(viewer, readViewer, readVisible, this.feed, lastEventId, { send, end });
    const leave = this.feed.subscribe(connection);
    const close = () => {
      leave();
      connection.close();
      own.delete(connection);
      if (own.size === 0) this.open.delete(viewer.id);
    };
    this.open.set(viewer.id, own.set(connection, end));
    this.presence.start();
    return close;
  }

  get openStreams(): number {
    return [...this.open.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Ends the streams before the server waits for running requests, because the streams would never finish. */
  onModuleDestroy(): void {
    this.isStopping = true;
    for (const connections of [...this.open.values()]) for (const end of [...connections.values()]) end();
  }
}
