import type { LeadType } from '../../../lead-types/lead-types.js';

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
