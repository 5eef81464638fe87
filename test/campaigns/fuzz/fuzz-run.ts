import fc, { type RunDetails } from 'fast-check';
import type { Api } from '../../support/api.js';
import { type ApiDocument, type Operation, readApiDocument } from './api-document.js';
import { goodRequest, hostileRequest } from './draw-request.js';
import { described, FuzzClient, type FuzzRequest } from './request.js';
import { ResponseValidator } from './response-validator.js';
import { FuzzWorld } from './world.js';

/** Requests delete leads, end sessions and change passwords, so the world is reset after this many requests. */
const RENEW_AFTER = 100;
const GOOD_SHARE = 0.25;
const MAX_SHRINKS = 60;
/** Limit of valid requests per operation in a short run. Some need many attempts, for example to merge two leads. */
const MAX_GOOD_REQUESTS = 200;
const GOOD_BATCH = 10;

export interface FuzzFigures {
  requests: number;
  statuses: Map<string, Map<number, number>>;
  slowestMs: number;
  /** One text for each failing operation and round, with the request, the response and the violations. */
  failures: string[];
}

/** Sends about `count` requests, spread evenly over all operations. The same seed generates the same requests. */
export async function fuzz(api: Api, count: number, seed: number, isTimeUp: () => boolean): Promise<FuzzFigures> {
  const document = readApiDocument();
  const run = new FuzzRun(api, document);
  try {
    for (let round = 0; run.figures.requests < count && !isTimeUp(); round += 1) {
      const left = Math.ceil((count - run.figures.requests) / document.operations.length);
      for (const operation of document.operations) await run.check(operation, Math.min(left, 60), seed + round);
    }
    for (const operation of document.operations) await run.checkUntilSuccess(operation, seed);
  } finally {
    run.close();
  }
  return run.figures;
}

class FuzzRun {
  readonly figures: FuzzFigures = { requests: 0, statuses: new Map(), slowestMs: 0, failures: [] };
  private readonly world: FuzzWorld;
  private readonly client: FuzzClient;
  private readonly validator: ResponseValidator;
  private untilRenewal = 0;

  constructor(
    api: Api,
    private readonly document: ApiDocument,
  ) {
    this.world = new FuzzWorld(api);
    this.client = new FuzzClient(api.url, this.world);
    this.validator = new ResponseValidator(document);
  }

  close(): void {
    this.client.close();
  }

  async check(operation: Operation, requests: number, seed: number): Promise<void> {
    const good = Math.ceil(requests * GOOD_SHARE);
    await this.checkAll(operation, goodRequest(operation, this.document), good, seed);
    await this.checkAll(operation, hostileRequest(operation, this.document), requests - good, seed);
  }

  async checkUntilSuccess(operation: Operation, seed: number): Promise<void> {
    for (let sent = 0; sent < MAX_GOOD_REQUESTS && !this.hasSucceeded(operation); sent += GOOD_BATCH) {
      await this.checkAll(operation, goodRequest(operation, this.document), GOOD_BATCH, seed - 1 - sent);
    }
  }

  private hasSucceeded({ id }: Operation): boolean {
    return [...(this.figures.statuses.get(id)?.keys() ?? [])].some((status) => status < 300);
  }

  private async checkAll(
    operation: Operation,
    requests: fc.Arbitrary<FuzzRequest>,
    numRuns: number,
    seed: number,
  ): Promise<void> {
    if (numRuns < 1) return;
    let shrinks = 0;
    let hasFailed = false;
    const property = fc.asyncProperty(requests, async (drawn) => {
      if (hasFailed && ++shrinks > MAX_SHRINKS) return;
      try {
        await this.try(operation, drawn);
      } catch (failure) {
        hasFailed = true;
        throw failure;
      }
    });
    const details: RunDetails<[FuzzRequest]> = await fc.check(property, { seed, numRuns });
    if (details.failed) this.figures.failures.push(`seed ${seed}, ${operation.id}: ${String(details.errorInstance)}`);
  }

  private async try(operation: Operation, drawn: FuzzRequest): Promise<void> {
    if (this.untilRenewal <= 0) {
      await this.world.renew();
      this.untilRenewal = RENEW_AFTER;
    }
    this.untilRenewal -= 1;
    this.figures.requests += 1;
    const request = this.client.ready(drawn);
    const answer = await this.client.send(request).catch((error: unknown) => {
      throw new Error(`No response (${String(error)}) to\n${described(request)}`);
    });
    this.figures.slowestMs = Math.max(this.figures.slowestMs, answer.ms);
    this.count(operation.id, answer.status);
    // The request's session or account is gone. Valid requests need both, so the world is reset earlier.
    if (answer.status === 401) this.untilRenewal -= RENEW_AFTER / 5;
    const violations = this.validator.violations(request, answer);
    if (violations.length > 0) {
      throw new Error(
        `${violations.join('\n')}\n--- request\n${described(request)}\n--- response\n${answer.status} ${answer.text.slice(0, 1_000)}`,
      );
    }
  }

  private count(operation: string, status: number): void {
    const statuses = this.figures.statuses.get(operation) ?? new Map<number, number>();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    this.figures.statuses.set(operation, statuses);
  }
}
