/**
 * Connections by what they are for, so that nobody waits behind somebody else's work. One process opens at most 23: staff's
 * calls 8, visitors' forms 5, reports 3, exports 4 (src/modules/export), live updates,
 * health and the start one each, and one for metrics where METRICS_PORT is set. To a replica (DATABASE_READ_URL): 8 for staff's reads, 3 for reports, and the one that asks where it stands.
 */
import type { DynamicModule, InjectionToken } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOGGER } from '../config/logger.js';
import { dataSourceOptions } from './data-source.js';
import { DatabasePools } from './database-pools.js';
import { ReadConnections, ReadReplica } from './read-replica.js';

/** Names for `@InjectDataSource`; the DataSource without a name is that of staff's calls. */
export const INTAKE_CONNECTIONS = 'intake';
export const REPORT_CONNECTIONS = 'reports';

/** The ReadConnections of reports; those without a name are of staff's calls. */
export const REPORT_READS = 'report-reads';

const POOL_SIZES = { [INTAKE_CONNECTIONS]: 5, [REPORT_CONNECTIONS]: 3 };
const PURPOSES = Object.keys(POOL_SIZES);

/** A DataSource for each purpose, to the same database in the same way. */
export function databaseModules(databaseUrl: string, readUrl: string | undefined): DynamicModule[] {
  // That there is a database was seen before; a busy machine may take longer than a call would wait for it.
  const options = { ...dataSourceOptions(databaseUrl), retryAttempts: 5, retryDelay: 1_000 };
  return [
    TypeOrmModule.forRoot({ ...options, autoLoadEntities: true }),
    ...Object.entries(POOL_SIZES).map(([name, poolSize]) =>
      TypeOrmModule.forRoot({ ...options, name, poolSize, applicationName: `kisan-canteen-${name}` }),
    ),
    readsModule(readUrl),
  ];
}

/** Where what only looks is read; everything else, sessions and rights with it, goes to the database itself. */
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
