import { Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiBadBody, ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { Body, IdParam } from '../../../shared/http/input.js';
import { ApiOkMessage, type MessageResponse } from '../../../shared/http/shared-responses.js';
import { ApiAlsoNeeds, ClientAddress, CurrentUser, Staff } from '../../auth/http/access.js';
import { userNotFound } from '../../users/domain/user.errors.js';
import type { User } from '../../users/domain/user.js';
import { AwayService } from '../application/away.service.js';
import { AssignablePeopleResponse, AwayResult, awayOf, personResponse, SetAwayDto } from './assignment-people.dto.js';

@ApiTags('assignment')
@Controller('assignment')
export class AssignmentPeopleController {
  constructor(private readonly people: AwayService) {}

  @Get('people')
  @Staff('canManageAssignment')
  @ApiOperation({
    summary: 'List possible assignees with their number of leads',
    description: "Returns the active users who can see at least one of the caller's lead types.",
  })
  @ApiOkResponse({ type: AssignablePeopleResponse })
  @ApiBadInput()
  async listPeople(@CurrentUser() manager: User): Promise<AssignablePeopleResponse> {
    return { data: (await this.people.list(manager)).map(personResponse) };
  }

  @Get('away')
  @Staff()
  @ApiOperation({ summary: 'Get your own away days', description: 'Assignment rules skip users who are away.' })
  @ApiOkResponse({ type: AwayResult })
  @ApiBadInput()
  async readAway(@CurrentUser() viewer: User): Promise<AwayResult> {
    return { data: await this.people.ownAway(viewer) };
  }

  @Put('people/:id/away')
  @Staff()
  @ApiOperation({
    summary: 'Set when a user is away',
    description:
      "On these days, assignment rules skip the user. The user keeps the leads they have. An empty object ends the absence. Another user's days need canManageAssignment.",
  })
  @ApiParam({ name: 'id', format: 'uuid', description: "The user's id" })
  @ApiOkMessage('Away days saved successfully')
  @ApiAlsoNeeds('canManageAssignment', 'The absence is for another user')
  @ApiFailures(userNotFound)
  @ApiBadBody()
  async setAway(
    @CurrentUser() viewer: User,
    @IdParam() id: string,
    @Body() dto: SetAwayDto,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.people.setAway(viewer, id, awayOf(dto), address);
    return { message: 'Away days saved successfully' };
  }
}
