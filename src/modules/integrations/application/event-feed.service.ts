import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BackgroundLoop } from '../../../shared/background-work.js';
import { CurrentCaller } from '../../auth/application/current-caller.service.js';
import { notSignedIn } from '../../auth/domain/auth.errors.js';
import { rightsFingerprint } from '../../leads/domain/copy-rights.js';
import { type EventPosition, readEventCursor, readsEvents, writeEventCursor } from '../../leads/domain/event-cursor.js';
import { beginAnew } from '../../leads/domain/lead.errors.js';
import type { User } from '../../users/domain/user.js';
import { EVENTS_KEPT_DAYS, type Event, type EventFilter, shownToTypes } from '../domain/event.js';
import { notAnEventCursor } from '../domain/integration.errors.js';
import { EventsRepository } from '../infrastructure/events.repository.js';

const DAY_MS = 86_400_000;
const POLL_MS = 500;
const MISSED_PROMISES = { everyMs: 15_000, gatherMs: 1_000 };

export interface EventCaller {
  readonly user: User;
  readonly sessionId: string;
}

export interface EventQuery extends EventFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
  /** Seconds to wait for an event if there is none. */
  readonly wait: number;
}

@Injectable()
export class EventFeedService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly missed = new BackgroundLoop(() => this.events.addMissedPromises().then(() => null), MISSED_PROMISES);
  private readonly stopping = new AbortController();

  constructor(
    private readonly events: EventsRepository,
    private readonly callers: CurrentCaller,
  ) {}

  onApplicationBootstrap(): void {
    this.missed.start();
  }

  /** Ends the waits before the server waits for running requests. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.missed.stop();
  }

  /**
   * Returns the events after the cursor that the caller can see. If there is none, waits until there is one, the time
   * is over, or `signal` is aborted.
   * @throws beginAnew if the caller's rights have changed, or the cursor is older than the events
   * @throws notSignedIn if the caller loses access during the wait
   */
  async read(
    { user, sessionId }: EventCaller,
    { cursor, limit, wait, ...filter }: EventQuery,
    signal: AbortSignal,
  ): Promise<{ readonly events: readonly Event[]; readonly nextCursor: string }> {
    const untilMs = Date.now() + wait * 1_000;
    const end = AbortSignal.any([signal, this.stopping.signal]);
    let from: EventPosition | null = cursor === undefined ? null : positionIn(cursor, user);
    for (let isFirst = true; ; isFirst = false) {
      const { events, reached } = await this.events.read(user.leadTypes, filter, from, limit);
      const isOver = events.length > 0 || end.aborted || Date.now() >= untilMs;
      if (isOver && !isFirst) await this.requireUnchanged(user, sessionId);
      if (isOver) {
        return {
          events: events.map((event) => shownToTypes(event, user.leadTypes)),
          nextCursor: writeEventCursor(user, reached),
        };
      }
      from = reached;
      await delay(Math.min(POLL_MS, untilMs - Date.now()), undefined, { signal: end }).catch(() => undefined);
    }
  }

  private async requireUnchanged(began: User, sessionId: string): Promise<void> {
    const user = await this.callers.find(began, sessionId);
    if (!user) throw notSignedIn();
    if (!readsEvents(user) || rightsFingerprint(user) !== rightsFingerprint(began)) throw beginAnew();
  }
}

function positionIn(cursor: string, user: User): EventPosition {
  const position = readEventCursor(cursor);
  if (!position) throw notAnEventCursor();
  const isOld = Number(position.atMicros) / 1_000 < Date.now() - EVENTS_KEPT_DAYS * DAY_MS;
  if (isOld || position.rights !== rightsFingerprint(user)) throw beginAnew();
  return position;
}
