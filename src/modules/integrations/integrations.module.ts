import { Module } from '@nestjs/common';
import { HourlyTasksService } from '../../shared/background-work.js';
import { AuthModule } from '../auth/auth.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { UsersModule } from '../users/users.module.js';
import { ApiKeysService } from './application/api-keys.service.js';
import { EventFeedService } from './application/event-feed.service.js';
import { WebhookCaller } from './application/webhook-caller.service.js';
import { WebhookSender } from './application/webhook-sender.service.js';
import { WebhooksService } from './application/webhooks.service.js';
import { WebhookMessages } from './domain/webhook-messages.js';
import { ApiKeysController } from './http/api-keys.controller.js';
import { EventsController } from './http/events.controller.js';
import { ApiWebhookMessages } from './http/webhook.dto.js';
import { WebhooksController } from './http/webhooks.controller.js';
import { EventsRepository } from './infrastructure/events.repository.js';
import { WebhookDeliveriesRepository } from './infrastructure/webhook-deliveries.repository.js';
import { WebhooksRepository } from './infrastructure/webhooks.repository.js';

@Module({
  imports: [AuthModule, LeadsModule, UsersModule],
  controllers: [ApiKeysController, EventsController, WebhooksController],
  providers: [
    ApiKeysService,
    EventFeedService,
    EventsRepository,
    WebhookCaller,
    WebhookDeliveriesRepository,
    WebhookSender,
    WebhooksRepository,
    WebhooksService,
    { provide: WebhookMessages, useClass: ApiWebhookMessages },
  ],
})
export class IntegrationsModule {
  constructor(tasks: HourlyTasksService, events: EventsRepository, deliveries: WebhookDeliveriesRepository) {
    tasks.add(() => events.deleteOld());
    tasks.add(() => deliveries.deleteOld());
  }
}
