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
    description: '`round_robin`: a team in rotation; `fixed`: always one person; `pool`: the pool',
  })
  kind: RuleKind;

  @IdsField(MAX_PEOPLE, {
    label: 'User ids',
    description: 'The assignees, in rotation order. Exactly one for `fixed`. Leave it out for `pool`',
  })
  userIds?: string[];
}

class CreateRuleDto extends ChangeRuleDto {
  @ChoiceField(LEAD_TYPE_NAMES, { label: 'Lead type', required: true })
  leadType: LeadType;

  @ChoiceField(STATE_CODES, {
    label: 'State',
    description:
      'The rule is only for leads from this state, in any spelling. If left out, it is for all leads of the type that no rule for their state assigns',
  })
  state?: string;
}

function ruleContent({ kind, userIds = [] }: ChangeRuleDto): RuleContent {
  const message = {
    round_robin: userIds.length === 0 ? 'Choose at least one person for this kind of rule.' : null,
    fixed: userIds.length !== 1 ? 'Choose exactly one person for this kind of rule.' : null,
    pool: userIds.length > 0 ? 'A rule for the pool cannot have people.' : null,
  }[kind];
  if (message) throw invalidInput([{ field: 'userIds', message, code: 'invalid' }]);
  return { kind, userIds };
}

class RulePersonResponse extends UserRef {
  @ApiProperty({
    enum: PASSED_OVER_REASONS,
    nullable: true,
    description:
      'Why the rule skips this person now: `inactive`, `away`, or `no_access` to the lead type. Null if the rule does not skip the person',
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

  @ApiProperty({ type: [RulePersonResponse], description: 'In rotation order' })
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
  'Rules skip people who are inactive, away or without access to the lead type. If nobody in the rule for a state can be assigned, the rule for the whole type applies. If no rule can assign the lead, it stays unassigned.';

const ApiRuleId = (): MethodDecorator => ApiParam({ name: 'id', format: 'uuid', description: "The rule's id" });

@ApiTags('assignment')
@Controller('assignment/rules')
export class AssignmentRulesController {
  constructor(private readonly rules: AssignmentRulesService) {}

  @Get()
  @Staff('canManageAssignment')
  @ApiOperation({ summary: 'List the assignment rules for your lead types', description: PASSED_OVER })
  @ApiOkResponse({ type: AssignmentRuleListResponse })
  @ApiBadInput()
  async listRules(@CurrentUser() manager: User): Promise<AssignmentRuleListResponse> {
    return { data: (await this.rules.list(manager)).map(ruleResponse) };
  }

  @Post()
  @Repeatable()
  @Staff('canManageAssignment')
  @ApiOperation({
    summary: 'Create an assignment rule for the new leads of a type, or of a type and state',
    description: `A rule for the lead's state takes precedence over one for the whole type. ${PASSED_OVER}`,
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
    summary: 'Change the kind and people of an assignment rule',
    description:
      'Lead type and state cannot be changed. Rotation continues after the last assignee, if that person is still in the rule.',
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
  @ApiOperation({
    summary: 'Delete an assignment rule',
    description: 'Leads that the rule has assigned keep their assignee.',
  })
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
