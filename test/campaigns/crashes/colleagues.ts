import { setTimeout as delay } from 'node:timers/promises';
import { ApiClient, type Schema } from '../../support/api-client.js';
import type { ChangeEntry, Entry, Journal } from './journal.js';

const PAUSE_MS = 120;
const RETRY_MS = 400;
const CALL_MS = 15_000;
const STATUSES = ['contacted', 'qualified', 'closed', 'new'] as const;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Users who work on leads. A call without a response is not retried, because nobody knows whether it succeeded. */
export class Colleagues {
  private isOver = false;
  private notes = 0;
  private readonly running: Promise<void>[];

  constructor(
    private readonly url: () => string,
    private readonly journal: Journal,
    private readonly credentials: Credentials,
    private readonly assignees: readonly string[],
    private readonly count: number,
  ) {
    this.running = Array.from({ length: count }, (_, part) => this.work(part));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.running);
  }

  private async work(part: number): Promise<void> {
    let token: string | undefined;
    while (!this.isOver) {
      await delay(PAUSE_MS * (0.5 + Math.random()));
      token ??= await this.signIn();
      const leadId = this.journal.drawLead(part, this.count);
      if (!token || !leadId) continue;
      const status = await this.changeSomething(leadId, token);
      if (status === 401) token = undefined;
      if (status === undefined || status >= 300) await delay(RETRY_MS);
    }
  }

  private async signIn(): Promise<string | undefined> {
    const answer = await this.call<Schema<'LoginResult'>>('POST', '/api/auth/login', { body: this.credentials });
    return answer?.status === 200 ? answer.body.token : undefined;
  }

  private changeSomething(leadId: string, token: string): Promise<number | undefined> {
    const entry = { leadId, sentAtMs: performance.now(), acknowledgedAtMs: null };
    const kind = Math.floor(Math.random() * 3);
    if (kind === 0) {
      this.notes += 1;
      const content = `Note ${this.notes}: will call again.`;
      this.journal.notes.set(content, entry);
      return this.change(entry, 'POST', `/api/leads/${leadId}/notes`, { token, body: { content } });
    }
    const values = kind === 1 ? this.assignees : STATUSES;
    const value = values[Math.floor(Math.random() * values.length)] ?? '';
    const change: ChangeEntry = { ...entry, value };
    if (kind === 1) {
      this.journal.assignments.push(change);
      return this.change(change, 'PUT', `/api/leads/${leadId}/assign`, { token, body: { assignedTo: value } });
    }
    this.journal.statuses.push(change);
    return this.change(change, 'PUT', `/api/leads/${leadId}`, { token, body: { status: value } });
  }

  private async change(
    entry: Entry,
    method: string,
    path: string,
    options: { token: string; body: unknown },
  ): Promise<number | undefined> {
    const answer = await this.call(method, path, options);
    if (answer && answer.status < 300) entry.acknowledgedAtMs = performance.now();
    else if (answer && ![503, 401].includes(answer.status)) {
      this.journal.faults.push(`${method} ${path} received ${answer.status}: ${answer.text}`);
    }
    return answer?.status;
  }

  private call<Body>(method: string, path: string, options: { token?: string; body: unknown }) {
    return Promise.race([
      new ApiClient(this.url()).raw<Body>(method, path, options).catch(() => undefined),
      delay(CALL_MS, undefined, { ref: false }),
    ]);
  }
}
