import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiBadBody, ApiBadInput } from '../../../shared/http/api-failures.js';
import { IdsField } from '../../../shared/http/fields.js';
import { ClientAddress, CurrentUser, Staff } from '../../auth/http/access.js';
import { kolkataDay } from '../../leads/domain/date-range.js';
import { LeadFilterDto, leadFilter } from '../../leads/http/lead-query.dto.js';
import type { User } from '../../users/domain/user.js';
import { LeadExportService } from '../application/lead-export.service.js';

/** What fits the 64 KB that a body may have; a larger selection is better said with a filter. */
const MAX_SELECTED = 1_500;

class ExportDto extends LeadFilterDto {
  @IdsField(MAX_SELECTED, { label: 'leadIds', description: 'Only these leads' })
  leadIds?: string[];
}

const CsvFile = (): MethodDecorator =>
  ApiOkResponse({
    description: 'The file, newest lead first',
    content: { 'text/csv': { schema: { type: 'string' } } },
    headers: { 'Content-Disposition': { schema: { type: 'string' }, description: 'The name of the file' } },
  });

@ApiTags('leads')
@Controller('leads/export')
export class ExportController {
  constructor(private readonly leadExport: LeadExportService) {}

  @Get()
  @Staff('canExportData')
  @ApiOperation({ summary: 'Download leads as CSV, by the filters of the list or by ids' })
  @CsvFile()
  @ApiBadInput()
  byQuery(
    @CurrentUser() viewer: User,
    @Query() query: ExportDto,
    @ClientAddress() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send(viewer, query, address, reply);
  }

  @Post()
  @HttpCode(200)
  @Staff('canExportData')
  @ApiOperation({ summary: 'Download leads as CSV, with the filters or a long list of ids in the body' })
  @CsvFile()
  @ApiBadBody()
  byBody(
    @CurrentUser() viewer: User,
    @Body() body: ExportDto,
    @ClientAddress() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send(viewer, body, address, reply);
  }

  private async send(viewer: User, dto: ExportDto, address: string, reply: FastifyReply): Promise<void> {
    const now = new Date();
    const filter = { ...leadFilter(dto, viewer, now), ...(dto.leadIds && { ids: dto.leadIds }) };
    const file = await this.leadExport.csv(viewer, filter, address);
    // A visitor who leaves before the first byte is sent would otherwise keep the database waiting for ever.
    reply.raw.once('close', () => file.destroy());
    if (reply.raw.closed || reply.raw.destroyed) file.destroy();
    await reply
      .header('Content-Type', 'text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="kisan_canteen_leads_${kolkataDay(now)}.csv"`)
      .header('Cache-Control', 'no-store')
      .send(file);
  }
}
