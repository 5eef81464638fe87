import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiBadBody, ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { IdParam } from '../../../shared/http/id-param.js';
import { ApiOkMessage, type MessageResponse } from '../../../shared/http/message.response.js';
import { CurrentUser, Staff } from '../../auth/http/access.js';
import type { User } from '../../users/domain/user.js';
import { SavedViewsService } from '../application/saved-views.service.js';
import { tooManyViews, viewNameTaken, viewNotFound } from '../domain/saved-view.errors.js';
import { MAX_VIEWS_PER_USER } from '../domain/saved-view.js';
import {
  CreateViewDto,
  SavedViewListResponse,
  SavedViewResult,
  UpdateViewDto,
  viewResponse,
} from './saved-view.dto.js';

const ApiViewId = (): MethodDecorator => ApiParam({ name: 'id', format: 'uuid', description: "The view's id" });

/** The views of the dashboard that the caller keeps; nobody reaches those of others. */
@ApiTags('views')
@Controller('views')
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  @Get()
  @Staff()
  @ApiOperation({
    summary: 'Your saved views, by name',
    description: 'Nobody sees those of others.',
  })
  @ApiOkResponse({ type: SavedViewListResponse })
  @ApiBadInput()
  async listViews(@CurrentUser() user: User): Promise<SavedViewListResponse> {
    return { data: (await this.views.list(user.id)).map(viewResponse) };
  }

  @Post()
  @Staff()
  @ApiOperation({
    summary: 'Save a view',
    description: `Names are unique without regard to case; at most ${MAX_VIEWS_PER_USER} views.`,
  })
  @ApiCreatedResponse({ type: SavedViewResult })
  @ApiFailures(viewNameTaken, tooManyViews)
  @ApiBadBody()
  async createView(@CurrentUser() user: User, @Body() dto: CreateViewDto): Promise<SavedViewResult> {
    return { data: viewResponse(await this.views.add(user.id, dto)) };
  }

  @Put(':id')
  @Staff()
  @ApiOperation({ summary: 'Rename a view, or let it show something else', description: 'What is left out stays.' })
  @ApiViewId()
  @ApiOkResponse({ type: SavedViewResult })
  @ApiFailures(viewNotFound, viewNameTaken)
  @ApiBadBody()
  async updateView(
    @CurrentUser() user: User,
    @IdParam() id: string,
    @Body() dto: UpdateViewDto,
  ): Promise<SavedViewResult> {
    return { data: viewResponse(await this.views.change(user.id, id, dto)) };
  }

  @Delete(':id')
  @Staff()
  @ApiOperation({
    summary: 'Delete a view',
    description: 'The leads it showed stay as they are.',
  })
  @ApiViewId()
  @ApiOkMessage('View deleted successfully')
  @ApiFailures(viewNotFound)
  @ApiBadBody()
  async deleteView(@CurrentUser() user: User, @IdParam() id: string): Promise<MessageResponse> {
    await this.views.delete(user.id, id);
    return { message: 'View deleted successfully' };
  }
}
