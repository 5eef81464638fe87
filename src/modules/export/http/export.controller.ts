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
import { Staff } from '../../auth/http/access.js';
import type { StaffRequest } from '../../auth/http/staff-request.js';
import { kolkataDay } from '../../leads/domain/date-range.js';
import type { LeadNote, ListedLead } from '../../leads/domain/lead.js';
import { listedLeadResponse } from '../../leads/http/lead.response.js';
import { noteResponse } from '../../leads/http/lead-parts.response.js';
import { LeadSortQuery, leadFilter } from '../../leads/http/lead-query.dto.js';
import { type ExportCaller, LeadExportService } from '../application/lead-export.service.js';
import { CSV_VALUE_STYLES, type CsvValueStyle, exportFileName } from '../domain/csv-columns.js';
import { exportsBusy, ownExportsRunning } from '../domain/export-limits.js';

/** A larger selection is better said with a filter. */
const MAX_SELECTED = 1_500;
/** What fits the 16 KB that a request line and its headers may have, with room for a long token. */
const MAX_SELECTED_IN_QUERY = 400;

const MEDIA_TYPES = { csv: 'text/csv', ndjson: 'application/x-ndjson' } as const;

class ExportDto extends LeadSortQuery {
  @ChoiceField(Object.keys(MEDIA_TYPES), {
    label: 'Format',
    description:
      '`csv`: a table for spreadsheets. `ndjson`: one JSON object a line, for programs: the lead as `GET /leads` returns it, with all its notes, whole',
    default: 'csv',
  })
  format: keyof typeof MEDIA_TYPES = 'csv';

  @ChoiceField(CSV_VALUE_STYLES, {
    label: 'Values',
    description:
      'For CSV only. `labels`: as people read them, times in Asia/Kolkata. `codes`: headers, values and times as this API has them, for programs: no apostrophe protects a spreadsheet',
    default: 'labels',
  })
  values: CsvValueStyle = 'labels';
}

class ExportQuery extends ExportDto {
  @IdsField(MAX_SELECTED_IN_QUERY, { label: 'leadIds', description: 'Only these leads; more fit a body (POST)' })
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
      description: 'The file. One that breaks off has no last chunk: the connection is closed.',
      content: {
        'text/csv': { schema: { type: 'string' } },
        'application/x-ndjson': {
          schema: { type: 'string', description: 'Each line is a `ListedLead` with its `notes`, ended by LF' },
        },
      },
      headers: {
        'Content-Disposition': { schema: { type: 'string' }, description: 'The name of the file' },
        'X-Total-Count': { schema: { type: 'integer' }, description: 'How many leads the file holds' },
      },
    }),
    ApiFailures(ownExportsRunning, exportsBusy),
  );

/** Whose export it is: the parts of the request that the service asks for. */
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
  @ApiOperation({
    summary: 'Download leads as CSV or NDJSON, by the filters of the list or by ids',
    description:
      'CSV: a column for every field of every type in the selection; UTF-8 with a byte order mark, lines end in CRLF. With `values=labels` no cell holds what a spreadsheet would run, and an apostrophe keeps phones and texts like "1/2" as they are. Notes that do not fit a cell are left out whole, the oldest first, and the cell says how many; `format=ndjson` has them all.',
  })
  @LeadFile()
  @ApiBadInput()
  async exportLeads(
    @Caller() caller: ExportCaller,
    @Query() query: ExportQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // HEAD asks what GET would answer with; nothing is exported for that.
    if (request.method === 'HEAD') await withFileHeaders(reply, query, new Date()).send(noBody());
    else await this.send(caller, query, reply);
  }

  @Post()
  @AcceptsIdempotencyKey('It changes nothing')
  @HttpCode(200)
  @Staff('canExportData')
  @ApiOperation({
    summary: 'Download leads as CSV or NDJSON, with the filters or a long list of ids in the body',
    description: 'The same file as with GET.',
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
    // A visitor who leaves before the first byte is sent would otherwise keep the database waiting for ever.
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
