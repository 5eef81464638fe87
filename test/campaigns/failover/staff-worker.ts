/** A user who opens leads right after their acknowledgement and adds a note to each. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ADMIN } from '../../support/admin.js';
import { ApiClient } from '../../support/api-client.js';
import { type AcknowledgedForm, countOne } from './form-senders.js';

const PAUSE_MS = 150;

export class StaffWorker {
  /** Texts of acknowledged notes. A note without a response is not retried, because notes have no idempotency key. */
  readonly noted: string[] = [];
  readonly answers = new Map<string, number>();
  /** Acknowledged leads for which the server returned 404. */
  readonly missed: string[] = [];
  private readonly client: ApiClient;
  private isStopped = false;
  private working: Promise<void> = Promise.resolve();

  constructor(
    url: string,
    private readonly acknowledged: readonly AcknowledgedForm[],
  ) {
    this.client = new ApiClient(url);
  }

  start(): void {
    this.working = this.work();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.working;
  }

  private async work(): Promise<void> {
    let token: string | undefined;
    while (!this.isStopped) {
      await delay(PAUSE_MS);
      token ??= await this.signIn();
      const id = this.acknowledged.at(-1)?.id;
      if (token === undefined || id === undefined) continue;
      const read = await this.call('GET', `/api/leads/${id}`, token);
      if (read === 404) this.missed.push(id);
      const content = randomUUID();
      const written = await this.call('POST', `/api/leads/${id}/notes`, token, { content });
      if (written === 404) this.missed.push(id);
      if (written === 201) this.noted.push(content);
      if (written === 401) token = undefined;
    }
  }

  private async signIn(): Promise<string | undefined> {
    try {
      return (await this.client.call('post', '/api/auth/login', { body: ADMIN })).body.token;
    } catch {
      return undefined;
    }
  }

  private async call(method: string, path: string, token: string, body?: unknown): Promise<number> {
    try {
      const { status } = await this.client.raw(method, path, { token, body });
      countOne(this.answers, String(status));
      return status;
    } catch {
      countOne(this.answers, 'no answer');
      return 0;
    }
  }
}
