import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { defineFailure } from '../../../shared/domain/failure.js';
import { SessionRepository } from '../../auth/domain/session.repository.js';
import { LeadEvents } from '../../leads/application/lead-events.js';
import type { User } from '../../users/domain/user.js';
import { LeadChangeFeed } from '../domain/lead-change-feed.js';
import { LiveConnection, type LiveEvent, type LiveSink } from './live-connection.js';

export const tooManyConnections = defineFailure({
  kind: 'throttled',
  code: 'too_many_connections',
  when: 'Too many tries; see Retry-After',
  sentence: 'You follow the leads in too many windows already. Please close some of them.',
  retryAfterSeconds: 60,
});

/** One person's open windows, on one server process. */
export const CONNECTIONS_PER_USER = 8;

/** Sends staff the changes of the leads they may see. */
@Injectable()
export class LiveLeadsService implements OnModuleDestroy {
  private readonly open = new Map<string, Set<() => void>>();
  private isStopping = false;

  constructor(
    private readonly feed: LeadChangeFeed,
    private readonly sessions: SessionRepository,
    events: LeadEvents,
  ) {
    // Triggers publish every other change (migrations/routines/live.sql, which says why new leads are published from here).
    events.subscribe((event) => {
      if (event.name === 'added' && !event.quarantined) feed.publish(event);
    });
  }

  /**
   * Sends `sink` the changes the viewer may see until the returned function is called or it ends by itself; first those
   * that came after the event with `lastEventId`, where it names one.
   * @throws DomainError for one connection too many
   */
  listen(viewer: User, sessionId: string, lastEventId: string | null, sink: LiveSink): () => void {
    if (this.isStopping) {
      sink.end();
      return () => undefined;
    }
    const own = this.open.get(viewer.id) ?? new Set();
    if (own.size >= CONNECTIONS_PER_USER) throw tooManyConnections();
    const end = () => {
      close();
      sink.end();
    };
    const readViewer = async () => (await this.sessions.find(sessionId))?.user ?? null;
    const send = (event: LiveEvent) => sink.send(event);
    const connection = new LiveConnection(viewer, readViewer, this.feed, lastEventId, { send, end });
    const leave = this.feed.subscribe(connection);
    const close = () => {
      leave();
      connection.close();
      own.delete(end);
      if (own.size === 0) this.open.delete(viewer.id);
    };
    this.open.set(viewer.id, own.add(end));
    return close;
  }

  /** Windows that listen to this process. */
  get openStreams(): number {
    return [...this.open.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Before the server waits for its requests: these would never finish by themselves. */
  onModuleDestroy(): void {
    this.isStopping = true;
    for (const connections of [...this.open.values()]) for (const end of [...connections]) end();
  }
}
