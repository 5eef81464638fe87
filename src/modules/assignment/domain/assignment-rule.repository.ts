import type { LeadType } from '../../../lead-types/lead-types.js';
import type { ChangeOrigin } from '../../leads/domain/lead-writer.js';
import type { AssignmentRule, NewRule, RuleContent } from './assignment-rule.js';

/** Where the rules are kept. Each change is written to the audit trail with it. */
export abstract class AssignmentRuleRepository {
  /** The rules for these types, by type, those of a state first. */
  abstract list(types: readonly LeadType[]): Promise<AssignmentRule[]>;

  abstract find(id: string): Promise<AssignmentRule | null>;

  /** Whether each of them is active and may see leads of the type. */
  abstract arePossible(userIds: readonly string[], type: LeadType): Promise<boolean>;

  /** @throws ruleExists */
  abstract add(rule: NewRule, origin: ChangeOrigin): Promise<AssignmentRule>;

  /** Whose turn it was stays known where they still take part. Null where there is no such rule any more. */
  abstract update(id: string, content: RuleContent, origin: ChangeOrigin): Promise<AssignmentRule | null>;

  abstract delete(rule: AssignmentRule, origin: ChangeOrigin): Promise<boolean>;
}
