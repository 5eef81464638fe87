import { setTimeout as delay } from 'node:timers/promises';
import { Global, Injectable, Module } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consumeForNetwork, type RateLimit, type RateLimits } from '../shared/domain/rate-limits.js';
import { type BodyLimit, bodyTooLarge, serverBusy } from '../shared/http/http.errors.js';
import { setRateLimitHeaders } from '../shared/http/rate-limit-headers.js';
import { WorkQueue } from '../shared/work-queue.js';

type Gate = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export type OtherBody = 'bytes' | 'form';

interface GatedRoute {
  readonly gate?: string;
  readonly tooLarge?: BodyLimit;
  /** The body is bytes, or the fields of an HTML form, instead of JSON. */
  readonly takes?: OtherBody;
}

/** Total bytes of the bodies in progress. There is room for dozens of typical bodies, or two or three large ones. */
const MAX_BYTES_IN_WORK = 128 * 1024;
const MAX_BYTES_WAITING = 16 * 1024 * 1024;
/** Total bytes of the bodies in progress on routes with a body limit above the default. They never delay forms. */
const MAX_LARGE_BYTES_IN_WORK = 4 * 1024 * 1024;
const MIN_COST = 2 * 1024;
const REFUSALS_PER_SECOND = 100;
const REFUSALS_AT_ONCE = 50;

/**
 * Protects public routes from floods. A route names its gate with `@Gated(name)`. A gate is a function that throws to
 * refuse a request, usually because of a limit for the client's network. Gates run before the body is read, so a
 * refusal is cheap. On these routes, only a few bodies are processed at a time, in order of arrival.
 * Error responses to clients who are not signed in are paced. Otherwise, clients that retry without waiting would cause
 * thousands of them per second.
 */
@Injectable()
export class RequestGates {
  private readonly gates = new Map<string, Gate>();
  private readonly replies = new WeakMap<FastifyRequest, FastifyReply>();
  /** Functions that free the room taken by a request's body. A second call of the same function does nothing. */
  private readonly releases = new WeakMap<FastifyRequest, () => void>();
  private readonly refusals = new Pacer(REFUSALS_PER_SECOND, REFUSALS_AT_ONCE);
  private readonly bodies = new WorkQueue(MAX_BYTES_IN_WORK, MAX_BYTES_WAITING, serverBusy);
  private readonly largeBodies = new WorkQueue(MAX_LARGE_BYTES_IN_WORK, MAX_BYTES_WAITING, serverBusy);

  add(name: string, gate: Gate): void {
    this.gates.set(name, gate);
  }

  /** Adds a gate that counts calls by network and sets the rate limit headers. */
  addLimit(limits: RateLimits, limit: RateLimit): void {
    this.add(limit.name, async ({ ip }, reply) => {
      setRateLimitHeaders(reply, await consumeForNetwork(limits, ip, { limit }));
    });
  }

  register(fastify: FastifyInstance): void {
    fastify.addHook('onRoute', (route) => {
      const { tooLarge } = (route.config ?? {}) as GatedRoute;
      if (tooLarge) route.bodyLimit = tooLarge.maxBytes;
    });
    // Returns no promise, because every request passes this hook and most have no gate to wait for.
    fastify.addHook('onRequest', (request, reply, done) => {
      const { gate } = gatedRoute(request);
      // Does not count a call whose declared size is over the limit: such a call is refused unread, which is cheaper.
      if (gate === undefined || Number(request.headers['content-length'] ?? 0) > request.routeOptions.bodyLimit) {
        done();
        return;
      }
      this.replies.set(request, reply);
      void Promise.resolve(this.gates.get(gate)?.(request, reply)).then(() => done(), done);
    });
    fastify.addHook('onSend', (request, reply, _payload, done) => {
      if (reply.statusCode < 400 || isSignedIn(request)) {
        done();
        return;
      }
      this.releases.get(request)?.();
      void this.refusals.wait().then(() => done());
    });
  }

  /** Waits until there is room for a body of this size. The room is freed when the response ends. */
  async admitBody(request: FastifyRequest, bytes: number): Promise<void> {
    const reply = this.replies.get(request);
    if (!reply) return;
    const cost = Math.max(bytes, MIN_COST);
    const { maxBytes } = gatedRoute(request).tooLarge ?? bodyTooLarge;
    const queue = maxBytes > bodyTooLarge.maxBytes ? this.largeBodies : this.bodies;
    await queue.acquire(cost);
    let isHeld = true;
    const release = () => {
      if (isHeld) queue.release(cost);
      isHeld = false;
    };
    if (reply.raw.closed) {
      release();
      // This error reaches nobody, because the client has disconnected.
      throw serverBusy();
    }
    this.releases.set(request, release);
    reply.raw.once('close', release);
  }
}

/** Sets a route's gate. `tooLarge` is for a body limit other than the default. */
export const Gated = (gate: string, tooLarge?: BodyLimit, takes?: OtherBody): MethodDecorator =>
  RouteConfig({ gate, tooLarge, takes });

export function gatedRoute(request: FastifyRequest): GatedRoute {
  return request.routeOptions.config as GatedRoute;
}

function isSignedIn(request: FastifyRequest & { readonly user?: unknown }): boolean {
  return request.user !== undefined;
}

const MAX_WAIT_MS = 2_000;

/**
 * Spreads responses over time: a burst goes out immediately, then `perSecond`. Clients that repeat a request after each
 * response slow down to that pace, no matter how many there are.
 *
 * When 100 connections repeated refused calls on two cores (bench/stalls.mjs), the lead list's median time was 5 ms
 * with pacing and 176 ms without. Without pacing, the readiness check took 280 ms at p99.
 */
export class Pacer {
  private readonly intervalMs: number;
  /** Time at which the next response would be sent if there were no burst. */
  private nextMs = 0;

  constructor(
    perSecond: number,
    private readonly burst: number,
  ) {
    this.intervalMs = 1_000 / perSecond;
  }

  async wait(): Promise<void> {
    const waitMs = this.takeTurn(performance.now());
    if (waitMs > 0) await delay(waitMs);
  }

  takeTurn(nowMs: number): number {
    this.nextMs = Math.max(this.nextMs, nowMs) + this.intervalMs;
    // Limits the wait, so that connections are not held too long. Responses that reach the limit go out together.
    this.nextMs = Math.min(this.nextMs, nowMs + this.burst * this.intervalMs + MAX_WAIT_MS);
    return Math.max(0, this.nextMs - nowMs - this.burst * this.intervalMs);
  }
}

@Global()
@Module({ providers: [RequestGates], exports: [RequestGates] })
export class HttpEdgeModule {}
