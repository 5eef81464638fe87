import { Module } from '@nestjs/common';
import { MessageTemplatesService } from './application/message-templates.service.js';
import { MessageTemplateRepository } from './domain/message-template.repository.js';
import { MessageTemplatesController } from './http/message-templates.controller.js';
import { PostgresMessageTemplates } from './infrastructure/postgres-message-templates.js';

@Module({
  controllers: [MessageTemplatesController],
  providers: [MessageTemplatesService, { provide: MessageTemplateRepository, useClass: PostgresMessageTemplates }],
})
export class MessageTemplatesModule {}
