import { Module } from '@nestjs/common';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { AuthModule } from '../auth/auth.module.js';
import { DuplicateMatching } from '../duplicates/application/duplicate-matching.service.js';
import { LeadDuplicates } from '../duplicates/application/lead-duplicates.service.js';
import { DuplicateRepository } from '../duplicates/domain/duplicates.js';
import { LeadDuplicatesController } from '../duplicates/http/lead-duplicates.controller.js';
import { PostgresDuplicates } from '../duplicates/infrastructure/postgres-duplicates.js';
import { LeadExtractionService } from '../export/application/lead-export-rows.service.js';
import { LeadExtract } from '../export/domain/lead-export-source.js';
import { CopyLeadExtract } from '../export/infrastructure/postgres-lead-export.js';
import { IntakePolicy } from '../intake/application/intake-policy.js';
import { LeadIntake } from '../intake/application/lead-intake.service.js';
import { LeadIntakeController } from '../intake/http/lead-intake.controller.js';
import { LiveLeads } from '../live/application/live-leads.service.js';
import { LiveFeed } from '../live/domain/lead-change-feed.js';
import { LiveLeadsController } from '../live/http/live-leads.controller.js';
import { PostgresLiveFeed } from '../live/infrastructure/postgres-lead-change-feed.js';
import { LeadReports } from '../reports/application/lead-reports.service.js';
import { ReportSource } from '../reports/domain/report.js';
import { ReportsController } from '../reports/http/reports.controller.js';
import { PostgresReportSource } from '../reports/infrastructure/postgres-report-source.js';
import { UsersModule } from '../users/users.module.js';
import { LeadBrowsing } from './application/lead-query.service.js';
import { LeadHandling } from './application/lead-update.service.js';
import { SupportCalendar } from './domain/business-calendar.js';
import { LeadRepository } from './domain/lead.repository.js';
import { BulkLeadsController } from './http/bulk-leads.controller.js';
import { LeadContactController } from './http/lead-activity.controller.js';
import { LeadsController } from './http/leads.controller.js';
import { TypeormLeadRepository } from './infrastructure/postgres-lead.repository.js';

@Module({
  imports: [UsersModule, AuthModule],
  controllers: [
    LeadIntakeController,
    BulkLeadsController,
    LeadContactController,
    LeadDuplicatesController,
    LiveLeadsController,
    LeadsController,
    ReportsController,
  ],
  providers: [
    LeadIntake,
    LeadBrowsing,
    LeadHandling,
    LeadDuplicates,
    DuplicateMatching,
    LeadExtractionService,
    LiveLeads,
    LeadReports,
    { provide: LeadRepository, useClass: TypeormLeadRepository },
    { provide: DuplicateRepository, useClass: PostgresDuplicates },
    { provide: LeadExtract, useClass: CopyLeadExtract },
    { provide: ReportSource, useClass: PostgresReportSource },
    { provide: LiveFeed, useClass: PostgresLiveFeed },
    { provide: SupportCalendar, inject: [ENV], useFactory: (env: Env) => new SupportCalendar(env.supportHolidays) },
    { provide: IntakePolicy, inject: [ENV], useFactory: (env: Env) => new IntakePolicy(env.leadsPerMinute) },
  ],
  exports: [LeadExtractionService, LeadRepository],
})
export class LeadsModule {}
