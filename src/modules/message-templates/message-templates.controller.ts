import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiBadBody, ApiBadInput, ApiFailures } from '../../shared/http/api-failures.js';
import { Repeatable } from '../../shared/http/idempotency-key.js';
import { Body, IdParam } from '../../shared/http/input.js';
import { ApiOkMessage, type MessageResponse } from '../../shared/http/shared-responses.js';
import { ClientAddress, CurrentUser, Staff } from '../auth/http/access.js';
import type { User } from '../users/domain/user.js';
import {
  MessageTemplateListResponse,
  MessageTemplateResult,
  templateContent,
  templateResponse,
  WriteTemplateDto,
} from './message-template.dto.js';
import {
  MAX_TEMPLATES,
  templateNameTaken,
  templateNotFound,
  templateTypeOutOfReach,
  tooManyTemplates,
} from './message-template.js';
import { MessageTemplateRepository } from './message-template.repository.js';

const ApiTemplateId = (): MethodDecorator => ApiParam({ name: 'id', format: 'uuid', description: "The template's id" });

@ApiTags('message-templates')
@Controller('message-templates')
export class MessageTemplatesController {
  constructor(private readonly templates: MessageTemplateRepository) {}

  @Get()
  @Staff()
  @ApiOperation({
    summary: 'List all message templates, sorted by name',
    description: 'Includes every channel, type and language.',
  })
  @ApiOkResponse({ type: MessageTemplateListResponse })
  @ApiBadInput()
  async listTemplates(): Promise<MessageTemplateListResponse> {
    return { data: (await this.templates.list()).map(templateResponse) };
  }

  @Post()
  @Repeatable()
  @Staff('canEditAllLeads')
  @ApiOperation({
    summary: 'Create a message template',
    description: `For a lead type that you can see, or for all types if you can see all of them. Unknown placeholders are refused. At most ${MAX_TEMPLATES} templates.`,
  })
  @ApiCreatedResponse({ type: MessageTemplateResult })
  @ApiFailures(templateNameTaken, templateTypeOutOfReach, tooManyTemplates)
  @ApiBadBody()
  async createTemplate(
    @CurrentUser() writer: User,
    @Body() dto: WriteTemplateDto,
    @ClientAddress() address: string,
  ): Promise<MessageTemplateResult> {
    return { data: templateResponse(await this.templates.add(writer, templateContent(dto), address)) };
  }

  @Put(':id')
  @Staff('canEditAllLeads')
  @ApiOperation({ summary: 'Replace a message template', description: 'Fields you leave out are cleared.' })
  @ApiTemplateId()
  @ApiOkResponse({ type: MessageTemplateResult })
  @ApiFailures(templateNotFound, templateNameTaken, templateTypeOutOfReach)
  @ApiBadBody()
  async replaceTemplate(
    @CurrentUser() writer: User,
    @IdParam() id: string,
    @Body() dto: WriteTemplateDto,
    @ClientAddress() address: string,
  ): Promise<MessageTemplateResult> {
    return { data: templateResponse(await this.templates.update(writer, id, templateContent(dto), address)) };
  }

  @Delete(':id')
  @Staff('canEditAllLeads')
  @ApiOperation({
    summary: 'Delete a message template',
    description: 'Deletes it permanently for all users. Messages already sent are not affected.',
  })
  @ApiTemplateId()
  @ApiOkMessage('Message template deleted successfully')
  @ApiFailures(templateNotFound, templateTypeOutOfReach)
  @ApiBadBody()
  async deleteTemplate(
    @CurrentUser() writer: User,
    @IdParam() id: string,
    @ClientAddress() address: string,
  ): Promise<MessageResponse> {
    await this.templates.delete(writer, id, address);
    return { message: 'Message template deleted successfully' };
  }
}
