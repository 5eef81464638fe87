import { Injectable } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '../domain/client-network.js';
import { consumeForNetwork } from '../domain/network-limits.js';
import type { RateLimit, RateLimits } from '../domain/rate-limits.js';
import { AdmissionQueue } from './admission-queue.js';
import { serverBusy } from './http.errors.js';
import { Pacer } from './pacer.js';
import { setRateLimitHeaders } from './rate-limit-headers.js';

type Gate = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

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
 * - refusals go out at a pace, or those who do not wait would be refused thousands of times a second;
 * - bodies are parsed and worked on a few at a time, of each network in turn.
 *
 * A module adds its gate by name; a route names it with `@Gated(name)`.
 */
@Injectable()
export class RequestGates {
  private readonly gates = new Map<string, Gate>();
  private readonly replies = new WeakMap<FastifyRequest, FastifyReply>();
  private readonly refusals = new Pacer(REFUSALS_PER_SECOND, REFUSALS_AT_ONCE);
  private readonly bodies = new AdmissionQueue(MAX_BYTES_IN_WORK, MAX_BYTES_WAITING);

  add(name: string, gate: Gate): void {
    this.gates.set(name, gate);
  }

  /** A gate that counts calls by network and says in headers where the caller stands. */
  addLimit(limits: RateLimits, limit: RateLimit): void {
    this.add(limit.name, async ({ ip }, reply) => {
      setRateLimitHeaders(reply, await consumeForNetwork(limits, limit, ip));
    });
  }

  register(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', async (request, reply) => {
      const gate = gateOf(request);
      if (gate === undefined) return;
      this.replies.set(request, reply);
      await this.gates.get(gate)?.(request, reply);
    });
    fastify.addHook('onSend', async (request, reply) => {
      const isRefused = reply.statusCode === 429 || reply.statusCode === 503;
      if (isRefused && gateOf(request) !== undefined) await this.refusals.wait();
    });
  }

  /** Waits until a body of so many bytes may be worked on, which it is until the call is answered. */
  async admitBody(request: FastifyRequest, bytes: number): Promise<void> {
    const reply = this.replies.get(request);
    if (!reply) return;
    const cost = Math.max(bytes, MIN_COST);
    await this.bodies.enter(clientNetwork(request.ip).own, cost);
    if (reply.raw.closed) {
      this.bodies.leave(cost);
      // Nobody is there to read it any more.
      throw serverBusy();
    }
    reply.raw.once('close', () => this.bodies.leave(cost));
  }
}

/** Names the gate that calls of the route pass. */
export const Gated = (gate: string): MethodDecorator => RouteConfig({ gate });

function gateOf(request: FastifyRequest): string | undefined {
  return (request.routeOptions.config as { gate?: string }).gate;
}
