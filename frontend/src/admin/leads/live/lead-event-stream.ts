/** The stream of live events, kept open as long as there is somebody to see it; while it is not, the clock stands in. */
import type { PathWith } from '../../../shared/api/api-types';

/** What came, changed and went, by ids; `many` where that would be too many. */
export interface LeadEvent {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly many: boolean;
}

export interface LeadEventListener {
  /** What the server tells of the leads. */
  leads(event: LeadEvent): void;
  /** Something may have been missed. */
  missed(): void;
  /** The signed-in user's rights have changed. */
  rights(): void;
}

const EVENTS_PATH = '/api/leads/events' satisfies PathWith<'get'>;
const RETRY_MS = [500, 2_000, 5_000, 10_000, 30_000, 60_000];
/** How often to look without a stream. */
const POLL_MS = 30_000;
/** The server says something every 10 s; after this much silence nobody is there. */
const SILENCE_MS = 35_000;
/** A browser has few connections for one server, so windows nobody sees give theirs back. */
const HIDDEN_MS = 30_000;

/** Follows the leads until the answer's function is called. */
export function subscribeToLeadEvents(token: () => string | null, listener: LeadEventListener): () => void {
  const timers = new Map<'retry' | 'poll' | 'silence' | 'hidden', ReturnType<typeof setTimeout>>();
  let source: { close(): void } | undefined;
  let failures = 0;
  let isOver = false;
  let opening = 0;

  const later = (name: 'retry' | 'poll' | 'silence' | 'hidden', ms: number, act: () => void) => {
    clearTimeout(timers.get(name));
    timers.set(name, setTimeout(act, ms));
  };
  const never = (...names: readonly ('retry' | 'poll' | 'silence' | 'hidden')[]) => {
    for (const name of names) clearTimeout(timers.get(name));
  };
  const poll = () => {
    listener.missed();
    later('poll', POLL_MS, poll);
  };
  const hangUp = () => {
    opening += 1;
    source?.close();
    source = undefined;
    never('silence');
  };
  const failed = (status?: number) => {
    hangUp();
    if (isOver) return;
    // The session has ended: the next read says so.
    if (status === 401) listener.missed();
    if (failures === 0) later('poll', POLL_MS, poll);
    const pauseMs = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0;
    failures += 1;
    // Not all at once when the server comes back.
    later('retry', pauseMs * (1 + Math.random()), () => void open());
  };
  const heard = () => later('silence', SILENCE_MS, () => failed());

  const open = async () => {
    hangUp();
    const mine = opening;
    const { EventSource } = await import('eventsource').catch(() => ({ EventSource: null }));
    if (isOver || mine !== opening) return;
    if (!EventSource) return failed();
    const stream = new EventSource(EVENTS_PATH, {
      fetch: (address, init) =>
        fetch(address, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token()}` } }),
    });
    source = stream;
    heard();
    stream.addEventListener('ready', () => {
      failures = 0;
      never('poll');
      heard();
      listener.missed();
    });
    stream.addEventListener('leads', ({ data }) => {
      heard();
      listener.leads(JSON.parse(data) as LeadEvent);
    });
    stream.addEventListener('rights', () => listener.rights());
    stream.addEventListener('beat', heard);
    stream.addEventListener('error', ({ code }) => failed(code));
  };
  const look = () => {
    if (document.visibilityState === 'hidden') {
      later('hidden', HIDDEN_MS, () => {
        hangUp();
        never('retry', 'poll');
      });
      return;
    }
    never('hidden');
    if (!source) void open();
  };

  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    isOver = true;
    hangUp();
    never('retry', 'poll', 'hidden');
    document.removeEventListener('visibilitychange', look);
  };
}
