import { Global, Module } from '@nestjs/common';
import { PostgresAuditTrail } from './database/postgres-audit-trail.js';
import { PostgresDatabaseHealth } from './database/postgres-database-health.js';
import { PostgresRateLimits } from './database/postgres-rate-limits.js';
import { SilentDatabase } from './database/silent-database.js';
import { AuditTrail } from './domain/audit-trail.js';
import { DatabaseHealth } from './domain/database-health.js';
import { RateLimits } from './domain/rate-limits.js';
import { HourlyTasks } from './hourly-tasks.service.js';

/** What every module may use without asking. */
@Global()
@Module({
  providers: [
    { provide: AuditTrail, useClass: PostgresAuditTrail },
    { provide: RateLimits, useClass: PostgresRateLimits },
    { provide: DatabaseHealth, useClass: PostgresDatabaseHealth },
    HourlyTasks,
    SilentDatabase,
  ],
  exports: [AuditTrail, RateLimits, DatabaseHealth, HourlyTasks],
})
export class SharedModule {}
