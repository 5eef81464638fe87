import {
  applyDecorators,
  Controller,
  createParamDecorator,
  type ExecutionContext,
  Get,
  HttpCode,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiBadBody, ApiBadInput, ApiFailures, NAME_EXTENSION } from '../../../shared/http/api-failures.js';
import { noBody } from '../../../shared/http/conditional-get.js';
import { ChoiceField, IdsField } from '../../../shared/http/fields.js';
import { AcceptsIdempotencyKey } from '../../../shared/http/idempotency-key.js';
import { Body, Query } from '../../../shared/http/input.js';
import { KeyScopes, Staff } from '../../auth/http/access.js';
import type { StaffRequest } from '../../auth/http/staff-request.js';
import { kolkataDay } from '../../leads/domain/date-range.js';
import type { LeadNote, ListedLead } from '../../leads/domain/lead.js';
import { CSV_VALUE_STYLES, type CsvValueStyle } from '../../leads/domain/lead-columns.js';
import { listedLeadResponse } from '../../leads/http/lead.response.js';
import { noteResponse } from '../../leads/http/lead-parts.response.js';
import { LeadSortQuery, leadFilter } from '../../leads/http/lead-query.dto.js';
import { type ExportCaller, LeadExportService } from '../application/lead-export.service.js';
import { exportFileName } from '../domain/export-file-name.js';
import { exportsBusy, ownExportsRunning } from '../domain/export-limits.js';

const MAX_SELECTED = 1_500;
/** This many ids, together with a long token, fit in the 16 KB limit for the request line and headers. */
const MAX_SELECTED_IN_QUERY = 400;

const MEDIA_TYPES = { csv: 'text/csv', ndjson: 'application/x-ndjson' } as const;

class ExportDto extends LeadSortQuery {
  @ChoiceField(Object.keys(MEDIA_TYPES), {
    label: 'Format',
    description:
      '`csv`: a table for spreadsheets. `ndjson`: for programs, one JSON object per line: the lead as in `GET /leads`, with all its notes in full',
    default: 'csv',
  })
  format: keyof typeof MEDIA_TYPES = 'csv';

  @ChoiceField(CSV_VALUE_STYLES, {
    label: 'Values',
    description:
      'Only for CSV. `labels`: for people, with labels and times in Asia/Kolkata. `codes`: for programs, with headers, values and times as in this API and without the apostrophes that protect spreadsheets',
    default: 'labels',
  })
  values: CsvValueStyle = 'labels';
}

class ExportQuery extends ExportDto {
  @IdsField(MAX_SELECTED_IN_QUERY, { label: 'leadIds', description: 'Only these leads. For more ids use POST' })
  leadIds?: string[];
}

class ExportBody extends ExportDto {
  @IdsField(MAX_SELECTED, { label: 'leadIds', description: 'Only these leads' })
  leadIds?: string[];
}

const LeadFile = (): MethodDecorator =>
  applyDecorators(
    ApiOkResponse({
      ...{ [NAME_EXTENSION]: 'LeadExport' },
      description: 'The file. If the export stops early, the server closes the connection without the last chunk.',
      content: {
        'text/csv': { schema: { type: 'string' } },
        'application/x-ndjson': {
          schema: { type: 'string', description: 'Each line is a `ListedLead` with its `notes` and ends with LF' },
        },
      },
      headers: {
        'Content-Disposition': { schema: { type: 'string' }, description: 'The name of the file' },
        'X-Total-Count': { schema: { type: 'integer' }, description: 'Number of leads in the file' },
      },
    }),
    ApiFailures(ownExportsRunning, exportsBusy),
  );

const Caller = createParamDecorator((_: unknown, context: ExecutionContext): ExportCaller => {
  const request = context.switchToHttp().getRequest<StaffRequest>();
  return { viewer: request.user.user, sessionId: request.user.sessionId, address: request.ip };
});

@ApiTags('leads')
@Controller('leads/export')
export class ExportController {
  constructor(private readonly leadExport: LeadExportService) {}

  @Get()
  @Staff('canExportData')
  @KeyScopes('export:read')
  @ApiOperation({
    summary: 'Download leads as CSV or NDJSON, by filters or ids',
    description:
      'Takes the filters of the lead list. The CSV file has a column for every field of every type in the selection. It is UTF-8 with a byte order mark; lines end with CRLF. With `values=labels` no cell can run as a formula, and an apostrophe keeps spreadsheets from converting phone numbers and texts like "1/2". If the notes of a lead do not fit in a cell, the oldest are left out and the cell says how many; `format=ndjson` has all notes.',
  })
  @LeadFile()
  @ApiBadInput()
  async exportLeads(
    @Caller() caller: ExportCaller,
    @Query() query: ExportQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // HEAD returns the headers of GET without exporting anything.
    if (request.method === 'HEAD') await withFileHeaders(reply, query, new Date()).send(noBody());
    else await this.send(caller, query, reply);
  }

  @Post()
  @AcceptsIdempotencyKey()
  @HttpCode(200)
  @Staff('canExportData')
  @KeyScopes('export:read')
  @ApiOperation({
    summary: 'Download leads as CSV or NDJSON, with filters or ids in the body',
    description: 'Returns the same file as GET. Use it for a long list of ids.',
  })
  @LeadFile()
  @ApiBadBody()
  exportLeadsByPost(
    @Caller() caller: ExportCaller,
    @Body() body: ExportBody,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send(caller, body, reply);
  }

  private async send(caller: ExportCaller, dto: ExportQuery | ExportBody, reply: FastifyReply): Promise<void> {
    const now = new Date();
    const filter = { ...leadFilter(dto, caller.viewer, now), ...(dto.leadIds && { ids: dto.leadIds }) };
    const { sortBy, sortOrder, format, values: valueStyle } = dto;
    const requested = format === 'csv' ? { valueStyle } : { line: leadLine };
    const sort = { sortBy, sortOrder };
    const { rows, content } = await this.leadExport.file(caller, { filter, sort, content: requested });
    // Otherwise a client that disconnects before the first byte would keep the database waiting for ever.
    reply.raw.once('close', () => content.destroy());
    if (reply.raw.closed || reply.raw.destroyed) content.destroy();
    await withFileHeaders(reply, dto, now).header('X-Total-Count', String(rows)).send(content);
  }
}

function leadLine(lead: ListedLead, notes: readonly LeadNote[]): string {
  return JSON.stringify(Object.assign(listedLeadResponse(lead), { notes: notes.map(noteResponse) }));
}

function withFileHeaders(reply: FastifyReply, dto: ExportDto, now: Date): FastifyReply {
  return reply
    .header('Content-Type', `${MEDIA_TYPES[dto.format]}; charset=utf-8`)
    .header('Content-Disposition', `attachment; filename="${exportFileName(dto, kolkataDay(now), dto.format)}"`)
    .header('Cache-Control', 'no-store');
}
