import { Module } from '@nestjs/common';
import { HourlyTasksService } from '../../shared/background-work.js';
import { AuthModule } from '../auth/auth.module.js';
import { ApiKeysService } from './application/api-keys.service.js';
import { EventFeedService } from './application/event-feed.service.js';
import { ApiKeysController } from './http/api-keys.controller.js';
import { EventsController } from './http/events.controller.js';
import { EventsRepository } from './infrastructure/events.repository.js';

@Module({
  imports: [AuthModule],
  controllers: [ApiKeysController, EventsController],
  providers: [ApiKeysService, EventFeedService, EventsRepository],
})
export class IntegrationsModule {
  constructor(tasks: HourlyTasksService, events: EventsRepository) {
    tasks.add(() => events.deleteOld());
  }
}
