/** The live event stream. It is open while the window is visible. If it fails, `onMissed` is called at intervals. */
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { PathWith } from '../../../shared/api/api-types';

/** The ids of added, changed and removed leads. If `many` is true, there were too many leads to list. */
export interface LeadEvent {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly many: boolean;
}

export interface LeadEventListener {
  /** The stream is open. Events of `onPresence` before this moment are lost. */
  onReady(): void;
  onLeads(event: LeadEvent): void;
  onNotifications(): void;
  /** Colleagues have opened or left these leads, or started or stopped typing there. */
  onPresence(leadIds: readonly string[]): void;
  /** Leads may have changed without an event, so the listener should reload them. */
  onMissed(): void;
  /** Events were missed, possibly including changed permissions, so the listener should reload everything. */
  onResync(): void;
  onRightsChanged(): void;
}

const EVENTS_PATH = '/api/leads/events' satisfies PathWith<'get'>;
const RETRY_MS = [500, 2_000, 5_000, 10_000, 30_000, 60_000];
/** How often `onMissed` is called while there is no stream. */
const POLL_MS = 30_000;
/** The server sends a heartbeat every 10 s. If none arrives for this long, the connection is dead. */
const SILENCE_MS = 35_000;
/** A window that is hidden for this long closes its stream, because browsers limit the connections per server. */
const HIDDEN_MS = 30_000;

/** Returns the function that unsubscribes. */
export function subscribeToLeadEvents(token: () => string | null, listener: LeadEventListener): () => void {
  const timers = new Map<'retry' | 'poll' | 'silence' | 'hidden', ReturnType<typeof setTimeout>>();
  let source: AbortController | undefined;
  let failures = 0;
  let isStopped = false;
  let isPolling = false;
  /** A new stream continues after the event with this id. */
  let lastEventId = '';

  const setTimer = (name: 'retry' | 'poll' | 'silence' | 'hidden', ms: number, act: () => void) => {
    clearTimeout(timers.get(name));
    timers.set(name, setTimeout(act, ms));
  };
  const clearTimers = (...names: readonly ('retry' | 'poll' | 'silence' | 'hidden')[]) => {
    for (const name of names) clearTimeout(timers.get(name));
  };
  const pollLater = () => {
    isPolling = true;
    setTimer('poll', POLL_MS, poll);
  };
  const poll = () => {
    listener.onMissed();
    pollLater();
  };
  const stopPolling = () => {
    isPolling = false;
    clearTimers('poll');
  };
  const closeStream = () => {
    source?.abort();
    source = undefined;
    clearTimers('silence');
  };
  const onFailure = (status?: number) => {
    closeStream();
    if (isStopped) return;
    // The session has ended. The request that `onMissed` sends will discover this and handle it.
    if (status === 401) listener.onMissed();
    if (!isPolling) pollLater();
    const pauseMs = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0;
    failures += 1;
    // The delay is random, so that clients do not all reconnect at the same time.
    setTimer('retry', pauseMs * (1 + Math.random()), open);
  };
  const resetSilenceTimer = () => setTimer('silence', SILENCE_MS, () => onFailure());

  const open = () => {
    closeStream();
    // Otherwise a pending retry would close the stream that is opened here.
    clearTimers('retry');
    const stream = new AbortController();
    source = stream;
    resetSilenceTimer();
    const isResumed = lastEventId !== '';
    const headers = { Authorization: `Bearer ${token()}`, ...(isResumed && { 'Last-Event-ID': lastEventId }) };
    const act: Readonly<Record<string, (data: string) => void>> = {
      ready: () => {
        failures = 0;
        stopPolling();
        listener.onReady();
        if (!isResumed) listener.onMissed();
      },
      leads: (data) => listener.onLeads(JSON.parse(data) as LeadEvent),
      notifications: () => listener.onNotifications(),
      presence: (data) => listener.onPresence((JSON.parse(data) as { readonly leads: readonly string[] }).leads),
      resync: () => listener.onResync(),
      rights: () => listener.onRightsChanged(),
    };
    const onEvent = ({ id = '', event = '', data }: EventSourceMessage) => {
      if (source !== stream) return;
      lastEventId = id;
      resetSilenceTimer();
      act[event]?.(data);
    };
    readEvents({ headers, signal: stream.signal, cache: 'no-store' }, onEvent).then(
      (status) => source === stream && onFailure(status),
      () => source === stream && onFailure(),
    );
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') {
      setTimer('hidden', HIDDEN_MS, () => {
        closeStream();
        clearTimers('retry');
        stopPolling();
      });
      return;
    }
    clearTimers('hidden');
    if (source) return;
    // The stream has failed before and may fail again, so poll as well.
    if (failures > 0 && !isPolling) poll();
    open();
  };

  document.addEventListener('visibilitychange', onVisibilityChange);
  onVisibilityChange();
  return () => {
    isStopped = true;
    closeStream();
    clearTimers('retry', 'poll', 'hidden');
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

/** Reads the stream until it ends. Resolves to the HTTP status. */
async function readEvents(init: RequestInit, onEvent: (event: EventSourceMessage) => void): Promise<number> {
  const { status, body } = await fetch(EVENTS_PATH, init);
  const reader = body?.getReader();
  if (status !== 200 || !reader) return status;
  const parser = createParser({ onEvent });
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return status;
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
