import { Global, Module } from '@nestjs/common';
import { TypeormAuditTrail } from './database/postgres-audit-trail.js';
import { TypeormDatabaseHealth } from './database/postgres-database-health.js';
import { PostgresRateLimits } from './database/postgres-rate-limits.js';
import { SilentDatabase } from './database/silent-database.js';
import { AuditTrail } from './domain/audit-trail.js';
import { DatabaseHealth } from './domain/database-health.js';
import { RateLimits } from './domain/rate-limits.js';

/** What every module may use without asking. */
@Global()
@Module({
  providers: [
    { provide: AuditTrail, useClass: TypeormAuditTrail },
    { provide: RateLimits, useClass: PostgresRateLimits },
    { provide: DatabaseHealth, useClass: TypeormDatabaseHealth },
    SilentDatabase,
  ],
  exports: [AuditTrail, RateLimits, DatabaseHealth],
})
export class SharedModule {}
