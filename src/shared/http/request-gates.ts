import { Injectable } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { consumeForNetwork } from '../domain/network-limits.js';
import type { RateLimit, RateLimits } from '../domain/rate-limits.js';
import { setRateLimitHeaders } from './rate-limit-headers.js';

type Gate = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * What calls that anybody may make pass before their body is read: a caller past a limit costs neither its parsing nor its
 * checking. A module adds its gate by name; a route names it with `@Gated(name)`.
 */
@Injectable()
export class RequestGates {
  private readonly gates = new Map<string, Gate>();

  add(name: string, gate: Gate): void {
    this.gates.set(name, gate);
  }

  /** A gate that counts calls by network and says in headers where the caller stands. */
  addLimit(limits: RateLimits, limit: RateLimit): void {
    this.add(limit.name, async ({ ip }, reply) => {
      setRateLimitHeaders(reply, await consumeForNetwork(limits, limit, ip));
    });
  }

  /** Fastify's `onRequest` hook. */
  readonly pass = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { gate } = request.routeOptions.config as { gate?: string };
    if (gate !== undefined) await this.gates.get(gate)?.(request, reply);
  };
}

/** Names the gate that calls of the route pass. */
export const Gated = (gate: string): MethodDecorator => RouteConfig({ gate });
