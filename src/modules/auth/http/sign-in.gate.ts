import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RequestGates } from '../../../http-edge/request-gates.js';
import type { Throttled } from '../../../shared/domain/rate-limits.js';
import { PasswordHasher } from '../../users/domain/password-hasher.js';
import { passwordsBusy } from '../../users/domain/user.errors.js';
import { SignInThrottle } from '../application/sign-in-throttle.service.js';

export const SIGN_IN_GATE = 'sign-in';

/** Counts sign-ins by network before their body is read. */
@Injectable()
export class SignInGate {
  private readonly refusals = new WeakMap<FastifyRequest, Throttled>();

  constructor(gates: RequestGates, throttle: SignInThrottle, hasher: PasswordHasher) {
    gates.add(SIGN_IN_GATE, async (request) => {
      // Checked first, because it is cheaper than counting an attempt.
      if (hasher.isBusy) throw passwordsBusy();
      const refusal = await throttle.countRequest(request.ip);
      if (refusal) this.refusals.set(request, refusal);
    });
  }

  /** Returns the refusal that `countRequest` returned for this request, or null within the limit. */
  refusalOf(request: FastifyRequest): Throttled | null {
    return this.refusals.get(request) ?? null;
  }
}
