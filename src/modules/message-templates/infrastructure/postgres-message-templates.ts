import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { mapConstraintViolation } from '../../../shared/database/constraint-errors.js';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import type { ChangeOrigin } from '../../leads/domain/lead.repository.js';
import { templateNameTaken, tooManyTemplates } from '../domain/message-template.errors.js';
import { MAX_TEMPLATES, type MessageTemplate, type MessageTemplateContent } from '../domain/message-template.js';
import { MessageTemplateRepository, type TypeCheck } from '../domain/message-template.repository.js';

const COLUMNS = 'id, channel, lead_type AS "leadType", language, name, subject, body, updated_at AS "updatedAt"';

@Injectable()
export class PostgresMessageTemplates extends MessageTemplateRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {
    super();
  }

  list(): Promise<MessageTemplate[]> {
    return this.dataSource.query(`SELECT ${COLUMNS} FROM message_templates ORDER BY lower(name), id`);
  }

  add(content: MessageTemplateContent, origin: ChangeOrigin): Promise<MessageTemplate> {
    return mapUniqueViolation(
      this.dataSource.transaction(async (manager) => {
        // Calls at the same moment count one after the other; who reads waits for nobody.
        await manager.query('LOCK TABLE message_templates IN SHARE ROW EXCLUSIVE MODE');
        const [template]: MessageTemplate[] = await manager.query(
          `INSERT INTO message_templates (id, channel, lead_type, language, name, subject, body)
           SELECT $1, $2, $3, $4, $5, $6, $7 WHERE (SELECT count(*) FROM message_templates) < ${MAX_TEMPLATES}
           RETURNING ${COLUMNS}`,
          [uuidv7(), ...valuesOf(content)],
        );
        if (!template) throw tooManyTemplates();
        await this.record(manager, 'message_template.created', template, origin);
        return template;
      }),
    );
  }

  update(
    id: string,
    content: MessageTemplateContent,
    mayWrite: TypeCheck,
    origin: ChangeOrigin,
  ): Promise<MessageTemplate | null> {
    return mapUniqueViolation(
      this.dataSource.transaction(async (manager) => {
        await checkType(manager, id, mayWrite);
        const [[template]]: [MessageTemplate[]] = await manager.query(
          `UPDATE message_templates SET channel = $2, lead_type = $3, language = $4, name = $5, subject = $6, body = $7,
             updated_at = now()
           WHERE id = $1 RETURNING ${COLUMNS}`,
          [id, ...valuesOf(content)],
        );
        if (!template) return null;
        await this.record(manager, 'message_template.changed', template, origin);
        return template;
      }),
    );
  }

  delete(id: string, mayWrite: TypeCheck, origin: ChangeOrigin): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await checkType(manager, id, mayWrite);
      const [[template]]: [MessageTemplate[]] = await manager.query(
        `DELETE FROM message_templates WHERE id = $1 RETURNING ${COLUMNS}`,
        [id],
      );
      if (!template) return false;
      await this.record(manager, 'message_template.deleted', template, origin);
      return true;
    });
  }

  private record(
    manager: EntityManager,
    action: string,
    { id, channel, leadType, language, name }: MessageTemplate,
    origin: ChangeOrigin,
  ): Promise<void> {
    const details = { channel, leadType, language, name };
    return this.audit.within(manager)([{ action, ...origin, subjectType: 'message_template', subjectId: id, details }]);
  }
}

/** Locks the template, so that it is still for that type when it is changed. */
async function checkType(manager: EntityManager, id: string, mayWrite: TypeCheck): Promise<void> {
  const [template]: Pick<MessageTemplate, 'leadType'>[] = await manager.query(
    'SELECT lead_type AS "leadType" FROM message_templates WHERE id = $1 FOR UPDATE',
    [id],
  );
  if (template) mayWrite(template.leadType);
}

function valuesOf({ channel, leadType, language, name, subject, body }: MessageTemplateContent): unknown[] {
  return [channel, leadType, language, name, subject, body];
}

function mapUniqueViolation<T>(work: Promise<T>): Promise<T> {
  return mapConstraintViolation(work, { message_templates_name_unique: templateNameTaken });
}
