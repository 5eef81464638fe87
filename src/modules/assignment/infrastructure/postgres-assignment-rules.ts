import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { STATE_SPELLINGS } from '../../../lead-types/indian-states.js';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { mapConstraintViolation } from '../../../shared/database/database-failure.js';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import type { ChangeOrigin } from '../../leads/domain/lead-writer.js';
import { canSeeType, mayHaveLeads } from '../../leads/sql/lead-assignment.js';
import { ruleExists, rulePeopleNotPossible } from '../domain/assignment.errors.js';
import type { AssignmentRule, NewRule, RuleContent } from '../domain/assignment-rule.js';
import { AssignmentRuleRepository } from '../domain/assignment-rule.js';
import { IS_AWAY } from './postgres-people.js';

/** `passedOver` must match the conditions by which the SQL function `assign_by_rule` skips people. */
const RULES = `
  SELECT r.id, r.lead_type AS "leadType", r.state, r.kind, r.updated_at AS "updatedAt",
         coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'passedOver', CASE
           WHEN NOT u.is_active THEN 'inactive'
           WHEN NOT ${canSeeType('r.lead_type')} THEN 'no_access'
           WHEN ${IS_AWAY} THEN 'away'
         END) ORDER BY p.place) FILTER (WHERE u.id IS NOT NULL), '[]') AS people
  FROM assignment_rules r
  LEFT JOIN assignment_rule_people p ON p.rule_id = r.id
  LEFT JOIN users u ON u.id = p.user_id`;

@Injectable()
export class PostgresAssignmentRules extends AssignmentRuleRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {
    super();
  }

  list(types: readonly LeadType[]): Promise<AssignmentRule[]> {
    return this.dataSource.query(
      `${RULES} WHERE r.lead_type = ANY ($1::text[]) GROUP BY r.id
       ORDER BY array_position($1::text[], r.lead_type), r.state NULLS LAST`,
      [[...types]],
    );
  }

  find(id: string): Promise<AssignmentRule | null> {
    return findRule(this.dataSource.manager, id);
  }

  async arePossible(userIds: readonly string[], type: LeadType): Promise<boolean> {
    const [row]: { possible: number }[] = await this.dataSource.query(
      `SELECT count(*)::int AS possible FROM users u WHERE u.id = ANY ($1::uuid[]) AND ${mayHaveLeads('$2')}`,
      [[...userIds], type],
    );
    return row?.possible === new Set(userIds).size;
  }

  add({ leadType, state, kind, userIds }: NewRule, origin: ChangeOrigin): Promise<AssignmentRule> {
    const spellings = STATE_SPELLINGS.filter(({ code }) => code === state).map(({ spelling }) => spelling);
    return mapViolations(
      this.dataSource.transaction(async (manager) => {
        const id = uuidv7();
        await manager.query(
          `INSERT INTO assignment_rules (id, lead_type, state, kind, state_keys)
           VALUES ($1, $2, $3, $4, ARRAY(SELECT DISTINCT state_spelling_key(s) FROM unnest($5::text[]) AS s))`,
          [id, leadType, state, kind, spellings],
        );
        await setPeople(manager, id, userIds);
        await this.record(manager, 'assignment.rule_created', id, { leadType, state, kind, userIds }, origin);
        return storedRule(manager, id);
      }),
    );
  }

  update(id: string, { kind, userIds }: RuleContent, origin: ChangeOrigin): Promise<AssignmentRule | null> {
    return mapViolations(
      this.dataSource.transaction(async (manager) => {
        // Read the last assignee before the places change.
        const [before]: { kind: string; userIds: string[]; last: string | null }[] = await manager.query(
          `SELECT r.kind,
                  ARRAY(SELECT p.user_id FROM assignment_rule_people p WHERE p.rule_id = r.id ORDER BY p.place) AS "userIds",
                  (SELECT p.user_id FROM assignment_rule_people p WHERE p.rule_id = r.id AND p.place = r.last_place) AS last
           FROM assignment_rules r WHERE r.id = $1 FOR UPDATE`,
          [id],
        );
        if (!before) return null;
        await manager.query('DELETE FROM assignment_rule_people WHERE rule_id = $1', [id]);
        await setPeople(manager, id, userIds);
        await manager.query(
          `UPDATE assignment_rules r SET kind = $2, updated_at = now(), last_place = coalesce(
             (SELECT p.place FROM assignment_rule_people p WHERE p.rule_id = r.id AND p.user_id = $3), -1)
           WHERE r.id = $1`,
          [id, kind, before.last],
        );
        const details = { before: { kind: before.kind, userIds: before.userIds }, after: { kind, userIds } };
        await this.record(manager, 'assignment.rule_changed', id, details, origin);
        return storedRule(manager, id);
      }),
    );
  }

  delete({ id, leadType, state, kind, people }: AssignmentRule, origin: ChangeOrigin): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const [, affected]: [unknown, number] = await manager.query('DELETE FROM assignment_rules WHERE id = $1', [id]);
      if (affected === 0) return false;
      const details = { leadType, state, kind, userIds: people.map((person) => person.id) };
      await this.record(manager, 'assignment.rule_deleted', id, details, origin);
      return true;
    });
  }

  private record(
    manager: EntityManager,
    action: string,
    id: string,
    details: Readonly<Record<string, unknown>>,
    origin: ChangeOrigin,
  ): Promise<void> {
    return this.audit.within(manager)([{ action, ...origin, subjectType: 'assignment_rule', subjectId: id, details }]);
  }
}

async function findRule(manager: EntityManager, id: string): Promise<AssignmentRule | null> {
  const [rule]: AssignmentRule[] = await manager.query(`${RULES} WHERE r.id = $1 GROUP BY r.id`, [id]);
  return rule ?? null;
}

async function storedRule(manager: EntityManager, id: string): Promise<AssignmentRule> {
  const rule = await findRule(manager, id);
  if (!rule) throw new Error('The database returned no row for a rule that it stored.');
  return rule;
}

async function setPeople(manager: EntityManager, ruleId: string, userIds: readonly string[]): Promise<void> {
  await manager.query(
    `INSERT INTO assignment_rule_people (rule_id, user_id, place)
     SELECT $1, user_id, place - 1 FROM unnest($2::uuid[]) WITH ORDINALITY AS named (user_id, place)`,
    [ruleId, [...new Set(userIds)]],
  );
}

function mapViolations<T>(work: Promise<T>): Promise<T> {
  return mapConstraintViolation(work, {
    assignment_rules_once: ruleExists,
    assignment_rule_people_user_id_fkey: rulePeopleNotPossible,
  });
}
