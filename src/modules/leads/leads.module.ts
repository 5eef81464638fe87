import { Module } from '@nestjs/common';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { AuthModule } from '../auth/auth.module.js';
import { DuplicateMatchingService } from '../duplicates/application/duplicate-matching.service.js';
import { LeadDuplicatesService } from '../duplicates/application/lead-duplicates.service.js';
import { DuplicateRepository } from '../duplicates/domain/duplicates.js';
import { LeadDuplicatesController } from '../duplicates/http/lead-duplicates.controller.js';
import { PostgresDuplicates } from '../duplicates/infrastructure/postgres-duplicates.js';
import { LeadExportRowsService } from '../export/application/lead-export-rows.service.js';
import { LeadExportSource } from '../export/domain/lead-export-source.js';
import { PostgresLeadExport } from '../export/infrastructure/postgres-lead-export.js';
import { IntakePolicy } from '../intake/application/intake-policy.js';
import { LeadIntakeService } from '../intake/application/lead-intake.service.js';
import { LeadIntakeController } from '../intake/http/lead-intake.controller.js';
import { LiveLeadsService } from '../live/application/live-leads.service.js';
import { LeadChangeFeed } from '../live/domain/lead-change-feed.js';
import { LiveLeadsController } from '../live/http/live-leads.controller.js';
import { PostgresLeadChangeFeed } from '../live/infrastructure/postgres-lead-change-feed.js';
import { LeadReportsService } from '../reports/application/lead-reports.service.js';
import { ReportSource } from '../reports/domain/report.js';
import { ReportsController } from '../reports/http/reports.controller.js';
import { PostgresReportSource } from '../reports/infrastructure/postgres-report-source.js';
import { UsersModule } from '../users/users.module.js';
import { LeadQueryService } from './application/lead-query.service.js';
import { LeadUpdateService } from './application/lead-update.service.js';
import { BusinessCalendar } from './domain/business-calendar.js';
import { LeadRepository } from './domain/lead.repository.js';
import { BulkLeadsController } from './http/bulk-leads.controller.js';
import { LeadActivityController } from './http/lead-activity.controller.js';
import { LeadsController } from './http/leads.controller.js';
import { PostgresLeadRepository } from './infrastructure/postgres-lead.repository.js';

@Module({
  imports: [UsersModule, AuthModule],
  controllers: [
    LeadIntakeController,
    BulkLeadsController,
    LeadActivityController,
    LeadDuplicatesController,
    LiveLeadsController,
    LeadsController,
    ReportsController,
  ],
  providers: [
    LeadIntakeService,
    LeadQueryService,
    LeadUpdateService,
    LeadDuplicatesService,
    DuplicateMatchingService,
    LeadExportRowsService,
    LiveLeadsService,
    LeadReportsService,
    { provide: LeadRepository, useClass: PostgresLeadRepository },
    { provide: DuplicateRepository, useClass: PostgresDuplicates },
    { provide: LeadExportSource, useClass: PostgresLeadExport },
    { provide: ReportSource, useClass: PostgresReportSource },
    { provide: LeadChangeFeed, useClass: PostgresLeadChangeFeed },
    { provide: BusinessCalendar, inject: [ENV], useFactory: (env: Env) => new BusinessCalendar(env.supportHolidays) },
    { provide: IntakePolicy, inject: [ENV], useFactory: (env: Env) => new IntakePolicy(env.leadsPerMinute) },
  ],
  exports: [LeadExportRowsService, LeadRepository],
})
export class LeadsModule {}
