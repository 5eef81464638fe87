import { Module } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { HourlyTasksService } from '../../shared/background-work.js';
import { AuthModule } from '../auth/auth.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { UsersModule } from '../users/users.module.js';
import { AcknowledgementService } from './application/acknowledgement.service.js';
import { DigestService } from './application/digest.service.js';
import { DueNotificationsService } from './application/due-notifications.service.js';
import { OutboxDeliveryService } from './application/outbox-delivery.service.js';
import { OutboxWorkerService } from './application/outbox-worker.service.js';
import { OwnNotificationsService } from './application/own-notifications.service.js';
import { PushService } from './application/push.service.js';
import { StaffMailService } from './application/staff-mail.service.js';
import { MailSender, NoMailSender } from './domain/mail.js';
import { NotificationRepository } from './domain/notification.js';
import { OutboxRepository } from './domain/outbox.repository.js';
import { NoPushSender, PushDeviceRepository, PushSender } from './domain/push.js';
import { NotificationSettingsController } from './http/notification-settings.controller.js';
import { NotificationsController } from './http/notifications.controller.js';
import { DayWorkRepository } from './infrastructure/day-work.repository.js';
import { IntegrationNotices } from './infrastructure/integration-notices.js';
import { LeadNotices } from './infrastructure/lead-notices.js';
import { NotificationSettingsRepository } from './infrastructure/notification-settings.repository.js';
import { PostgresNotificationRepository } from './infrastructure/postgres-notification.repository.js';
import { PostgresOutboxRepository } from './infrastructure/postgres-outbox.repository.js';
import { PostgresPushDeviceRepository } from './infrastructure/postgres-push-device.repository.js';

@Module({
  imports: [AuthModule, LeadsModule, UsersModule],
  controllers: [NotificationsController, NotificationSettingsController],
  providers: [
    AcknowledgementService,
    DayWorkRepository,
    DigestService,
    DueNotificationsService,
    IntegrationNotices,
    LeadNotices,
    NotificationSettingsRepository,
    OwnNotificationsService,
    OutboxDeliveryService,
    OutboxWorkerService,
    PushService,
    StaffMailService,
    { provide: NotificationRepository, useClass: PostgresNotificationRepository },
    { provide: OutboxRepository, useClass: PostgresOutboxRepository },
    { provide: MailSender, inject: [ENV], useFactory: mailSender },
    { provide: PushSender, inject: [ENV], useFactory: pushSender },
    { provide: PushDeviceRepository, useClass: PostgresPushDeviceRepository },
  ],
})
export class NotificationsModule {
  constructor(tasks: HourlyTasksService, notifications: NotificationRepository, outbox: OutboxRepository) {
    tasks.add(() => notifications.deleteOld());
    tasks.add(() => outbox.deleteOld());
  }
}

/** Loads the library only if it is configured, to save memory. */
async function mailSender({ mail }: Env): Promise<MailSender> {
  if (!mail) return new NoMailSender();
  const { SmtpMailSender } = await import('./infrastructure/smtp-mail-sender.js');
  return new SmtpMailSender(mail);
}

async function pushSender({ push, allowedHosts }: Env): Promise<PushSender> {
  if (!push) return new NoPushSender();
  const { WebPushSender } = await import('./infrastructure/web-push-sender.js');
  return new WebPushSender(push, allowedHosts);
}
