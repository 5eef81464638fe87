import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiClient, type Schema } from '../../support/api-client.js';
import type { Journal } from './journal.js';

/** How long the site waits for a response before it retries. */
const TRY_MS = 15_000;
const RETRY_MS = 50;
/** Pause between a visitor's submissions. Each causes an email, and the limit is 15 emails per second. */
const BUSY_MS = 150;
const CALM_MS = 900;

/** Visitors who send one submission after another. Like the site, they retry with the same key. */
export class Visitors {
  isBusy = false;
  /** When submissions that began after the last `beginCounting` were acknowledged. */
  private sinceKill: { startedAtMs: number; visitor: number; acknowledgedAtMs: number }[] = [];
  refusals = 0;
  private isOver = false;
  private count = 0;
  private readonly running: Promise<void>[];

  constructor(
    private readonly url: () => string,
    private readonly journal: Journal,
    private readonly visitors: number,
  ) {
    this.running = Array.from({ length: visitors }, (_, visitor) => this.visit(visitor));
  }

  beginCounting(): void {
    this.sinceKill = [];
  }

  /** Whether each visitor has successfully sent two submissions that both began after this time. */
  isServedSince(atMs: number): boolean {
    const served = this.sinceKill.filter(({ startedAtMs }) => startedAtMs > atMs).map(({ visitor }) => visitor);
    return Array.from({ length: this.visitors }, (_, visitor) => visitor).every(
      (visitor) => served.filter((one) => one === visitor).length >= 2,
    );
  }

  /** The longest time without an acknowledged submission since this time, in milliseconds. */
  longestGapSince(atMs: number): number {
    const times = this.sinceKill.map(({ acknowledgedAtMs }) => acknowledgedAtMs).filter((ms) => ms > atMs);
    return [atMs, ...times].reduce((longest, ms, index, all) => Math.max(longest, (all[index + 1] ?? ms) - ms), 0);
  }

  async refused(withinMs: number): Promise<void> {
    const before = this.refusals;
    for (const deadline = performance.now() + withinMs; this.refusals === before; await delay(20)) {
      if (performance.now() > deadline) return;
    }
  }

  /** Resolves when every submission in flight is acknowledged. */
  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.running);
  }

  private async visit(visitor: number): Promise<void> {
    while (!this.isOver) {
      await delay((0.5 + Math.random()) * (this.isBusy ? BUSY_MS : CALM_MS));
      this.count += 1;
      const startedAtMs = performance.now();
      await this.sendForm(`visitor${this.count}@example.com`, this.count);
      this.sinceKill.push({ startedAtMs, visitor, acknowledgedAtMs: performance.now() });
    }
  }

  private async sendForm(email: string, number: number): Promise<void> {
    this.journal.forms.set(email, { sentAtMs: performance.now(), acknowledgedAtMs: null, id: null });
    const key = randomUUID();
    // Emails to visitors are limited per network, so the submissions come from many networks.
    const address = `100.${64 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
    const body = {
      type: 'contact',
      personalInfo: { fullName: `Visitor ${number}`, email },
      contactForm: { message: 'When may I come and see the shop?' },
    };
    for (;;) {
      const answer = await this.tryOnce(body, { 'idempotency-key': key, 'x-forwarded-for': address });
      if (answer?.status === 201) return this.journal.acknowledgeForm(email, answer.body.data._id);
      // 409: the earlier attempt, whose response was lost, is still being processed.
      if (answer && ![503, 409].includes(answer.status)) {
        this.journal.faults.push(`a submission received ${answer.status}: ${answer.text}`);
        return;
      }
      this.refusals += 1;
      await delay(RETRY_MS * (0.5 + Math.random()));
    }
  }

  private tryOnce(body: unknown, headers: Record<string, string>) {
    return Promise.race([
      new ApiClient(this.url())
        .raw<Schema<'LeadCreatedResult'>>('POST', '/api/leads', { body, headers })
        .catch(() => undefined),
      delay(TRY_MS, undefined, { ref: false }),
    ]);
  }
}
