import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { mapConstraintViolation } from '../../shared/database/database-failure.js';
import { PostgresAuditTrail } from '../../shared/database/postgres-audit-trail.js';
import type { Viewer } from '../leads/domain/lead-access.js';
import {
  MAX_TEMPLATES,
  type MessageTemplate,
  type MessageTemplateContent,
  requireReach,
  templateNameTaken,
  templateNotFound,
  tooManyTemplates,
} from './message-template.js';

const COLUMNS = 'id, channel, lead_type AS "leadType", language, name, subject, body, updated_at AS "updatedAt"';

/** Records every change in the audit trail, without the text. */
@Injectable()
export class MessageTemplateRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {}

  list(): Promise<MessageTemplate[]> {
    return this.dataSource.query(`SELECT ${COLUMNS} FROM message_templates ORDER BY lower(name), id`);
  }

  async add(writer: Viewer, content: MessageTemplateContent, address: string): Promise<MessageTemplate> {
    requireReach(writer, content.leadType);
    return this.write(async (manager) => {
      // Concurrent inserts wait, so that they cannot exceed the limit. Readers do not wait.
      await manager.query('LOCK TABLE message_templates IN SHARE ROW EXCLUSIVE MODE');
      const [template]: MessageTemplate[] = await manager.query(
        `INSERT INTO message_templates (id, channel, lead_type, language, name, subject, body)
         SELECT $1, $2, $3, $4, $5, $6, $7 WHERE (SELECT count(*) FROM message_templates) < ${MAX_TEMPLATES}
         RETURNING ${COLUMNS}`,
        [uuidv7(), ...valuesOf(content)],
      );
      if (!template) throw tooManyTemplates();
      await this.record(manager, 'message_template.created', template, writer, address);
      return template;
    });
  }

  async update(writer: Viewer, id: string, content: MessageTemplateContent, address: string): Promise<MessageTemplate> {
    requireReach(writer, content.leadType);
    return this.write(async (manager) => {
      await lockWithinReach(manager, id, writer);
      const [[template]]: [MessageTemplate[]] = await manager.query(
        `UPDATE message_templates SET channel = $2, lead_type = $3, language = $4, name = $5, subject = $6, body = $7,
           updated_at = now()
         WHERE id = $1 RETURNING ${COLUMNS}`,
        [id, ...valuesOf(content)],
      );
      if (!template) throw templateNotFound();
      await this.record(manager, 'message_template.changed', template, writer, address);
      return template;
    });
  }

  delete(writer: Viewer, id: string, address: string): Promise<void> {
    return this.write(async (manager) => {
      await lockWithinReach(manager, id, writer);
      const [[template]]: [MessageTemplate[]] = await manager.query(
        `DELETE FROM message_templates WHERE id = $1 RETURNING ${COLUMNS}`,
        [id],
      );
      if (!template) throw templateNotFound();
      await this.record(manager, 'message_template.deleted', template, writer, address);
    });
  }

  private write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return mapConstraintViolation(this.dataSource.transaction(work), {
      message_templates_name_unique: templateNameTaken,
    });
  }

  private record(
    manager: EntityManager,
    action: string,
    { id, channel, leadType, language, name }: MessageTemplate,
    { id: actorId }: Viewer,
    address: string,
  ): Promise<void> {
    const details = { channel, leadType, language, name };
    return this.audit.within(manager)([
      { action, actorId, address, subjectType: 'message_template', subjectId: id, details },
    ]);
  }
}

/** Locks the template, so that its type cannot change after the check. Does nothing if the template does not exist. */
async function lockWithinReach(manager: EntityManager, id: string, writer: Viewer): Promise<void> {
  const [template]: Pick<MessageTemplate, 'leadType'>[] = await manager.query(
    'SELECT lead_type AS "leadType" FROM message_templates WHERE id = $1 FOR UPDATE',
    [id],
  );
  if (template) requireReach(writer, template.leadType);
}

function valuesOf({ channel, leadType, language, name, subject, body }: MessageTemplateContent): unknown[] {
  return [channel, leadType, language, name, subject, body];
}
