import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiBadInput } from '../../../shared/http/api-failures.js';
import { ChoiceField } from '../../../shared/http/fields.js';
import { Query } from '../../../shared/http/input.js';
import type { ListResponse } from '../../../shared/http/shared-responses.js';
import { CurrentUser, KeyScopes, RecordedRead, Staff } from '../../auth/http/access.js';
import { kolkataDay } from '../../leads/domain/date-range.js';
import { LeadFilterDto, leadFilter } from '../../leads/http/lead-query.dto.js';
import type { User } from '../../users/domain/user.js';
import { LeadReportsService } from '../application/lead-reports.service.js';
import { MAX_DISTRICTS, MAX_SOURCES, REPORTS, type ReportName } from '../domain/report.js';
import {
  AssigneeReport,
  type AssigneeReportRow,
  assigneeRow,
  DailyReport,
  type DailyReportRow,
  DistrictReport,
  type DistrictReportRow,
  districtRow,
  PromiseReport,
  type PromiseReportRow,
  promiseRow,
  ReasonReport,
  type ReasonReportRow,
  ReportMeasures,
  SourceReport,
  type SourceReportRow,
  StateReport,
  type StateReportRow,
  stateRow,
  TypeReport,
  type TypeReportRow,
} from './report.response.js';

class ReportFileQuery extends LeadFilterDto {
  @ChoiceField(REPORTS, { label: 'Report', required: true, description: 'Name of the report, as in its path' })
  report: ReportName;
}

@ApiTags('reports')
@ApiExtraModels(ReportMeasures)
@RecordedRead('report')
@Controller('reports')
export class ReportsController {
  constructor(private readonly reports: LeadReportsService) {}

  @Get('daily')
  @Staff('canViewReports')
  @KeyScopes('reports:read')
  @ApiOperation({ summary: 'Count leads by day and type', description: 'Days are in Asia/Kolkata, oldest first.' })
  @ApiOkResponse({ type: DailyReport })
  @ApiBadInput()
  async getDailyReport(
    @CurrentUser() viewer: User,
    @Query() query: LeadFilterDto,
  ): Promise<ListResponse<DailyReportRow>> {
    return { data: await this.reports.daily(viewer, leadFilter(query, viewer, new Date())) };
  }

  @Get('types')
  @Staff('canViewReports')
  @KeyScopes('reports:read')
  @ApiOperation({
    summary: 'Count leads by type and progress',
    description: 'One row for each type with leads.',
  })
  @ApiOkResponse({ type: TypeReport })
  @ApiBadInput()
  async getTypeReport(
    @CurrentUser() viewer: User,
    @Query() query: LeadFilterDto,
  ): Promise<ListResponse<TypeReportRow>> {
    return { data: await this.reports.types(viewer, leadFilter(query, viewer, new Date())) };
  }

  @Get('promises')
  @Staff('canViewReports')
  @KeyScopes('reports:read')
  @ApiOperation({
    summary: 'Compare first responses with the promised time',
    description: 'The first row is for all types together, the others are for each type.',
  })
  @ApiOkResponse({ type: PromiseReport })
  @ApiBadInput()
  async getPromiseReport(
    @CurrentUser() viewer: User,
    @Query() query: LeadFilterDto,
  ): Promise<ListResponse<PromiseReportRow>> {
    const rows = await this.reports.promises(viewer, leadFilter(query, viewer, new Date()));
    return { data: rows.map(promiseRow) };
  }

  @Get('sources')
  @Staff('canViewReports')
  @KeyScopes('reports:read')
  @ApiOperation({
    summary: 'Count leads by source and campaign',
    description: `The ${MAX_SOURCES} largest sources have one row each. All other sources share the last row.`,
  })
  @ApiOkResponse({ type: SourceReport })
  @ApiBadInput()
  async getSourceReport(
    @CurrentUser() viewer: User,
    @Query() query: LeadFilterDto,
  ): Promise<ListResponse<SourceReportRow>> {
    return { data: await this.reports.sources(viewer, leadFilter(query, viewer, new Date())) };
  }

  @Get('assignees')
  @Staff('canViewReports')
  @KeyScopes('reports:read')
  @ApiOperation({
    summary: 'Count leads by assignee',
    description: 'One row for each user with leads, one for unassigned leads and one for the pool.',
  })
  @ApiOkResponse({ type: AssigneeReport })
  @ApiBadInput()
  async getAssigneeReport(
    @CurrentUser() viewer: User,
    @Query() query: LeadFilterDto,
  ): Promise<ListResponse<AssigneeReportRow>> {
    const rows = await this.reports.assignees(viewer, leadFilter(query, viewer, new Date()));
    return { data: rows.map(assigneeRow) };
  }

  @Get('states')
  @Staff('canViewReports')
  @KeyScopes('reports:read')
  @ApiOperation({
    summary: 'Count leads by state of India',
    description:
      'One row for each state or union territory. Different languages and spellings of a state are counted together.',
  })
  @ApiOkResponse({ type: StateReport })
  @ApiBadInput()
  async getStateReport(
    @CurrentUser() viewer: User,
    @Query() query: LeadFilterDto,
  ): Promise<ListResponse<StateReportRow>> {
    const rows = await this.reports.states(viewer, leadFilter(query, viewer, new Date()));
    return { data: rows.map(stateRow) };
  }

  @Get('districts')
  @Staff('canViewReports')
  @KeyScopes('reports:read')
  @ApiOperation({
    summary: 'Count leads by district',
    description: `The ${MAX_DISTRICTS} largest districts have one row each, in any spelling. All others share the last row. Leads without a district are not counted.`,
  })
  @ApiOkResponse({ type: DistrictReport })
  @ApiBadInput()
  async getDistrictReport(
    @CurrentUser() viewer: User,
    @Query() query: LeadFilterDto,
  ): Promise<ListResponse<DistrictReportRow>> {
    const rows = await this.reports.districts(viewer, leadFilter(query, viewer, new Date()));
    return { data: rows.map(districtRow) };
  }

  @Get('reasons')
  @Staff('canViewReports')
  @KeyScopes('reports:read')
  @ApiOperation({
    summary: 'Count closed and rejected leads by reason',
    description: 'Closed leads first, then rejected ones. Leads of other statuses are not counted.',
  })
  @ApiOkResponse({ type: ReasonReport })
  @ApiBadInput()
  async getReasonReport(
    @CurrentUser() viewer: User,
    @Query() query: LeadFilterDto,
  ): Promise<ListResponse<ReasonReportRow>> {
    return { data: await this.reports.reasons(viewer, leadFilter(query, viewer, new Date())) };
  }

  @Get('csv')
  @Staff('canViewReports')
  @KeyScopes('reports:read')
  @ApiOperation({
    summary: 'Download a report as CSV',
    description: 'Contains the same rows as the report. The file is UTF-8 with a byte order mark.',
  })
  @ApiOkResponse({
    description: 'The file',
    content: { 'text/csv': { schema: { type: 'string' }, example: 'State,Leads\r\nBihar,120\r\n' } },
    headers: { 'Content-Disposition': { schema: { type: 'string' }, description: 'The name of the file' } },
  })
  @ApiBadInput()
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  async downloadReport(
    @CurrentUser() viewer: User,
    @Query() query: ReportFileQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const now = new Date();
    const file = await this.reports.csv(viewer, leadFilter(query, viewer, now), query.report);
    const name = `kisan_canteen_${query.report}_${kolkataDay(now)}.csv`;
    void reply.header('Content-Disposition', `attachment; filename="${name}"`);
    return file;
  }
}
