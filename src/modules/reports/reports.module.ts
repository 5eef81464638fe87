import { Module } from '@nestjs/common';
import { LeadReportsService } from './application/lead-reports.service.js';
import { ReportSource } from './domain/report.js';
import { ReportsController } from './http/reports.controller.js';
import { PostgresReportSource } from './infrastructure/postgres-report-source.js';

@Module({
  controllers: [ReportsController],
  providers: [LeadReportsService, { provide: ReportSource, useClass: PostgresReportSource }],
})
export class ReportsModule {}
