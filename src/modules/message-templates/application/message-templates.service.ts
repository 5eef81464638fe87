import { Injectable } from '@nestjs/common';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import type { Viewer } from '../../leads/domain/lead-access.js';
import { templateNotFound, templateTypeOutOfReach } from '../domain/message-template.errors.js';
import type { MessageTemplate, MessageTemplateContent } from '../domain/message-template.js';
import { MessageTemplateRepository } from '../domain/message-template.repository.js';

/** Keeps the messages that staff send to visitors again and again. */
@Injectable()
export class MessageTemplatesService {
  constructor(private readonly templates: MessageTemplateRepository) {}

  list(): Promise<MessageTemplate[]> {
    return this.templates.list();
  }

  async add(writer: Viewer, content: MessageTemplateContent, address: string): Promise<MessageTemplate> {
    requireReach(writer, content.leadType);
    return this.templates.add(content, { actorId: writer.id, address });
  }

  async replace(
    writer: Viewer,
    id: string,
    content: MessageTemplateContent,
    address: string,
  ): Promise<MessageTemplate> {
    requireReach(writer, content.leadType);
    const template = await this.templates.update(id, content, (leadType) => requireReach(writer, leadType), {
      actorId: writer.id,
      address,
    });
    if (!template) throw templateNotFound();
    return template;
  }

  async delete(writer: Viewer, id: string, address: string): Promise<void> {
    const mayWrite = (leadType: LeadType | null) => requireReach(writer, leadType);
    if (!(await this.templates.delete(id, mayWrite, { actorId: writer.id, address }))) throw templateNotFound();
  }
}

/** Throws if the writer may not see the leads that the template is for: of its type, or (null) of every type. */
function requireReach({ leadTypes }: Viewer, leadType: LeadType | null): void {
  const needed = leadType === null ? LEAD_TYPE_NAMES : [leadType];
  if (!needed.every((type) => leadTypes.includes(type))) throw templateTypeOutOfReach(leadType);
}
