import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { subscribeToLeadEvents } from './lead-event-stream';

type Answer = { status: number; write?: (text: string) => void; end?: () => void };

let answers: Answer[];
let tokens: (string | null)[];
let stop: () => void;
const calls: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  answers = [];
  tokens = [];
  calls.length = 0;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  show('visible');
});

/** Begins to follow a server that gives these statuses, the last of them for ever. */
async function follow(...statuses: number[]): Promise<void> {
  globalThis.fetch = async (_address, init) => {
    tokens.push(new Headers(init?.headers).get('Authorization'));
    const status = statuses[Math.min(answers.length, statuses.length - 1)] ?? 200;
    const answer: Answer = { status };
    answers.push(answer);
    if (status === 0) throw new TypeError('Failed to fetch');
    return fakeStream(answer, init?.signal ?? null);
  };
  stop = subscribeToLeadEvents(() => 'valid', {
    onLeads: ({ added }) => calls.push(`added ${added.join()}`),
    onMissed: () => calls.push('missed'),
    onRightsChanged: () => calls.push('rights'),
  });
  await passes(0);
}

function fakeStream(answer: Answer, signal: AbortSignal | null): Response {
  const queue: (string | null)[] = [];
  let resume: () => void = () => undefined;
  answer.write = (text) => {
    queue.push(text);
    resume();
  };
  answer.end = () => {
    queue.push(null);
    resume();
  };
  signal?.addEventListener('abort', answer.end);
  const read = async () => {
    while (queue.length === 0) await new Promise<void>((resolve) => (resume = resolve));
    const text = queue.shift() ?? null;
    return text === null ? { done: true } : { done: false, value: new TextEncoder().encode(text) };
  };
  return {
    status: answer.status,
    redirected: false,
    url: 'http://localhost/api/leads/events',
    headers: new Headers({ 'content-type': 'text/event-stream' }),
    body: { getReader: () => ({ read }) },
  } as unknown as Response;
}

async function passes(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  await jest.advanceTimersByTimeAsync(0);
}

async function says(name: string, data: object = {}): Promise<void> {
  answers.at(-1)?.write?.(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  await passes(0);
}

function show(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('following the leads', () => {
  it('asks as the signed-in user and passes on what it hears', async () => {
    await follow(200);
    expect(tokens).toEqual(['Bearer valid']);
    await says('ready');
    await says('leads', { added: ['l1'], changed: [], removed: [], many: false });
    await says('rights');
    expect(calls).toEqual(['missed', 'added l1', 'rights']);
  });

  it('comes back after a stream that ended, more and more slowly while nobody answers', async () => {
    await follow(200, 0, 0, 200);
    await says('ready');
    answers[0]?.end?.();
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
    calls.length = 0;
    await says('ready');
    expect(calls).toEqual(['missed']);
  });

  it('looks every 30 seconds while there is no stream, and stops once there is', async () => {
    await follow(429, 429, 429, 429, 429, 200);
    await passes(30_000);
    expect(calls).toEqual(['missed']);
    while (answers.at(-1)?.status !== 200) await passes(1_000);
    await says('ready');
    calls.length = 0;
    for (let beat = 0; beat < 7; beat += 1) {
      await passes(10_000);
      await says('beat');
    }
    expect(calls).toEqual([]);
  });

  it('takes a server that has gone silent for gone', async () => {
    await follow(200);
    await says('ready');
    await passes(34_999);
    expect(answers).toHaveLength(1);
    await passes(1 + 500);
    expect(answers).toHaveLength(2);
  });

  it('lets a read find out at once that the session has ended', async () => {
    await follow(401);
    expect(calls).toEqual(['missed']);
  });

  it('gives its connection back in a window nobody sees, and catches up when somebody does', async () => {
    await follow(200);
    await says('ready');
    show('hidden');
    await passes(120_000);
    expect(answers).toHaveLength(1);
    show('visible');
    await passes(0);
    expect(answers).toHaveLength(2);
    await says('ready');
    expect(calls).toEqual(['missed', 'missed']);
  });
});
