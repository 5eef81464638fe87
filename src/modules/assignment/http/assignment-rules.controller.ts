import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiBadBody, ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { Repeatable } from '../../../shared/http/idempotency-key.js';
import { Body, IdParam } from '../../../shared/http/input.js';
import { ApiOkMessage, type MessageResponse } from '../../../shared/http/shared-responses.js';
import { ClientAddress, CurrentUser, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import { AssignmentRulesService } from '../application/assignment-rules.service.js';
import { ruleExists, ruleNotFound, rulePeopleNotPossible, ruleTypeOutOfReach } from '../domain/assignment.errors.js';
import {
  AssignmentRuleListResponse,
  AssignmentRuleResult,
  ChangeRuleDto,
  CreateRuleDto,
  ruleContent,
  ruleResponse,
} from './assignment-rule.dto.js';

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
