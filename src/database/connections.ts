/**
 * Connections by what they are for, so that nobody waits behind somebody else's work. One process opens at most 25: staff's
 * calls 8, visitors' forms 5, reports 3, exports 4 (src/modules/export), jobs 2 (src/modules/notifications), live updates,
 * health and the start one each.
 */
import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { dataSourceOptions } from './data-source.js';

/** Names for `@InjectDataSource`; the DataSource without a name is that of staff's calls. */
export const INTAKE_CONNECTIONS = 'intake';
export const REPORT_CONNECTIONS = 'reports';

const POOL_SIZES = { [INTAKE_CONNECTIONS]: 5, [REPORT_CONNECTIONS]: 3 };

/** A DataSource for each purpose, to the same database in the same way. */
export function databaseModules(databaseUrl: string, channels: readonly string[]): DynamicModule[] {
  // That there is a database was seen before; a busy machine may take longer than a call would wait for it.
  const options = { ...dataSourceOptions(databaseUrl, undefined, channels), retryAttempts: 5, retryDelay: 1_000 };
  return [
    TypeOrmModule.forRoot({ ...options, autoLoadEntities: true }),
    ...Object.entries(POOL_SIZES).map(([name, poolSize]) =>
      TypeOrmModule.forRoot({ ...options, name, poolSize, applicationName: `kisan-canteen-${name}` }),
    ),
  ];
}
