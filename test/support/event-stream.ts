import { PATIENCE_MS } from './wait-for.js';

export interface EventStream {
  readonly status: number;
  readonly headers: Headers;
  readonly received: readonly ReceivedEvent[];
  /** Returns the next matching event that no earlier call returned. Rejects if the stream ends, or on timeout. */
  next(fits: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent>;
  ended: Promise<void>;
  close(): void;
}

export interface ReceivedEvent {
  id: string;
  name: string;
  data: { added?: string[]; changed?: string[]; removed?: string[]; many?: boolean; leads?: string[] };
}

/** Opens a stream and waits until it is open, unless it was refused. `onEvent` is called with each event. */
export async function listen(
  url: string,
  token: string,
  lastEventId?: string,
  onEvent?: (event: ReceivedEvent) => void,
): Promise<EventStream> {
  const abort = new AbortController();
  const response = await fetch(`${url}/api/leads/events`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: abort.signal,
  });
  const received: ReceivedEvent[] = [];
  const waiting = new Set<() => void>();
  const taken = new Set<ReceivedEvent>();
  let isOver = false;
  const ended = (async () => {
    try {
      for await (const event of eventsOf(response)) {
        received.push(event);
        onEvent?.(event);
        for (const look of waiting) look();
      }
    } catch (failure) {
      if (!abort.signal.aborted) throw failure;
    } finally {
      isOver = true;
      for (const look of waiting) look();
    }
  })();
  ended.catch(() => undefined);

  const next: EventStream['next'] = (fits) =>
    new Promise((resolve, reject) => {
      const settle = () => {
        waiting.delete(look);
        clearTimeout(patience);
      };
      const look = () => {
        const event = received.find((one) => !taken.has(one) && fits(one));
        if (event) {
          taken.add(event);
          settle();
          resolve(event);
        } else if (isOver) {
          settle();
          reject(new Error(`The stream ended after ${JSON.stringify(received)}`));
        }
      };
      const patience = setTimeout(() => {
        settle();
        reject(new Error(`Heard only ${JSON.stringify(received)}`));
      }, PATIENCE_MS);
      waiting.add(look);
      look();
    });
  const stream = {
    status: response.status,
    headers: response.headers,
    received,
    next,
    ended,
    close: () => abort.abort(),
  };
  if (response.ok) await next(({ name }) => name === 'ready');
  return stream;
}

async function* eventsOf(response: Response): AsyncGenerator<ReceivedEvent> {
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk as Uint8Array).toString('utf8');
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, id, name, data] = /^id: (\S+)\nevent: (.+)\ndata: (.+)$/.exec(block) ?? [];
      if (id && name && data) yield { id, name, data: JSON.parse(data) };
    }
  }
}
