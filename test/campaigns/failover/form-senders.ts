/** Visitors who send one submission after another. They retry each until it is acknowledged, and record it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { fullSubmission } from '../../support/submissions.js';

/** Delay before a retry. Shorter than in the browser, so that it does not hide the end of the outage. */
const RETRY_MS = 200;
const TIMEOUT_MS = 45_000;

/** An acknowledged submission. Times are in ms since the epoch. */
export interface AcknowledgedForm {
  readonly id: string;
  readonly email: string;
  readonly server: number;
  readonly firstTryMs: number;
  readonly atMs: number;
  readonly tries: number;
}

export class FormSenders {
  readonly acknowledged: AcknowledgedForm[] = [];
  readonly answers = new Map<string, number>();
  private readonly senders: Promise<void>[] = [];
  private isStopped = false;

  /** @param urls - Each server has its own senders, which pause for `pauseMs` between two submissions. */
  constructor(
    private readonly urls: readonly string[],
    private readonly pauseMs: number,
  ) {}

  start(sendersEach: number): void {
    for (const [server, url] of this.urls.entries()) {
      for (let n = 0; n < sendersEach; n++) this.senders.push(this.sendAll(server, url));
    }
  }

  /** Resolves when each sender has finished its current submission. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.senders);
  }

  private async sendAll(server: number, url: string): Promise<void> {
    while (!this.isStopped) {
      await this.sendOne(server, url);
      await delay(this.pauseMs);
    }
  }

  private async sendOne(server: number, url: string): Promise<void> {
    const firstTryMs = Date.now();
    const key = randomUUID();
    const email = `${key}@example.in`;
    const { personalInfo, ...form } = fullSubmission('contact');
    const body = JSON.stringify({ ...form, personalInfo: { ...personalInfo, email } });
    for (let tries = 1; ; tries++) {
      const id = await this.post(url, key, body);
      if (id !== null) {
        this.acknowledged.push({ id, email, server, firstTryMs, atMs: Date.now(), tries });
        return;
      }
      await delay(RETRY_MS);
    }
  }

  /** Returns the lead's id, or null if the submission must be retried with the same key. */
  private async post(url: string, key: string, body: string): Promise<string | null> {
    try {
      const answer = await fetch(`${url}/api/leads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { data } = (await answer.json()) as { data?: { _id: string } };
      countOne(this.answers, String(answer.status));
      return answer.status === 201 && data ? data._id : null;
    } catch {
      countOne(this.answers, 'no answer');
      return null;
    }
  }
}

export function countOne(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Returns the longest time, in ms, for which one of the servers acknowledged no submission in this period. */
export function longestOutage(
  acknowledged: readonly AcknowledgedForm[],
  servers: number,
  [fromMs, toMs]: readonly [number, number],
): number {
  const silences = Array.from({ length: servers }, (_, server) => {
    const times = acknowledged
      .filter((form) => form.server === server && form.atMs >= fromMs && form.atMs <= toMs)
      .map(({ atMs }) => atMs)
      .sort((one, other) => one - other);
    let longest = 0;
    let lastMs = fromMs;
    for (const atMs of [...times, toMs]) {
      longest = Math.max(longest, atMs - lastMs);
      lastMs = atMs;
    }
    return longest;
  });
  return Math.max(...silences);
}
