import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { DatabaseHealth } from '../../../shared/database/database-health.js';
import { ApiBadInput } from '../../../shared/http/api-failures.js';
import { Public } from '../../auth/http/access.js';

class HealthAnswer {
  @ApiProperty({ example: 'ok' })
  status: string;
}

@ApiTags('health')
@Controller('health')
@Public()
export class HealthController {
  constructor(private readonly database: DatabaseHealth) {}

  @Get('live')
  @ApiOperation({ summary: 'Whether the process runs' })
  @ApiOkResponse({ type: HealthAnswer })
  @ApiBadInput()
  live(): HealthAnswer {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ summary: 'Whether it can serve: the database answers' })
  @ApiOkResponse({ type: HealthAnswer })
  @ApiBadInput()
  async ready(): Promise<HealthAnswer> {
    await this.database.check();
    return { status: 'ok' };
  }
}
