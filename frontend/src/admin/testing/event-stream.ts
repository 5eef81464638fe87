/** Fake response of `GET /api/leads/events`. */
export interface EventStream {
  readonly response: object;
  /** Sends an event. The ids are 1, 2 and so on. */
  readonly says: (name: string, data?: object) => void;
  readonly end: () => void;
}

/** Creates an open stream as a plain object, because jsdom has no `Response`. */
export function eventStream(status = 200): EventStream {
  const queue: (string | null)[] = [];
  let events = 0;
  let resume: () => void = () => undefined;
  const push = (text: string | null) => {
    queue.push(text);
    resume();
  };
  const read = async () => {
    while (queue.length === 0) {
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
    }
    const text = queue.shift() ?? null;
    return text === null ? { done: true } : { done: false, value: new TextEncoder().encode(text) };
  };
  return {
    response: {
      status,
      redirected: false,
      url: 'http://localhost/api/leads/events',
      headers: new Headers({ 'content-type': 'text/event-stream' }),
      body: { getReader: () => ({ read }) },
    },
    says: (name, data = {}) => {
      events += 1;
      push(`id: ${events}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end: () => push(null),
  };
}
