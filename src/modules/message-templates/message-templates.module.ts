import { Module } from '@nestjs/common';
import { MessageTemplateRepository } from './message-template.repository.js';
import { MessageTemplatesController } from './message-templates.controller.js';

@Module({ controllers: [MessageTemplatesController], providers: [MessageTemplateRepository] })
export class MessageTemplatesModule {}
