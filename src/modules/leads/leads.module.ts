import { Module } from '@nestjs/common';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { AuthModule } from '../auth/auth.module.js';
import { UsersModule } from '../users/users.module.js';
import { DuplicateMatching } from './application/duplicate-matching.service.js';
import { IntakePolicy } from './application/intake-policy.js';
import { LeadBrowsing } from './application/lead-browsing.service.js';
import { LeadDuplicates } from './application/lead-duplicates.service.js';
import { LeadExtractionService } from './application/lead-extraction.service.js';
import { LeadHandling } from './application/lead-handling.service.js';
import { LeadIntake } from './application/lead-intake.service.js';
import { LeadReports } from './application/lead-reports.service.js';
import { LiveLeads } from './application/live-leads.service.js';
import { DuplicateRepository } from './domain/duplicates.js';
import { LeadRepository } from './domain/lead.repository.js';
import { LeadExtract } from './domain/lead-extract.js';
import { LiveFeed } from './domain/live-feed.js';
import { SupportCalendar } from './domain/promise-calendar.js';
import { ReportSource } from './domain/report.js';
import { BulkLeadsController } from './http/bulk-leads.controller.js';
import { LeadContactController } from './http/lead-contact.controller.js';
import { LeadDuplicatesController } from './http/lead-duplicates.controller.js';
import { LeadIntakeController } from './http/lead-intake.controller.js';
import { LeadsController } from './http/leads.controller.js';
import { LiveLeadsController } from './http/live-leads.controller.js';
import { ReportsController } from './http/reports.controller.js';
import { CopyLeadExtract } from './infrastructure/copy-lead-extract.js';
import { PostgresDuplicates } from './infrastructure/postgres-duplicates.js';
import { PostgresLiveFeed } from './infrastructure/postgres-live-feed.js';
import { PostgresReportSource } from './infrastructure/postgres-report-source.js';
import { TypeormLeadRepository } from './infrastructure/typeorm-lead.repository.js';

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
