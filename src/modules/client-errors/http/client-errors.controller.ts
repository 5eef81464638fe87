import { Body, Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import type { Env } from '../../../config/env.js';
import { ENV } from '../../../config/env.token.js';
import { LOGGER } from '../../../config/logger.js';
import { tooManyRequests } from '../../../shared/domain/rate-limit.errors.js';
import { type RateLimit, RateLimits } from '../../../shared/domain/rate-limits.js';
import { ApiBadBody, ApiFailures } from '../../../shared/http/api-failures.js';
import { setRateLimitHeaders } from '../../../shared/http/rate-limit-headers.js';
import { ClientAddress, Public } from '../../auth/http/access.js';
import { redactClientError } from '../domain/client-error.js';
import { ReportClientErrorDto } from './client-error.dto.js';

/** What the site's and the back office's pages call when something in them fails. */
@ApiTags('client-errors')
@Controller('client-errors')
export class ClientErrorsController {
  private readonly limit: RateLimit;

  constructor(
    private readonly limits: RateLimits,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(ENV) env: Env,
  ) {
    this.limit = {
      name: 'client-errors',
      points: env.clientErrorsPerMinute,
      windowSeconds: 60,
      sentence: 'Too many errors were reported from your network. Please wait a minute.',
    };
  }

  @Post()
  @Public()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Report an error of a page',
    description: 'Written to the log as one `client_error` line, without anything personal; nothing else is kept.',
  })
  @ApiNoContentResponse({ description: 'Written to the log' })
  @ApiFailures(tooManyRequests)
  @ApiBadBody()
  async report(
    @Body() body: ReportClientErrorDto,
    @ClientAddress() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    setRateLimitHeaders(reply, await this.limits.consume(this.limit, address));
    this.logger.warn({ event: 'client_error', ...redactClientError(body) });
  }
}
