import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ActivityService } from './application/activity.service.js';
import { ActivitySource } from './domain/activity.js';
import { ActivityController } from './http/activity.controller.js';
import { PostgresActivitySource } from './infrastructure/postgres-activity-source.js';

@Module({
  imports: [AuthModule],
  controllers: [ActivityController],
  providers: [ActivityService, { provide: ActivitySource, useClass: PostgresActivitySource }],
})
export class ActivityModule {}
