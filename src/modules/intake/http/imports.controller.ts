import { Readable } from 'node:stream';
import {
  applyDecorators,
  Controller,
  createParamDecorator,
  type ExecutionContext,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Res,
  StreamableFile,
} from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { csvFile } from '../../../shared/domain/csv.js';
import { ApiBadBody, ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { bodyCompressed, bytesExpected, idNotFound, partTooLargeForCall } from '../../../shared/http/http.errors.js';
import { Repeatable } from '../../../shared/http/idempotency-key.js';
import { Body, IdParam, Query } from '../../../shared/http/input.js';
import { offsetOf, paginationOf } from '../../../shared/http/paging.js';
import { ApiAlsoNeeds, BytesBody, KeyScopes, Staff } from '../../auth/http/access.js';
import type { StaffRequest } from '../../auth/http/staff-request.js';
import { type ImportCaller, ImportsService } from '../application/imports.service.js';
import {
  importNotFound,
  importNotPossibleNow,
  importOfOther,
  partTooLarge,
  tooManyImports,
  undoOver,
} from '../domain/import.errors.js';
import { MAX_PART_BYTES } from '../domain/import.js';
import { IMPORT_FIELDS } from '../domain/import-fields.js';
import { fileTooLarge } from '../domain/sheet.js';
import { ImportOptionsDto, ImportRowQuery, importOptions, NewImportDto, ReadImportDto } from './import.dto.js';
import {
  ImportFieldListResult,
  ImportListResult,
  ImportResult,
  ImportRowListResult,
  importFieldResponse,
  importResponse,
  importRowResponse,
} from './import.response.js';

const Caller = createParamDecorator((_: unknown, context: ExecutionContext): ImportCaller => {
  const request = context.switchToHttp().getRequest<StaffRequest>();
  return { viewer: request.user.user, address: request.ip };
});

const MayImport = (): MethodDecorator => applyDecorators(Staff('canManageIntegrations'), KeyScopes('import'));

/** For a call about one import. */
const OfImport = (): MethodDecorator =>
  applyDecorators(
    MayImport(),
    ApiParam({ name: 'id', format: 'uuid', description: "The import's id" }),
    ApiFailures(importNotFound),
  );

/** For the next step of an import. */
const NextStep = (): MethodDecorator =>
  applyDecorators(
    HttpCode(200),
    Repeatable(),
    ApiOkResponse({ type: ImportResult }),
    ApiFailures(importNotPossibleNow),
  );

const REFUSED_EXAMPLE =
  'Name,Mobile,Line,Refused because\r\nSunita Devi,98765,17,Mobile: Please enter a valid phone number.\r\n';

@ApiTags('imports')
@Controller('imports')
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  @Get()
  @MayImport()
  @ApiOperation({
    summary: 'List the latest 50 imports, newest first',
    description: 'Without their columns. A key sees only its own.',
  })
  @ApiOkResponse({ type: ImportListResult })
  @ApiBadInput()
  async listImports(@Caller() caller: ImportCaller): Promise<ImportListResult> {
    return { data: (await this.imports.list(caller)).map(importResponse) };
  }

  @Post()
  @MayImport()
  @Repeatable()
  @ApiOperation({
    summary: 'Announce a file of leads',
    description:
      'CSV or XLSX, at most 50 MB and 200,000 rows. Then send its bytes in parts, wait until the import is `ready`, check it, look at the rows, and start it. Nothing is stored in leads before the start. The file and its rows are deleted 24 hours after the end.',
  })
  @ApiBody({ type: NewImportDto })
  @ApiCreatedResponse({ type: ImportResult })
  @ApiFailures(fileTooLarge, tooManyImports)
  @ApiAlsoNeeds('canEditAllLeads', 'Always', 'CanEditAllLeadsMissingForImport')
  @ApiBadBody()
  async addImport(@Caller() caller: ImportCaller, @Body() { fileName, size }: NewImportDto): Promise<ImportResult> {
    return { data: importResponse(await this.imports.add(caller, fileName, size)) };
  }

  @Get('fields')
  @MayImport()
  @ApiOperation({
    summary: 'List what columns can be imported as',
    description: 'The headings of an export, with labels or with codes, are recognized.',
  })
  @ApiOkResponse({ type: ImportFieldListResult })
  @ApiBadInput()
  listImportFields(): ImportFieldListResult {
    return { data: [...IMPORT_FIELDS.values()].map(importFieldResponse) };
  }

  @Get(':id')
  @OfImport()
  @ApiOperation({ summary: 'Get an import', description: 'While the server works on it, call again every second.' })
  @ApiOkResponse({ type: ImportResult })
  @ApiBadInput()
  async getImport(@Caller() caller: ImportCaller, @IdParam() id: string): Promise<ImportResult> {
    return { data: importResponse(await this.imports.find(caller, id)) };
  }

  @Put(':id/parts/:number')
  @OfImport()
  @BytesBody(partTooLargeForCall)
  @ApiOperation({
    summary: 'Send a part of the file',
    description: `Parts of at most ${MAX_PART_BYTES} bytes, numbered from 0. Sending a part again replaces it. With the last missing byte, the server begins to read the file.`,
  })
  @ApiParam({ name: 'number', schema: { type: 'integer', minimum: 0, maximum: 9_999 }, description: 'From 0' })
  @ApiConsumes('application/octet-stream')
  @ApiBody({
    required: true,
    schema: { type: 'string', format: 'binary', example: 'Name,Mobile\nSunita Devi,9876543210\n' },
    description: `1 to ${MAX_PART_BYTES} bytes of the file`,
  })
  @ApiOkResponse({ type: ImportResult })
  @ApiFailures(bytesExpected, bodyCompressed, partTooLargeForCall, partTooLarge, importNotPossibleNow, importOfOther)
  @ApiBadInput()
  async saveImportPart(
    @Caller() caller: ImportCaller,
    @IdParam() id: string,
    @Param('number') number: string,
    @Body() content: unknown,
  ): Promise<ImportResult> {
    if (!/^\d{1,4}$/.test(number)) throw idNotFound();
    if (!Buffer.isBuffer(content)) throw bytesExpected();
    return { data: importResponse(await this.imports.savePart(caller, id, Number(number), content)) };
  }

  @Post(':id/read')
  @OfImport()
  @NextStep()
  @ApiOperation({
    summary: 'Say how to read the file',
    description: 'Answers the `question` of an import that is `asking`. Also changes an earlier answer.',
  })
  @ApiBody({ type: ReadImportDto })
  @ApiFailures(importOfOther)
  @ApiBadBody()
  async readImport(
    @Caller() caller: ImportCaller,
    @IdParam() id: string,
    @Body() choices: ReadImportDto,
  ): Promise<ImportResult> {
    return { data: importResponse(await this.imports.read(caller, id, { ...choices })) };
  }

  @Post(':id/check')
  @OfImport()
  @NextStep()
  @ApiOperation({
    summary: 'Check every row',
    description:
      'Compares each row with the leads that the caller can change. When the import is `checked`, GET /imports/{id}/rows has the results. It can be checked again with other options.',
  })
  @ApiBody({ type: ImportOptionsDto })
  @ApiFailures(importOfOther)
  @ApiBadBody()
  async checkImport(
    @Caller() caller: ImportCaller,
    @IdParam() id: string,
    @Body() dto: ImportOptionsDto,
  ): Promise<ImportResult> {
    const found = await this.imports.own(caller, id);
    return { data: importResponse(await this.imports.check(caller, id, importOptions(dto, found))) };
  }

  @Post(':id/start')
  @OfImport()
  @NextStep()
  @ApiOperation({
    summary: 'Import the checked rows',
    description:
      'One import runs at a time; others wait. A lead that has changed since the check is left as it is, and its row is refused. Refused rows do not stop the import.',
  })
  @ApiFailures(importOfOther)
  @ApiAlsoNeeds('canEditAllLeads', 'Always', 'CanEditAllLeadsMissingForImport')
  @ApiBadBody()
  async startImport(@Caller() caller: ImportCaller, @IdParam() id: string): Promise<ImportResult> {
    return { data: importResponse(await this.imports.start(caller, id)) };
  }

  @Post(':id/cancel')
  @OfImport()
  @NextStep()
  @ApiOperation({
    summary: 'Cancel an import',
    description: 'Rows that were already imported stay, and can be undone.',
  })
  @ApiBadBody()
  async cancelImport(@Caller() caller: ImportCaller, @IdParam() id: string): Promise<ImportResult> {
    return { data: importResponse(await this.imports.cancel(caller, id)) };
  }

  @Post(':id/undo')
  @OfImport()
  @NextStep()
  @ApiOperation({
    summary: 'Undo an import',
    description:
      'Moves the leads that it created to the bin, and gives the leads that it changed their former values. Leads that somebody has changed, called or written about since stay as they are. For an import by somebody else, the caller also needs `canViewAllLeads`, `canDeleteLeads` and all lead types.',
  })
  @ApiFailures(undoOver)
  @ApiAlsoNeeds('canEditAllLeads', 'Always', 'CanEditAllLeadsMissingForImport')
  @ApiBadBody()
  async undoImport(@Caller() caller: ImportCaller, @IdParam() id: string): Promise<ImportResult> {
    return { data: importResponse(await this.imports.undo(caller, id)) };
  }

  @Get(':id/rows')
  @OfImport()
  @ApiOperation({
    summary: 'List the rows of a checked import',
    description: 'What each row does, or has done, in the order of the file.',
  })
  @ApiOkResponse({ type: ImportRowListResult })
  @ApiFailures(importOfOther)
  @ApiBadInput()
  async listImportRows(
    @Caller() caller: ImportCaller,
    @IdParam() id: string,
    @Query() query: ImportRowQuery,
  ): Promise<ImportRowListResult> {
    const { rows, total } = await this.imports.rows(caller, id, query.outcome ?? null, offsetOf(query));
    return { data: rows.map(importRowResponse), pagination: paginationOf(query, total) };
  }

  @Get(':id/refused')
  @OfImport()
  @ApiOperation({
    summary: 'Download the refused rows as CSV',
    description: 'The columns of the file, the line and the reasons. Correct the rows and import this file.',
  })
  @ApiOkResponse({
    description: 'The file',
    content: { 'text/csv': { schema: { type: 'string' }, example: REFUSED_EXAMPLE } },
    headers: { 'Content-Disposition': { schema: { type: 'string' }, description: 'The name of the file' } },
  })
  @ApiFailures(importOfOther)
  @ApiBadInput()
  async downloadRefusedRows(
    @Caller() caller: ImportCaller,
    @IdParam() id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const found = await this.imports.own(caller, id);
    void reply.header('Cache-Control', 'no-store');
    return new StreamableFile(Readable.from(csvParts(this.imports.refused(found))), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="refused_rows.csv"',
    });
  }
}

const ROWS_PER_PART = 500;

/** CSV texts that together are one file. */
async function* csvParts(rows: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  let part: (readonly string[])[] = [];
  let isFirst = true;
  const text = () => (isFirst ? csvFile(part) : csvFile(part).slice(1));
  for await (const row of rows) {
    part.push(row);
    if (part.length < ROWS_PER_PART) continue;
    yield text();
    [part, isFirst] = [[], false];
  }
  if (part.length > 0) yield text();
}
