import { Global, Module } from '@nestjs/common';
import { HourlyTasksService } from './background-work.js';
import { PostgresAuditTrail } from './database/postgres-audit-trail.js';
import { PostgresKeyedCalls } from './database/postgres-keyed-calls.js';
import { PostgresRateLimits } from './database/postgres-rate-limits.js';
import { AuditTrail } from './domain/audit-trail.js';
import { KeyedCalls } from './domain/keyed-calls.js';
import { RateLimits } from './domain/rate-limits.js';

/** Services that every module can inject without importing this one. */
@Global()
@Module({
  providers: [
    PostgresAuditTrail,
    { provide: AuditTrail, useExisting: PostgresAuditTrail },
    PostgresRateLimits,
    { provide: RateLimits, useExisting: PostgresRateLimits },
    { provide: KeyedCalls, useClass: PostgresKeyedCalls },
    HourlyTasksService,
  ],
  exports: [AuditTrail, PostgresAuditTrail, RateLimits, KeyedCalls, HourlyTasksService],
})
export class SharedModule {
  constructor(tasks: HourlyTasksService, limits: PostgresRateLimits) {
    tasks.add(() => limits.deleteExpired());
  }
}
