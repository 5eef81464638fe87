import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { LeadReportsService } from './application/lead-reports.service.js';
import { TeamReportService } from './application/team-report.service.js';
import { ReportSource } from './domain/report.js';
import { TeamSource } from './domain/team.js';
import { ReportsController } from './http/reports.controller.js';
import { TeamReportController } from './http/team-report.controller.js';
import { PostgresReportSource } from './infrastructure/postgres-report-source.js';
import { PostgresTeamSource } from './infrastructure/postgres-team-source.js';

@Module({
  imports: [AuthModule, LeadsModule],
  controllers: [ReportsController, TeamReportController],
  providers: [
    LeadReportsService,
    TeamReportService,
    { provide: ReportSource, useClass: PostgresReportSource },
    { provide: TeamSource, useClass: PostgresTeamSource },
  ],
})
export class ReportsModule {}
