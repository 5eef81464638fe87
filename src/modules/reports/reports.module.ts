import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { LeadReportsService } from './application/lead-reports.service.js';
import { TeamReportService } from './application/team-report.service.js';
import { ReportsController } from './http/reports.controller.js';
import { TeamReportController } from './http/team-report.controller.js';
import { ReportRepository } from './infrastructure/report.repository.js';
import { TargetRepository } from './infrastructure/target.repository.js';
import { TeamRepository } from './infrastructure/team.repository.js';

@Module({
  imports: [AuthModule, LeadsModule],
  controllers: [ReportsController, TeamReportController],
  providers: [LeadReportsService, TeamReportService, ReportRepository, TargetRepository, TeamRepository],
})
export class ReportsModule {}
