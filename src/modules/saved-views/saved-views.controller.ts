import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiBadBody, ApiBadInput, ApiFailures } from '../../shared/http/api-failures.js';
import { Repeatable } from '../../shared/http/idempotency-key.js';
import { Body, IdParam } from '../../shared/http/input.js';
import { ApiOkMessage, type MessageResponse } from '../../shared/http/shared-responses.js';
import { ApiAlsoNeeds, ClientAddress, CurrentUser, Staff } from '../auth/http/access.js';
import type { User } from '../users/domain/user.js';
import {
  ChangeViewSettingsDto,
  CreateViewDto,
  SavedViewListResponse,
  SavedViewResult,
  settingsChanges,
  settingsResponse,
  UpdateViewDto,
  ViewSettingsResult,
  viewContent,
  viewResponse,
} from './saved-view.dto.js';
import {
  MAX_VIEWS_PER_USER,
  sharedByAnother,
  sharedNameTaken,
  tooManySharedViews,
  tooManyViews,
  viewNameTaken,
  viewNotFound,
} from './saved-view.js';
import { SavedViewRepository } from './saved-view.repository.js';

const ApiNotShared = (): MethodDecorator =>
  ApiAlsoNeeds(
    'canEditAllLeads',
    'The view is shared or this call shares it',
    'CanEditAllLeadsMissingIfItIsOrWouldBeShared',
  );

const ApiViewId = (): MethodDecorator => ApiParam({ name: 'id', format: 'uuid', description: "The view's id" });

@ApiTags('views')
@Controller('views')
export class SavedViewsController {
  constructor(private readonly views: SavedViewRepository) {}

  @Get()
  @Staff()
  @ApiOperation({
    summary: 'List your own views, then shared ones, each sorted by name',
    description: 'A shared view shows each user only the leads that they can see.',
  })
  @ApiOkResponse({ type: SavedViewListResponse })
  @ApiBadInput()
  async listViews(@CurrentUser() user: User): Promise<SavedViewListResponse> {
    return { data: (await this.views.list(user)).map(viewResponse) };
  }

  @Post()
  @Repeatable()
  @Staff()
  @ApiOperation({
    summary: 'Save a view',
    description: `Names are unique among your own views and among shared views, ignoring case. You can have at most ${MAX_VIEWS_PER_USER} views.`,
  })
  @ApiCreatedResponse({ type: SavedViewResult })
  @ApiNotShared()
  @ApiFailures(viewNameTaken, sharedNameTaken, tooManyViews, tooManySharedViews)
  @ApiBadBody()
  async createView(
    @CurrentUser() user: User,
    @Body() dto: CreateViewDto,
    @ClientAddress() address: string,
  ): Promise<SavedViewResult> {
    return { data: viewResponse(await this.views.add(user, viewContent(dto), address)) };
  }

  @Get('settings')
  @Staff()
  @ApiOperation({
    summary: 'Get the view and columns that your dashboard opens with',
    description: 'Defaults: all leads and the standard columns.',
  })
  @ApiOkResponse({ type: ViewSettingsResult })
  @ApiBadInput()
  async viewSettings(@CurrentUser() user: User): Promise<ViewSettingsResult> {
    return { data: settingsResponse(await this.views.settings(user)) };
  }

  @Put('settings')
  @Staff()
  @ApiOperation({
    summary: 'Change the view and columns that your dashboard opens with',
    description: 'Fields you leave out do not change.',
  })
  @ApiOkResponse({ type: ViewSettingsResult })
  @ApiFailures(viewNotFound)
  @ApiBadBody()
  async changeViewSettings(@CurrentUser() user: User, @Body() dto: ChangeViewSettingsDto): Promise<ViewSettingsResult> {
    return { data: settingsResponse(await this.views.changeSettings(user, settingsChanges(dto))) };
  }

  @Put(':id')
  @Staff()
  @ApiOperation({
    summary: 'Change the name, query or sharing of a view',
    description:
      'Fields you leave out do not change. Changing a shared view needs canEditAllLeads. Only its owner can stop sharing it.',
  })
  @ApiViewId()
  @ApiOkResponse({ type: SavedViewResult })
  @ApiNotShared()
  @ApiFailures(sharedByAnother, viewNotFound, viewNameTaken, sharedNameTaken, tooManySharedViews)
  @ApiBadBody()
  async updateView(
    @CurrentUser() user: User,
    @IdParam() id: string,
    @Body() dto: UpdateViewDto,
    @ClientAddress() address: string,
  ): Promise<SavedViewResult> {
    return { data: viewResponse(await this.views.update(user, id, dto, address)) };
  }

  @Delete(':id')
  @Staff()
  @ApiOperation({
    summary: 'Delete a view',
    description:
      'Leads are not affected. Deleting a view that another user shares needs canEditAllLeads, and deletes it for all users.',
  })
  @ApiViewId()
  @ApiOkMessage('View deleted successfully')
  @ApiAlsoNeeds(
    'canEditAllLeads',
    'The view was shared by another user',
    'CanEditAllLeadsMissingIfSomebodyElseSharesIt',
  )
  @ApiFailures(viewNotFound)
  @ApiBadBody()
  async deleteView(
    @CurrentUser() user: User,
    @IdParam() id: string,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.views.delete(user, id, address);
    return { message: 'View deleted successfully' };
  }
}
