import { setTimeout as delay } from 'node:timers/promises';
import { Global, Injectable, Module } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consumeForNetwork, type RateLimit, type RateLimits } from '../shared/domain/rate-limits.js';
import { type BodyLimit, serverBusy } from '../shared/http/http.errors.js';
import { setRateLimitHeaders } from '../shared/http/rate-limit-headers.js';
import { WorkQueue } from '../shared/work-queue.js';

type Gate = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** What `@Gated` says of a route. */
interface GatedRoute {
  readonly gate?: string;
  readonly tooLarge?: BodyLimit;
}

/** Bodies in work at a time: dozens of those that people send, two or three of the largest. */
const MAX_BYTES_IN_WORK = 128 * 1024;
const MAX_BYTES_WAITING = 16 * 1024 * 1024;
/** Even the smallest is parsed, checked and answered. */
const MIN_COST = 2 * 1024;
const REFUSALS_PER_SECOND = 100;
const REFUSALS_AT_ONCE = 50;

/**
 * What calls that anybody may make pass, so that however many are made, everybody else's are answered between them:
 * - before its body is read, a call's own gate (a limit by network): past it, it costs neither parsing nor checking;
 * - whatever is refused to somebody who is not signed in is refused at a pace, or those who do not wait would be refused
 *   thousands of times a second;
 * - bodies are parsed and worked on a few at a time, in the order in which they came.
 *
 * A module adds its gate by name; a route names it with `@Gated(name)`.
 */
@Injectable()
export class RequestGates {
  private readonly gates = new Map<string, Gate>();
  private readonly replies = new WeakMap<FastifyRequest, FastifyReply>();
  /** Gives back the room that the call's body takes; nothing once it was given back. */
  private readonly releases = new WeakMap<FastifyRequest, () => void>();
  private readonly refusals = new Pacer(REFUSALS_PER_SECOND, REFUSALS_AT_ONCE);
  private readonly bodies = new WorkQueue(MAX_BYTES_IN_WORK, MAX_BYTES_WAITING, serverBusy);

  add(name: string, gate: Gate): void {
    this.gates.set(name, gate);
  }

  /** A gate that counts calls by network and says in headers where the caller stands. */
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
    // Without a promise where there is nothing to wait for: every call comes through here.
    fastify.addHook('onRequest', (request, reply, done) => {
      const { gate } = gatedRoute(request);
      // What says that it is too large is refused unread, which costs less than to count it.
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

  /** Waits until a body of so many bytes may be worked on, which it is until the call is answered. */
  async admitBody(request: FastifyRequest, bytes: number): Promise<void> {
    const reply = this.replies.get(request);
    if (!reply) return;
    const cost = Math.max(bytes, MIN_COST);
    await this.bodies.acquire(cost);
    let isHeld = true;
    const release = () => {
      if (isHeld) this.bodies.release(cost);
      isHeld = false;
    };
    if (reply.raw.closed) {
      release();
      // Nobody is there to read it any more.
      throw serverBusy();
    }
    this.releases.set(request, release);
    reply.raw.once('close', release);
  }
}

/** Names the gate that calls of the route pass, and the failure that says how large their bodies may be where all others may be larger. */
export const Gated = (gate: string, tooLarge?: BodyLimit): MethodDecorator => RouteConfig({ gate, tooLarge });

export function gatedRoute(request: FastifyRequest): GatedRoute {
  return request.routeOptions.config as GatedRoute;
}

function isSignedIn(request: FastifyRequest & { readonly user?: unknown }): boolean {
  return request.user !== undefined;
}

const MAX_WAIT_MS = 2_000;

/**
 * Spreads answers over time: a burst goes out at once, then so many a second. Callers that send again as soon as they are
 * answered are slowed to that pace, however many they are.
 *
 * 100 connections that repeat refused calls, on two cores (bench/stalls.mjs): the staff list took 5 ms in the median with this
 * pace, 176 ms without it, and the readiness check 280 ms at p99.
 */
export class Pacer {
  private readonly intervalMs: number;
  /** When the answer after those that are due would go out, were there no burst. */
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

  /** Milliseconds from now until the caller's turn. */
  takeTurn(nowMs: number): number {
    this.nextMs = Math.max(this.nextMs, nowMs) + this.intervalMs;
    // Those that wait longest go together: a connection is not held for longer.
    this.nextMs = Math.min(this.nextMs, nowMs + this.burst * this.intervalMs + MAX_WAIT_MS);
    return Math.max(0, this.nextMs - nowMs - this.burst * this.intervalMs);
  }
}

/** Gives modules the request gates, so that each can add its own. */
@Global()
@Module({ providers: [RequestGates], exports: [RequestGates] })
export class HttpEdgeModule {}
