import { Injectable } from '@nestjs/common';
import type { LeadType } from '../../../lead-types/lead-types.js';
import type { Viewer } from '../../leads/domain/lead-access.js';
import { ruleNotFound, rulePeopleNotPossible, ruleTypeOutOfReach } from '../domain/assignment.errors.js';
import type { AssignmentRule, NewRule, RuleContent } from '../domain/assignment-rule.js';
import { AssignmentRuleRepository } from '../domain/assignment-rule.js';

@Injectable()
export class AssignmentRulesService {
  constructor(private readonly rules: AssignmentRuleRepository) {}

  list(manager: Viewer): Promise<AssignmentRule[]> {
    return this.rules.list(manager.leadTypes);
  }

  async add(manager: Viewer, rule: NewRule, address: string): Promise<AssignmentRule> {
    if (!manager.leadTypes.includes(rule.leadType)) throw ruleTypeOutOfReach(rule.leadType);
    await this.requirePossible(rule, rule.leadType);
    return this.rules.add(rule, { actorId: manager.id, address });
  }

  async change(manager: Viewer, id: string, content: RuleContent, address: string): Promise<AssignmentRule> {
    const rule = await this.within(manager, id);
    await this.requirePossible(content, rule.leadType);
    const changed = await this.rules.update(id, content, { actorId: manager.id, address });
    if (!changed) throw ruleNotFound();
    return changed;
  }

  async delete(manager: Viewer, id: string, address: string): Promise<void> {
    const rule = await this.within(manager, id);
    if (!(await this.rules.delete(rule, { actorId: manager.id, address }))) throw ruleNotFound();
  }

  private async within(manager: Viewer, id: string): Promise<AssignmentRule> {
    const rule = await this.rules.find(id);
    if (!rule || !manager.leadTypes.includes(rule.leadType)) throw ruleNotFound();
    return rule;
  }

  private async requirePossible({ userIds }: RuleContent, type: LeadType): Promise<void> {
    if (!(await this.rules.arePossible(userIds, type))) throw rulePeopleNotPossible();
  }
}
