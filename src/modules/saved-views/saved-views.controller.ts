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

const ApiNotShared = (): MethodDecorator => ApiAlsoNeeds('canEditAllLeads', 'It is or would be shared');

const ApiViewId = (): MethodDecorator => ApiParam({ name: 'id', format: 'uuid', description: "The view's id" });

/** The views of the dashboard that the caller keeps or others share, and how it opens. */
@ApiTags('views')
@Controller('views')
export class SavedViewsController {
  constructor(private readonly views: SavedViewRepository) {}

  @Get()
  @Staff()
  @ApiOperation({
    summary: 'Your saved views and those that others share, your own first, by name',
    description: 'A shared view shows everybody the leads that they may see themselves.',
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
    description: `Names are unique without regard to case, among your own and among those that are shared; at most ${MAX_VIEWS_PER_USER} views.`,
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
    summary: 'With which view and which columns your dashboard opens',
    description: 'Whoever has chosen nothing gets all leads and the standard columns.',
  })
  @ApiOkResponse({ type: ViewSettingsResult })
  @ApiBadInput()
  async viewSettings(@CurrentUser() user: User): Promise<ViewSettingsResult> {
    return { data: settingsResponse(await this.views.settings(user)) };
  }

  @Put('settings')
  @Staff()
  @ApiOperation({
    summary: 'Choose with which view and which columns your dashboard opens',
    description: 'What is left out stays.',
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
    summary: 'Rename a view, let it show something else, share it or stop sharing it',
    description:
      'What is left out stays. A shared view is changed by whoever has canEditAllLeads; only its owner stops sharing it.',
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
      'The leads it showed stay as they are. A view that somebody else shares is deleted for everybody, by whoever has canEditAllLeads.',
  })
  @ApiViewId()
  @ApiOkMessage('View deleted successfully')
  @ApiAlsoNeeds('canEditAllLeads', 'Somebody else shares it')
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
