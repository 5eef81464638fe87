/**
 * Separate connection pools, so that no kind of work waits for another. One process opens at most 23 connections: staff
 * 8, submissions 5, reports 3, exports 4 (src/modules/export), live updates 1, health 1, start 1. METRICS_PORT adds 1.
 * A replica (DATABASE_READ_URL) adds 8 for staff, 3 for reports and 1 to ask for its position.
 */
import type { DynamicModule, InjectionToken } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOGGER } from '../config/logger.js';
import { dataSourceOptions } from './data-source.js';
import { DatabasePools } from './database-pools.js';
import { ReadConnections, ReadReplica } from './read-replica.js';

/** Names for `@InjectDataSource`. Calls by staff use the DataSource without a name. */
export const INTAKE_CONNECTIONS = 'intake';
export const REPORT_CONNECTIONS = 'reports';

/** Name of the ReadConnections for reports. Calls by staff use the ReadConnections without a name. */
export const REPORT_READS = 'report-reads';

const POOL_SIZES = { [INTAKE_CONNECTIONS]: 5, [REPORT_CONNECTIONS]: 3 };
const PURPOSES = Object.keys(POOL_SIZES);

export function databaseModules(databaseUrl: string, readUrl: string | undefined): DynamicModule[] {
  // The start has already checked that the database is reachable. Retries help a busy machine that exceeds timeouts.
  const options = { ...dataSourceOptions(databaseUrl), retryAttempts: 5, retryDelay: 1_000 };
  return [
    TypeOrmModule.forRoot({ ...options, autoLoadEntities: true }),
    ...Object.entries(POOL_SIZES).map(([name, poolSize]) =>
      TypeOrmModule.forRoot({ ...options, name, poolSize, applicationName: `kisan-canteen-${name}` }),
    ),
    readsModule(readUrl),
  ];
}

/** Connections for read-only calls. Everything else, including sessions and permissions, uses the primary. */
function readsModule(readUrl: string | undefined): DynamicModule {
  const reads = (provide: InjectionToken, primary?: string) => ({
    provide,
    inject: [getDataSourceToken(primary), ReadReplica, DatabasePools],
    useFactory: (database: DataSource, replica: ReadReplica | null, pools: DatabasePools) => {
      const reading = new ReadConnections(database, replica);
      if (reading.ofReplica) pools.add(`replica-${primary ?? 'staff'}`, reading.ofReplica);
      return reading;
    },
  });
  return {
    module: class ReadsModule {},
    global: true,
    providers: [
      {
        provide: ReadReplica,
        inject: [DataSource, LOGGER],
        useFactory: (primary: DataSource, logger: Logger) =>
          readUrl === undefined ? null : new ReadReplica(primary, readUrl, logger),
      },
      {
        provide: DatabasePools,
        inject: [DataSource, ...PURPOSES.map((name) => getDataSourceToken(name))],
        useFactory: (staff: DataSource, ...others: DataSource[]) => {
          const pools = new DatabasePools();
          pools.add('staff', staff);
          for (const [index, other] of others.entries()) pools.add(String(PURPOSES[index]), other);
          return pools;
        },
      },
      reads(ReadConnections),
      reads(REPORT_READS, REPORT_CONNECTIONS),
    ],
    exports: [DatabasePools, ReadConnections, REPORT_READS],
  };
}
