/** A back-office client. It follows the live stream, reconnects, and reloads the list if an event requires it. */
import { setTimeout as delay } from 'node:timers/promises';
import { ApiClient } from '../../support/api-client.js';
import { type EventStream, listen } from '../../support/event-stream.js';

/** The delay that the stream sends as `retry`. */
const RETRY_MS = 2_000;
const POLL_MS = 250;
const PAGE = 100;

export class LiveViewer {
  /** Ids of the leads from events and from loaded lists. */
  readonly known = new Set<string>();
  /** How often the stream ended, resumed, required a reload of the list, or was refused. */
  readonly counts = { ended: 0, resumed: 0, loaded: 0, refused: 0 };
  private readonly client: ApiClient;
  private stream: EventStream | undefined;
  private lastEventId: string | undefined;
  private taken = 0;
  private atLastLoad = new Set<string>();
  private isClosed = false;

  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {
    this.client = new ApiClient(url);
  }

  async start(): Promise<void> {
    await this.connect();
    void this.follow();
  }

  /** Processes new events. Loads the list if an event does not name all leads. */
  private async take(): Promise<void> {
    const news = this.stream?.received.slice(this.taken) ?? [];
    this.taken += news.length;
    for (const { id, data } of news) {
      this.lastEventId = id;
      for (const lead of data.added ?? []) this.known.add(lead);
    }
    if (news.some(({ name, data }) => name === 'resync' || data.many)) await this.load();
  }

  close(): void {
    this.isClosed = true;
    this.stream?.close();
  }

  private async follow(): Promise<void> {
    while (!this.isClosed) {
      const isOver = await Promise.race([this.stream?.ended.then(returnTrue, returnTrue), delay(POLL_MS, false)]);
      await this.take().catch(() => undefined);
      if (!isOver || this.isClosed) continue;
      this.counts.ended += 1;
      do await delay(RETRY_MS);
      while (!this.isClosed && !(await this.connect()));
    }
  }

  private async connect(): Promise<boolean> {
    try {
      const resumedFrom = this.lastEventId;
      this.stream = await listen(this.url, this.token, resumedFrom);
      if (this.stream.status !== 200) throw new Error(`Refused: ${this.stream.status}`);
      this.taken = 0;
      const isResumed = resumedFrom !== undefined && !this.stream.received.some(({ name }) => name === 'resync');
      if (isResumed) this.counts.resumed += 1;
      if (resumedFrom === undefined) await this.load();
      await this.take();
      return true;
    } catch {
      this.counts.refused += 1;
      return false;
    }
  }

  /** Loads pages of the list until one contains a lead of the previous load. */
  private async load(): Promise<void> {
    this.counts.loaded += 1;
    const loaded: string[] = [];
    for (let page = 1; ; page++) {
      const { body } = await this.client.call('get', '/api/leads', { token: this.token, query: { page, limit: PAGE } });
      const ids = body.data.map(({ _id }) => _id);
      loaded.push(...ids);
      if (ids.some((id) => this.atLastLoad.has(id)) || ids.length < PAGE) break;
    }
    for (const id of loaded) this.known.add(id);
    this.atLastLoad = new Set(this.known);
  }
}

const returnTrue = () => true;
