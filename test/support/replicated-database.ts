import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import type { TestDatabase } from './test-database.js';
import { waitFor } from './wait-for.js';

/** A migrated, empty database with a streaming replica on this machine. See run-replicated-database.mjs. */
export interface ReplicatedDatabase extends TestDatabase {
  readonly replicaUrl: string;
  /** Resumes (true) or pauses (false) the replay of received WAL. */
  replay(goesOn: boolean): Promise<void>;
  replica(command: 'crash' | 'start'): void;
  /** Makes the replica an independent database. */
  promote(): Promise<void>;
}

export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const program: ChildProcess = spawn(process.execPath, ['test/support/run-replicated-database.mjs'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(program, 'exit');
  const output = (await Promise.race([once(program.stdout!, 'data'), ended]))[0];
  const { url, ownerUrl, replicaUrl, replicaSuperuserUrl } = JSON.parse(String(output)) as Record<
    'url' | 'ownerUrl' | 'replicaUrl' | 'replicaSuperuserUrl',
    string
  >;
  const asSuperuser = async (work: (client: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: replicaSuperuserUrl });
    await client.connect();
    await work(client);
    await client.end();
  };
  return {
    url,
    ownerUrl,
    replicaUrl,
    replay: (goesOn) =>
      asSuperuser(async (client) => {
        await client.query(`SELECT pg_wal_replay_${goesOn ? 'resume' : 'pause'}()`);
        // The pause is asynchronous: wait until the replica reports it.
        const state = async () =>
          (await client.query('SELECT pg_get_wal_replay_pause_state() AS state')).rows[0]?.state;
        await waitFor(
          'the replica reports the new replay state',
          async () => ((await state()) === 'paused') !== goesOn,
        );
      }),
    replica: (command) => void program.stdin?.write(`${command}\n`),
    promote: () => asSuperuser((client) => client.query('SELECT pg_promote()')),
    async drop() {
      program.stdin?.end();
      await ended;
    },
  };
}
