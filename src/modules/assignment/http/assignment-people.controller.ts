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

/** Who may be given leads, and when they are away. */
@ApiTags('assignment')
@Controller('assignment')
export class AssignmentPeopleController {
  constructor(private readonly people: AwayService) {}

  @Get('people')
  @Staff('canManageAssignment')
  @ApiOperation({
    summary: 'Who may be given leads, with what they have',
    description: 'Active users who may see leads of a type you may see.',
  })
  @ApiOkResponse({ type: AssignablePeopleResponse })
  @ApiBadInput()
  async listPeople(@CurrentUser() manager: User): Promise<AssignablePeopleResponse> {
    return { data: (await this.people.list(manager)).map(personResponse) };
  }

  @Get('away')
  @Staff()
  @ApiOperation({ summary: 'When you are away', description: 'No rule gives you a lead then.' })
  @ApiOkResponse({ type: AwayResult })
  @ApiBadInput()
  async readAway(@CurrentUser() viewer: User): Promise<AwayResult> {
    return { data: await this.people.ownAway(viewer) };
  }

  @Put('people/:id/away')
  @Staff()
  @ApiOperation({
    summary: 'Say when you are away, or when somebody else is (needs canManageAssignment)',
    description:
      'From the first day to the last no rule gives them a lead; what they have stays theirs. An empty object says that they are back.',
  })
  @ApiParam({ name: 'id', format: 'uuid', description: "The user's id" })
  @ApiOkMessage('Away days saved successfully')
  @ApiAlsoNeeds('canManageAssignment', 'It is about somebody else')
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
