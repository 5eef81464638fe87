import { Module } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { HourlyTasksService } from '../../shared/background-work.js';
import { RateLimits } from '../../shared/domain/rate-limits.js';
import { AuthModule } from '../auth/auth.module.js';
import { BulkActService } from './application/bulk-act.service.js';
import { LeadEvents } from './application/lead-events.js';
import { LeadQueryService } from './application/lead-query.service.js';
import { LeadUpdateService } from './application/lead-update.service.js';
import { RecentForms } from './application/recent-forms.service.js';
import { LeadReadLimit, StaffWriteLimit } from './application/staff-limits.js';
import { BulkActs } from './domain/bulk-act.js';
import { BusinessCalendar } from './domain/business-calendar.js';
import { LeadReader } from './domain/lead-reader.js';
import { LeadWriter } from './domain/lead-writer.js';
import { BulkLeadsController } from './http/bulk-leads.controller.js';
import { LeadActivityController } from './http/lead-activity.controller.js';
import { LeadTimelineController } from './http/lead-timeline.controller.js';
import { LeadsController, LeadTypeController } from './http/leads.controller.js';
import { PostgresBulkActs } from './infrastructure/postgres-bulk-acts.js';
import { PostgresLeadReader } from './infrastructure/postgres-lead-reader.js';
import { PostgresLeadWriter } from './infrastructure/postgres-lead-writer.js';

@Module({
  imports: [AuthModule],
  controllers: [
    BulkLeadsController,
    LeadActivityController,
    LeadTimelineController,
    LeadTypeController,
    LeadsController,
  ],
  providers: [
    BulkActService,
    LeadEvents,
    LeadQueryService,
    LeadUpdateService,
    LeadReadLimit,
    RecentForms,
    {
      provide: StaffWriteLimit,
      inject: [RateLimits, ENV],
      useFactory: (limits: RateLimits, env: Env) => new StaffWriteLimit(limits, env.staffWritesPerMinute),
    },
    { provide: BulkActs, useClass: PostgresBulkActs },
    { provide: LeadReader, useClass: PostgresLeadReader },
    { provide: LeadWriter, useClass: PostgresLeadWriter },
    { provide: BusinessCalendar, inject: [ENV], useFactory: (env: Env) => new BusinessCalendar(env.supportHolidays) },
  ],
  exports: [
    BulkActService,
    BusinessCalendar,
    LeadEvents,
    LeadReadLimit,
    LeadReader,
    LeadWriter,
    LeadUpdateService,
    RecentForms,
    StaffWriteLimit,
  ],
})
export class LeadsModule {
  constructor(tasks: HourlyTasksService, acts: BulkActs) {
    tasks.add(() => acts.deleteExpired());
  }
}
