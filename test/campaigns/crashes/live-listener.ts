import { setTimeout as delay } from 'node:timers/promises';
import { ApiClient, type Schema } from '../../support/api-client.js';
import { type EventStream, listen } from '../../support/event-stream.js';
import type { Credentials } from './colleagues.js';
import type { FormEntry } from './journal.js';

const RETRY_MS = 100;

/** A back-office client that listens to live updates. It reconnects and resumes after each interruption. */
export class LiveListener {
  private readonly receivedLeads = new Set<string>();
  /** When the client last had to reload everything, at the server's request or after an interruption. */
  private reloadedAtMs = 0;
  private reloads = 0;
  private lastEventId: string | undefined;
  private isOver = false;
  private stream: EventStream | undefined;
  private readonly listening: Promise<void>;

  constructor(
    private readonly url: string,
    private readonly credentials: Credentials,
  ) {
    this.listening = this.listenUntilStopped();
  }

  /** Returns the leads that were sent after the last reload and for which the client received no event. */
  missed(forms: readonly FormEntry[]): FormEntry[] {
    return forms.filter(
      ({ id, sentAtMs }) => id !== null && !this.receivedLeads.has(id) && sentAtMs > this.reloadedAtMs,
    );
  }

  get timesReloaded(): number {
    return this.reloads;
  }

  async stop(): Promise<void> {
    this.isOver = true;
    this.stream?.close();
    await this.listening;
  }

  private async listenUntilStopped(): Promise<void> {
    let token: string | undefined;
    while (!this.isOver) {
      try {
        token ??= await this.signIn();
        if (token) {
          this.stream = await listen(this.url, token, this.lastEventId, (event) => this.onEvent(event));
          if (this.stream.status === 401) token = undefined;
          await this.stream.ended;
        }
      } catch {
        // The connection failed. Reconnect.
      }
      if (!this.isOver) await delay(RETRY_MS);
    }
  }

  private onEvent({ id, name, data }: { id: string; name: string; data: { added?: string[]; many?: boolean } }): void {
    this.lastEventId = id;
    for (const lead of data.added ?? []) this.receivedLeads.add(lead);
    const isFirst = name === 'ready' && this.reloads === 0;
    if (name !== 'resync' && !isFirst && !data.many) return;
    this.reloadedAtMs = performance.now();
    this.reloads += 1;
  }

  private async signIn(): Promise<string | undefined> {
    const answer = await new ApiClient(this.url).raw<Schema<'LoginResult'>>('POST', '/api/auth/login', {
      body: this.credentials,
    });
    return answer.status === 200 ? answer.body.token : undefined;
  }
}
