import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type EventStream, eventStream } from '../../testing/event-stream';
import { subscribeToLeadEvents } from './lead-event-stream';

let answers: EventStream[];
let tokens: (string | null)[];
let lastEventIds: (string | null)[];
let stop: () => void;
const calls: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  answers = [];
  tokens = [];
  lastEventIds = [];
  calls.length = 0;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  show('visible');
});

/** Subscribes to a server that responds with these statuses in order and then keeps repeating the last one. */
async function follow(...statuses: number[]): Promise<void> {
  globalThis.fetch = async (_address, init) => {
    const headers = new Headers(init?.headers);
    tokens.push(headers.get('Authorization'));
    lastEventIds.push(headers.get('Last-Event-ID'));
    const status = statuses[Math.min(answers.length, statuses.length - 1)] ?? 200;
    const answer = eventStream(status);
    answers.push(answer);
    if (status === 0) throw new TypeError('Failed to fetch');
    init?.signal?.addEventListener('abort', answer.end);
    return answer.response as Response;
  };
  stop = subscribeToLeadEvents(() => 'valid', {
    onLeads: ({ added }) => calls.push(`added ${added.join()}`),
    onNotifications: () => calls.push('notifications'),
    onReady: () => undefined,
    onPresence: (leadIds) => calls.push(`presence ${leadIds.join()}`),
    onMissed: () => calls.push('missed'),
    onResync: () => calls.push('resync'),
    onRightsChanged: () => calls.push('rights'),
  });
  await passes(0);
}

async function passes(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  await jest.advanceTimersByTimeAsync(0);
}

async function says(name: string, data: object = {}): Promise<void> {
  answers.at(-1)?.says(name, data);
  await passes(0);
}

function show(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the event stream', () => {
  it('sends the user’s token and passes on events', async () => {
    await follow(200);
    expect(tokens).toEqual(['Bearer valid']);
    await says('ready');
    await says('leads', { added: ['l1'], changed: [], removed: [], many: false });
    await says('notifications');
    await says('presence', { leads: ['l1'] });
    await says('rights');
    expect(calls).toEqual(['missed', 'added l1', 'notifications', 'presence l1', 'rights']);
  });

  it('reconnects after the stream has ended, with growing delays while the server is down', async () => {
    await follow(200, 0, 0, 200);
    await says('ready');
    answers[0]?.end();
    await passes(0);
    await passes(499);
    expect(answers).toHaveLength(1);
    await passes(1);
    expect(answers).toHaveLength(2);
    await passes(1_999);
    expect(answers).toHaveLength(2);
    await passes(1);
    expect(answers).toHaveLength(3);
    await passes(5_000);
    expect(answers).toHaveLength(4);
  });

  it('sends the last event id when it reconnects, and reloads only if it missed something', async () => {
    await follow(200);
    await says('ready');
    await says('leads', { added: [], changed: ['l1'], removed: [], many: false });
    await says('beat');
    calls.length = 0;
    answers[0]?.end();
    await passes(500);
    await says('leads', { added: ['l2'], changed: [], removed: [], many: false });
    await says('ready');
    expect(calls).toEqual(['added l2']);
    answers[1]?.end();
    await passes(500);
    await says('resync');
    await says('ready');
    expect(calls).toEqual(['added l2', 'resync']);
    expect(lastEventIds).toEqual([null, '3', '2']);
  });

  it('polls every 30 seconds without a stream, and stops when there is one', async () => {
    await follow(429, 429, 429, 429, 429, 200);
    await passes(30_000);
    expect(calls).toEqual(['missed']);
    while (answers.length < 6) await passes(1_000);
    await says('ready');
    calls.length = 0;
    for (let beat = 0; beat < 7; beat += 1) {
      await passes(10_000);
      await says('beat');
    }
    expect(calls).toEqual([]);
  });

  it('reconnects if the server stops sending heartbeats', async () => {
    await follow(200);
    await says('ready');
    await passes(34_999);
    expect(answers).toHaveLength(1);
    await passes(1 + 500);
    expect(answers).toHaveLength(2);
  });

  it('triggers a request immediately if the session has ended', async () => {
    await follow(401);
    expect(calls).toEqual(['missed']);
  });

  it('closes its connection in a hidden window, and catches up when it is visible', async () => {
    await follow(200);
    await says('ready');
    show('hidden');
    await passes(120_000);
    expect(answers).toHaveLength(1);
    show('visible');
    await passes(0);
    expect(answers).toHaveLength(2);
    await says('leads', { added: ['l1'], changed: [], removed: [], many: false });
    await says('ready');
    expect(calls).toEqual(['missed', 'added l1']);
  });

  it('polls every 30 seconds without a stream, also after the window was hidden', async () => {
    await follow(403);
    await passes(30_000);
    show('hidden');
    await passes(90_000);
    calls.length = 0;
    show('visible');
    await passes(0);
    expect(calls).toEqual(['missed']);
    await passes(60_000);
    expect(calls).toEqual(['missed', 'missed', 'missed']);
  });

  it('does not close a stream that was opened while a retry was pending', async () => {
    await follow(0, 0, 200);
    await passes(500);
    show('hidden');
    show('visible');
    await passes(0);
    await says('ready');
    await passes(5_000);
    expect(answers).toHaveLength(3);
    await says('leads', { added: ['l1'], changed: [], removed: [], many: false });
    expect(calls.at(-1)).toBe('added l1');
  });
});
