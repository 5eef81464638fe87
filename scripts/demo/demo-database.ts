import { readEnv } from '../../src/config/env.js';
import { runningEmbeddedPostgres, startEmbeddedPostgres } from '../../src/embedded-postgres/embedded-postgres.js';

export interface DemoDatabase {
  readonly url: string;
  readonly name: string;
  close(): Promise<void>;
}

/** Opens the database that the server would use with this environment. A running server keeps running. */
export async function openDemoDatabase(environment: NodeJS.ProcessEnv): Promise<DemoDatabase> {
  const { databaseOwnerUrl, dataDir, ...settings } = readEnv(environment);
  // Loading drops indexes, which only the owner of the tables can do.
  const databaseUrl = databaseOwnerUrl ?? settings.databaseUrl;
  if (databaseUrl !== undefined) {
    const { hostname, pathname } = new URL(databaseUrl);
    return { url: databaseUrl, name: `DATABASE_URL (${hostname}${pathname})`, close: async () => undefined };
  }
  const name = `embedded PostgreSQL in ${dataDir}`;
  const running = await runningEmbeddedPostgres(dataDir);
  if (running !== undefined)
    return { url: running.ownerUrl, name: `${name}, already running`, close: async () => undefined };
  const embedded = await startEmbeddedPostgres(dataDir);
  return { url: embedded.ownerUrl, name, close: () => embedded.stop() };
}
