/** Visitors who send one submission after another while the stack changes. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Visitor } from './visitor.js';

export interface Sent {
  acknowledged: Map<string, string>;
  /** Number of refused first attempts, by status. Status 0 means no response. */
  refused: Map<number, number>;
  pages: number;
  refusedPages: number;
  slowestMs: number;
}

const PAUSE_MS = 50;

/** Sends submissions and requests pages while `work` runs. `isPersistent` retries refused ones with the same key. */
export async function sendMeanwhile(
  visitors: readonly Visitor[],
  isPersistent: boolean,
  work: () => Promise<void>,
): Promise<Sent> {
  const sent: Sent = { acknowledged: new Map(), refused: new Map(), pages: 0, refusedPages: 0, slowestMs: 0 };
  let isOver = false;
  const senders = visitors.map(async (visitor) => {
    while (!isOver) {
      await sendForm(visitor, isPersistent, sent);
      sent.pages++;
      if ((await visitor.call('GET', '/')).status !== 200) sent.refusedPages++;
      await delay(PAUSE_MS);
    }
  });
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(senders);
  }
  return sent;
}

async function sendForm(visitor: Visitor, isPersistent: boolean, sent: Sent): Promise<void> {
  const key = randomUUID();
  const email = `${key}@example.in`;
  for (let attempt = 0; ; attempt++) {
    const startedMs = performance.now();
    const answer = await sendLead(visitor, email, key);
    sent.slowestMs = Math.max(sent.slowestMs, performance.now() - startedMs);
    if (answer.status === 201 || answer.status === 200) {
      sent.acknowledged.set(email, leadIdOf(answer));
      return;
    }
    if (attempt === 0) sent.refused.set(answer.status, (sent.refused.get(answer.status) ?? 0) + 1);
    if (!isPersistent) return;
    await delay(PAUSE_MS * 5);
  }
}

export function sendLead(visitor: Visitor, email: string, key: string = randomUUID()): Promise<Answer> {
  const body = { type: 'newsletter', personalInfo: { email } };
  return visitor.call('POST', '/api/leads', { body, headers: { 'idempotency-key': key } });
}

export function leadIdOf({ text }: Answer): string {
  return (JSON.parse(text) as { data: { _id: string } }).data._id;
}

export function summary(what: string, { acknowledged, refused, pages, refusedPages, slowestMs }: Sent): string {
  const statuses = [...refused].map(([status, times]) => `${times} x ${status}`).join(', ') || 'none';
  return (
    `${what}: ${acknowledged.size} leads acknowledged, refused at first: ${statuses}; ` +
    `${pages} pages, ${refusedPages} refused; the slowest form took ${Math.round(slowestMs)} ms\n`
  );
}
