import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Logger } from 'pino';
import { LOGGER } from '../../config/logger.js';
import { Gated } from '../../http-edge/request-gates.js';
import { tooManyRequests } from '../../shared/domain/rate-limits.js';
import { ApiBadBody, ApiFailures } from '../../shared/http/api-failures.js';
import { serverBusy } from '../../shared/http/http.errors.js';
import { AcceptsIdempotencyKey } from '../../shared/http/idempotency-key.js';
import { Body } from '../../shared/http/input.js';
import { Public } from '../auth/http/access.js';
import { ReportClientErrorDto } from './client-error.dto.js';
import { redactClientError } from './client-error.js';

export const CLIENT_ERRORS_LIMIT = 'client-errors';

@ApiTags('client-errors')
@Controller('client-errors')
export class ClientErrorsController {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  @Post()
  @AcceptsIdempotencyKey()
  @Public()
  @Gated(CLIENT_ERRORS_LIMIT)
  @HttpCode(204)
  @ApiOperation({
    summary: 'Report an error in a page',
    description: 'Writes one `client_error` line to the log, without personal data. Nothing else is stored.',
  })
  @ApiNoContentResponse({ description: 'Written to the log' })
  @ApiFailures(tooManyRequests, serverBusy)
  @ApiBadBody()
  reportClientError(@Body() body: ReportClientErrorDto, @Req() { id }: { id: string }): void {
    this.logger.warn({ event: 'client_error', requestId: id, ...redactClientError(body) });
  }
}
