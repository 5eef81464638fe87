import type { LeadType } from '../../../lead-types/lead-types.js';
import type { ChangeOrigin } from '../../leads/domain/lead-writer.js';

/** A team in rotation, one person, or the pool. */
export const RULE_KINDS = ['round_robin', 'fixed', 'pool'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export const PASSED_OVER_REASONS = ['inactive', 'away', 'no_access'] as const;
export type PassedOverReason = (typeof PASSED_OVER_REASONS)[number];

export interface RulePerson {
  readonly id: string;
  readonly name: string;
  /** Why the rule currently skips this person. Null if it does not skip them. */
  readonly passedOver: PassedOverReason | null;
}

/** Decides who is assigned new leads of a type. A rule for the lead's state takes precedence. */
export interface AssignmentRule {
  readonly id: string;
  readonly leadType: LeadType;
  readonly state: string | null;
  readonly kind: RuleKind;
  /** In rotation order. */
  readonly people: readonly RulePerson[];
  readonly updatedAt: Date;
}

export interface RuleContent {
  readonly kind: RuleKind;
  readonly userIds: readonly string[];
}

export type NewRule = RuleContent & Pick<AssignmentRule, 'leadType' | 'state'>;

export abstract class AssignmentRuleRepository {
  /** Returns the rules in the order of `types`; within a type, rules for a state come first. */
  abstract list(types: readonly LeadType[]): Promise<AssignmentRule[]>;

  abstract find(id: string): Promise<AssignmentRule | null>;

  abstract arePossible(userIds: readonly string[], type: LeadType): Promise<boolean>;

  /** @throws ruleExists */
  abstract add(rule: NewRule, origin: ChangeOrigin): Promise<AssignmentRule>;

  /** Rotation continues after the last assignee if the rule still has them. Returns null if the rule does not exist. */
  abstract update(id: string, content: RuleContent, origin: ChangeOrigin): Promise<AssignmentRule | null>;

  abstract delete(rule: AssignmentRule, origin: ChangeOrigin): Promise<boolean>;
}
