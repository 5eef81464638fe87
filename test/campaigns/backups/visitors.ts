import { setTimeout as delay } from 'node:timers/promises';
import { ApiClient } from '../../support/api-client.js';
import { thirdPartySubmission } from '../../support/submissions.js';

export interface Acknowledged {
  readonly id: string;
  readonly atMs: number;
}

/** Visitors who send one submission after another and record the acknowledged ones. Failures are not retried. */
export class Visitors {
  readonly journal: Acknowledged[] = [];
  private hasEnded = false;
  private readonly senders: Promise<void>[];
  private readonly api: ApiClient;

  constructor(url: string, { count, pauseMs }: { count: number; pauseMs: number }) {
    this.api = new ApiClient(url);
    this.senders = Array.from({ length: count }, () => this.sendUntilEnd(pauseMs));
  }

  /** Waits for requests in flight. Returns all acknowledged leads. */
  async end(): Promise<Acknowledged[]> {
    this.hasEnded = true;
    await Promise.all(this.senders);
    return this.journal;
  }

  async send(): Promise<boolean> {
    const body = thirdPartySubmission('contact');
    const answer = await this.api.raw<{ data: { _id: string } }>('POST', '/api/leads', { body }).catch(() => undefined);
    if (answer?.status !== 201) return false;
    this.journal.push({ id: answer.body.data._id, atMs: Date.now() });
    return true;
  }

  private async sendUntilEnd(pauseMs: number): Promise<void> {
    while (!this.hasEnded) {
      await this.send();
      await delay(pauseMs);
    }
  }
}

export function secondsSince(startedMs: number, untilMs = Date.now()): number {
  return Math.round((untilMs - startedMs) / 100) / 10;
}
