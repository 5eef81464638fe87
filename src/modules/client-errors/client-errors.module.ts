import { Inject, Module } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { RequestGates } from '../../http-edge/request-gates.js';
import { RateLimits } from '../../shared/domain/rate-limits.js';
import { CLIENT_ERRORS_LIMIT, ClientErrorsController } from './client-errors.controller.js';

@Module({ controllers: [ClientErrorsController] })
export class ClientErrorsModule {
  constructor(gates: RequestGates, limits: RateLimits, @Inject(ENV) env: Env) {
    gates.addLimit(limits, {
      name: CLIENT_ERRORS_LIMIT,
      points: env.clientErrorsPerMinute,
      windowSeconds: 60,
      sentence: 'Too many errors were reported from your network. Please wait a minute.',
    });
  }
}
