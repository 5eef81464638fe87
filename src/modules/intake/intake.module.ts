import { Module } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ENV, type Env } from '../../config/env.js';
import { INTAKE_CONNECTIONS } from '../../database/connections.js';
import { RequestGates } from '../../http-edge/request-gates.js';
import { HourlyTasksService } from '../../shared/background-work.js';
import { PostgresRateLimits } from '../../shared/database/postgres-rate-limits.js';
import { RateLimits } from '../../shared/domain/rate-limits.js';
import { AuthModule } from '../auth/auth.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { UsersModule } from '../users/users.module.js';
import { ImportPlanner } from './application/import-planner.service.js';
import { ImportWorker } from './application/import-worker.service.js';
import { ImportsService } from './application/imports.service.js';
import { LeadBatchService } from './application/lead-batch.service.js';
import { LeadIntakeService } from './application/lead-intake.service.js';
import { LeadTrackingService } from './application/lead-tracking.service.js';
import { LeadRecords, LeadUpsertService } from './application/lead-upsert.service.js';
import { ManualLeadsService } from './application/manual-leads.service.js';
import { Clock } from './domain/form-dates.js';
import { SubmissionRepository } from './domain/submission.repository.js';
import { addFormsGate, IntakePolicy } from './http/forms-limit.js';
import { ImportsController } from './http/imports.controller.js';
import { LeadBatchController } from './http/lead-batch.controller.js';
import { LeadIntakeController } from './http/lead-intake.controller.js';
import { readLeadRecord } from './http/lead-record.dto.js';
import { LeadTrackingController } from './http/lead-tracking.controller.js';
import { LeadUpsertController } from './http/lead-upsert.controller.js';
import { ManualLeadsController } from './http/manual-leads.controller.js';
import { PlainFormController } from './http/plain-form.controller.js';
import { ImportStepRepository } from './infrastructure/import-step.repository.js';
import { ImportsRepository } from './infrastructure/imports.repository.js';
import { LeadTrackingRepository } from './infrastructure/lead-tracking.repository.js';
import { PostgresClock } from './infrastructure/postgres-clock.js';
import { PostgresSubmissionRepository } from './infrastructure/postgres-submission.repository.js';
import { SheetFiles } from './infrastructure/sheet-files.repository.js';

@Module({
  imports: [AuthModule, LeadsModule, UsersModule],
  controllers: [
    ImportsController,
    LeadBatchController,
    LeadIntakeController,
    LeadTrackingController,
    LeadUpsertController,
    ManualLeadsController,
    PlainFormController,
  ],
  providers: [
    ImportPlanner,
    ImportStepRepository,
    ImportWorker,
    ImportsRepository,
    ImportsService,
    LeadBatchService,
    LeadIntakeService,
    LeadTrackingRepository,
    LeadTrackingService,
    LeadUpsertService,
    ManualLeadsService,
    SheetFiles,
    { provide: LeadRecords, useValue: { read: readLeadRecord } satisfies LeadRecords },
    { provide: SubmissionRepository, useClass: PostgresSubmissionRepository },
    {
      provide: RateLimits,
      inject: [getDataSourceToken(INTAKE_CONNECTIONS)],
      useFactory: (database: DataSource) => new PostgresRateLimits(database),
    },
    {
      provide: Clock,
      inject: [getDataSourceToken(INTAKE_CONNECTIONS)],
      useFactory: (database: DataSource) => new PostgresClock(database),
    },
    { provide: IntakePolicy, inject: [ENV], useFactory: (env: Env) => new IntakePolicy(env.leadsPerMinute) },
  ],
})
export class IntakeModule {
  constructor(
    tasks: HourlyTasksService,
    submissions: SubmissionRepository,
    gates: RequestGates,
    limits: RateLimits,
    policy: IntakePolicy,
    imports: ImportsRepository,
  ) {
    addFormsGate(gates, limits, policy);
    tasks.add(() => submissions.deleteExpiredKeys());
    tasks.add(() => imports.deleteOld());
  }
}
