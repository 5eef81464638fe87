import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../leads/domain/lead-access.js';
import { templateNotFound } from '../domain/message-template.errors.js';
import type { MessageTemplate, MessageTemplateContent } from '../domain/message-template.js';
import { MessageTemplateRepository } from '../domain/message-template.repository.js';

/** Keeps the messages that staff send to visitors again and again. */
@Injectable()
export class MessageTemplatesService {
  constructor(private readonly templates: MessageTemplateRepository) {}

  list(): Promise<MessageTemplate[]> {
    return this.templates.list();
  }

  add(writer: Viewer, content: MessageTemplateContent, address: string): Promise<MessageTemplate> {
    return this.templates.add(content, { actorId: writer.id, address });
  }

  async replace(
    writer: Viewer,
    id: string,
    content: MessageTemplateContent,
    address: string,
  ): Promise<MessageTemplate> {
    const template = await this.templates.update(id, content, { actorId: writer.id, address });
    if (!template) throw templateNotFound();
    return template;
  }

  async delete(writer: Viewer, id: string, address: string): Promise<void> {
    if (!(await this.templates.delete(id, { actorId: writer.id, address }))) throw templateNotFound();
  }
}
