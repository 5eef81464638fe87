import type { LeadType } from '../../../lead-types/lead-types.js';
import type { ChangeOrigin } from '../../leads/domain/lead-writer.js';

/** Taking turns, always to the same one, or into the shared pool. */
export const RULE_KINDS = ['round_robin', 'fixed', 'pool'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** Why somebody whom a rule names is passed over. */
export const PASSED_OVER_REASONS = ['inactive', 'away', 'no_access'] as const;
export type PassedOverReason = (typeof PASSED_OVER_REASONS)[number];

export interface RulePerson {
  readonly id: string;
  readonly name: string;
  /** Null where leads come to them. */
  readonly passedOver: PassedOverReason | null;
}

/** Who gets a new lead of a type (and state): the rule for its state goes before that for its whole type. */
export interface AssignmentRule {
  readonly id: string;
  readonly leadType: LeadType;
  /** The code of an Indian state; null for the whole type. */
  readonly state: string | null;
  readonly kind: RuleKind;
  /** In the order of their turns. */
  readonly people: readonly RulePerson[];
  readonly updatedAt: Date;
}

/** What a rule does, without what it is for. */
export interface RuleContent {
  readonly kind: RuleKind;
  readonly userIds: readonly string[];
}

export type NewRule = RuleContent & Pick<AssignmentRule, 'leadType' | 'state'>;

/** Where the rules are kept. Each change is written to the audit trail with it. */
export abstract class AssignmentRuleRepository {
  /** The rules for these types, by type, those of a state first. */
  abstract list(types: readonly LeadType[]): Promise<AssignmentRule[]>;

  abstract find(id: string): Promise<AssignmentRule | null>;

  /** Whether each of them is active and may see leads of the type. */
  abstract arePossible(userIds: readonly string[], type: LeadType): Promise<boolean>;

  /** @throws ruleExists */
  abstract add(rule: NewRule, origin: ChangeOrigin): Promise<AssignmentRule>;

  /** Keeps whose turn it is, if they are still part of the rule. Null if the rule no longer exists. */
  abstract update(id: string, content: RuleContent, origin: ChangeOrigin): Promise<AssignmentRule | null>;

  abstract delete(rule: AssignmentRule, origin: ChangeOrigin): Promise<boolean>;
}
