import { ApiProperty } from '@nestjs/swagger';
import { INDIAN_STATES } from '../../../lead-types/indian-states.js';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { invalidInput } from '../../../shared/domain/failure.js';
import { ChoiceField, IdsField } from '../../../shared/http/fields.js';
import { UserRef } from '../../leads/http/user-ref.response.js';
import {
  type AssignmentRule,
  PASSED_OVER_REASONS,
  type PassedOverReason,
  RULE_KINDS,
  type RuleContent,
  type RuleKind,
} from '../domain/assignment-rule.js';

const MAX_PEOPLE = 100;
const STATE_CODES = INDIAN_STATES.map(({ code }) => code);

export class ChangeRuleDto {
  @ChoiceField(RULE_KINDS, {
    label: 'Kind',
    required: true,
    description: '`round_robin`: by turns; `fixed`: always to the same one; `pool`: into the shared pool',
  })
  kind: RuleKind;

  @IdsField(MAX_PEOPLE, {
    label: 'User ids',
    description:
      'Who gets the leads, in the order of their turns: exactly one for `fixed`, nobody (left out) for `pool`',
  })
  userIds?: string[];
}

export class CreateRuleDto extends ChangeRuleDto {
  @ChoiceField(LEAD_TYPE_NAMES, { label: 'Lead type', required: true })
  leadType: LeadType;

  @ChoiceField(STATE_CODES, {
    label: 'State',
    description:
      'Only leads from this state, in whatever spelling; left out: every lead of the type that no rule for its state takes',
  })
  state?: string;
}

/** What a rule is to do, where kind and people go together. */
export function ruleContent({ kind, userIds = [] }: ChangeRuleDto): RuleContent {
  const message = {
    round_robin: userIds.length === 0 ? 'User ids must name at least one person for this kind.' : null,
    fixed: userIds.length !== 1 ? 'User ids must name exactly one person for this kind.' : null,
    pool: userIds.length > 0 ? 'A rule for the pool names nobody.' : null,
  }[kind];
  if (message) throw invalidInput([{ field: 'userIds', message, code: 'invalid' }]);
  return { kind, userIds };
}

class RulePersonResponse extends UserRef {
  @ApiProperty({
    enum: PASSED_OVER_REASONS,
    nullable: true,
    description:
      'Why no lead comes to them now: `inactive`, `away`, or without access to the type; null where leads come',
  })
  passedOver: PassedOverReason | null;
}

export class AssignmentRuleResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ enum: LEAD_TYPE_NAMES })
  leadType: LeadType;

  @ApiProperty({ type: String, enum: STATE_CODES, nullable: true, description: 'Null for the whole type' })
  state: string | null;

  @ApiProperty({ enum: RULE_KINDS })
  kind: RuleKind;

  @ApiProperty({ type: [RulePersonResponse], description: 'In the order of their turns' })
  people: RulePersonResponse[];

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export class AssignmentRuleListResponse {
  @ApiProperty({ type: [AssignmentRuleResponse] })
  data: AssignmentRuleResponse[];
}

export class AssignmentRuleResult {
  @ApiProperty({ type: AssignmentRuleResponse })
  data: AssignmentRuleResponse;
}

export function ruleResponse({ id, leadType, state, kind, people, updatedAt }: AssignmentRule): AssignmentRuleResponse {
  return {
    _id: id,
    leadType,
    state,
    kind,
    people: people.map(({ id: userId, name, passedOver }) => ({ _id: userId, name, passedOver })),
    updatedAt: updatedAt.toISOString(),
  };
}
