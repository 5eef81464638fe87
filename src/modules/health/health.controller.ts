import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { DatabaseHealth } from '../../shared/database/database-health.js';
import { ApiBadInput, ApiFailures } from '../../shared/http/api-failures.js';
import { serverStopping } from '../../shared/http/http.errors.js';
import { Public } from '../auth/http/access.js';
import { DrainingService } from './draining.service.js';

class HealthResponse {
  @ApiProperty({ example: 'ok' })
  status: string;
}

@ApiTags('health')
@Controller('health')
@Public({ anyQuery: true })
export class HealthController {
  constructor(
    private readonly database: DatabaseHealth,
    private readonly draining: DrainingService,
  ) {}

  @Get('live')
  @ApiOperation({
    summary: 'Check that the process runs',
    description: 'Checks only the process, not the database. Responds within a second.',
  })
  @ApiOkResponse({ type: HealthResponse })
  @ApiBadInput()
  getLiveness(): HealthResponse {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({
    summary: 'Check that the server can handle requests',
    description:
      'For load balancers. Responds within a second. 503 means that the database does not respond or the process is about to stop: do not send requests to this server.',
  })
  @ApiFailures(serverStopping)
  @ApiOkResponse({ type: HealthResponse })
  @ApiBadInput()
  async getReadiness(): Promise<HealthResponse> {
    if (this.draining.hasBegun) throw serverStopping();
    await this.database.check();
    return { status: 'ok' };
  }
}
