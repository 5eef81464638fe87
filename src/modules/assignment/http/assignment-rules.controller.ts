import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import { INDIAN_STATES } from '../../../lead-types/indian-states.js';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { invalidInput } from '../../../shared/domain/failure.js';
import { ApiBadBody, ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { ChoiceField, IdsField } from '../../../shared/http/fields.js';
import { Repeatable } from '../../../shared/http/idempotency-key.js';
import { Body, IdParam } from '../../../shared/http/input.js';
import { ApiOkMessage, type MessageResponse } from '../../../shared/http/shared-responses.js';
import { ClientAddress, CurrentUser, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import { UserRef } from '../../users/http/user-ref.response.js';
import { AssignmentRulesService } from '../application/assignment-rules.service.js';
import { ruleExists, ruleNotFound, rulePeopleNotPossible, ruleTypeOutOfReach } from '../domain/assignment.errors.js';
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

class ChangeRuleDto {
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

class CreateRuleDto extends ChangeRuleDto {
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
function ruleContent({ kind, userIds = [] }: ChangeRuleDto): RuleContent {
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

class AssignmentRuleResponse {
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

class AssignmentRuleListResponse {
  @ApiProperty({ type: [AssignmentRuleResponse] })
  data: AssignmentRuleResponse[];
}

class AssignmentRuleResult {
  @ApiProperty({ type: AssignmentRuleResponse })
  data: AssignmentRuleResponse;
}

function ruleResponse({ id, leadType, state, kind, people, updatedAt }: AssignmentRule): AssignmentRuleResponse {
  return {
    _id: id,
    leadType,
    state,
    kind,
    people: people.map(({ id: userId, name, passedOver }) => ({ _id: userId, name, passedOver })),
    updatedAt: updatedAt.toISOString(),
  };
}

const PASSED_OVER =
  'Who is inactive, away or without access is passed over; where a rule has nobody left, the rule for the whole type applies, and without one the lead stays unassigned.';

const ApiRuleId = (): MethodDecorator => ApiParam({ name: 'id', format: 'uuid', description: "The rule's id" });

/** Who gets a new lead. A new database has no rule: leads come unassigned. */
@ApiTags('assignment')
@Controller('assignment/rules')
export class AssignmentRulesController {
  constructor(private readonly rules: AssignmentRulesService) {}

  @Get()
  @Staff('canManageAssignment')
  @ApiOperation({ summary: 'The rules for the lead types you may see', description: PASSED_OVER })
  @ApiOkResponse({ type: AssignmentRuleListResponse })
  @ApiBadInput()
  async listRules(@CurrentUser() manager: User): Promise<AssignmentRuleListResponse> {
    return { data: (await this.rules.list(manager)).map(ruleResponse) };
  }

  @Post()
  @Repeatable()
  @Staff('canManageAssignment')
  @ApiOperation({
    summary: 'Make a rule for the new leads of a type, or of a state and type',
    description: `Of several that fit, the one for the state applies. ${PASSED_OVER}`,
  })
  @ApiCreatedResponse({ type: AssignmentRuleResult })
  @ApiFailures(ruleTypeOutOfReach, ruleExists, rulePeopleNotPossible)
  @ApiBadBody()
  async createRule(
    @CurrentUser() manager: User,
    @Body() dto: CreateRuleDto,
    @ClientAddress() address: string,
  ): Promise<AssignmentRuleResult> {
    const rule = { ...ruleContent(dto), leadType: dto.leadType, state: dto.state ?? null };
    return { data: ruleResponse(await this.rules.add(manager, rule, address)) };
  }

  @Put(':id')
  @Staff('canManageAssignment')
  @ApiOperation({
    summary: 'Change what a rule does',
    description:
      'Its kind and its people; lead type and state stay. Where who had the last turn still takes part, the turns go on from them.',
  })
  @ApiRuleId()
  @ApiOkResponse({ type: AssignmentRuleResult })
  @ApiFailures(ruleNotFound, rulePeopleNotPossible)
  @ApiBadBody()
  async changeRule(
    @CurrentUser() manager: User,
    @IdParam() id: string,
    @Body() dto: ChangeRuleDto,
    @ClientAddress() address: string,
  ): Promise<AssignmentRuleResult> {
    return { data: ruleResponse(await this.rules.change(manager, id, ruleContent(dto), address)) };
  }

  @Delete(':id')
  @Staff('canManageAssignment')
  @ApiOperation({ summary: 'Delete a rule', description: 'Leads that it has assigned stay where they are.' })
  @ApiRuleId()
  @ApiOkMessage('Rule deleted successfully')
  @ApiFailures(ruleNotFound)
  @ApiBadBody()
  async deleteRule(
    @CurrentUser() manager: User,
    @IdParam() id: string,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.rules.delete(manager, id, address);
    return { message: 'Rule deleted successfully' };
  }
}
