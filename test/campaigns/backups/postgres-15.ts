/** Debian's PostgreSQL 15 with its tools, in its own folders. It represents an operator's database server. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { unpackDebianPackages } from '../../../scripts/debian-packages.mjs';
import { type Account, postgresAccount } from '../../../src/embedded-postgres/account.js';
import { type Folders, tried } from './recipe.js';

/** Long, because recovery replays the WAL. */
const READY_WAIT_MS = 300_000;
const PACKAGES = ['postgresql-15', 'postgresql-client-15'];

export class Postgres15 {
  private postmaster: ChildProcess | undefined;

  private constructor(
    private readonly root: string,
    private readonly bin: string,
    private readonly port: number,
    private readonly account: Account,
    readonly folders: Folders,
  ) {}

  /** Creates and starts an empty cluster with the application's roles and database. */
  static async create(): Promise<Postgres15> {
    const unpacked = await unpackDebianPackages(PACKAGES);
    const root = await mkdtemp(join(tmpdir(), 'kisan-canteen-backups-'));
    const account = await postgresAccount(join(root, 'main'));
    const folders = { data: join(root, 'main'), archive: join(root, 'archive'), backups: join(root, 'backups') };
    for (const folder of [root, folders.archive, folders.backups]) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (account.uid !== undefined) await chown(folder, account.uid, account.gid ?? account.uid);
    }
    const bin = join(unpacked, 'usr/lib/postgresql/15/bin');
    const postgres = new Postgres15(root, bin, await freePort(), account, folders);
    await postgres.shell(
      `initdb --pgdata=/var/lib/postgresql/15/main --encoding=UTF8 --locale=C.UTF-8 --auth=trust --username=postgres`,
    );
    await postgres.start();
    await postgres.sql('postgres', 'CREATE ROLE kisan_canteen LOGIN');
    await postgres.sql('postgres', 'CREATE DATABASE kisan_canteen OWNER kisan_canteen');
    return postgres;
  }

  get url(): string {
    return `postgres://kisan_canteen@127.0.0.1:${this.port}/kisan_canteen`;
  }

  /** Runs a command of the recipe under PostgreSQL's account. */
  async shell(line: string): Promise<void> {
    await promisify(execFile)('sh', ['-c', tried(line, this.folders)], this.surroundings());
  }

  background(line: string): ChildProcess {
    return spawn('sh', ['-c', `exec ${tried(line, this.folders)}`], { ...this.surroundings(), stdio: 'ignore' });
  }

  /** Adds lines to postgresql.conf, or to the file of ALTER SYSTEM, which PostgreSQL reads after it. */
  async configure(lines: string, file: 'postgresql.conf' | 'postgresql.auto.conf' = 'postgresql.conf'): Promise<void> {
    await this.shell(`cat >> /var/lib/postgresql/15/main/${file} <<'END'\n${lines}\nEND`);
  }

  async start(): Promise<void> {
    const log = join(this.root, 'postgres.log');
    this.postmaster = spawn(
      'sh',
      [
        '-c',
        `exec postgres -D "$0" -p ${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= >>"$1" 2>&1`,
        this.folders.data,
        log,
      ],
      { ...this.surroundings(), stdio: 'ignore' },
    );
    const writes = `SELECT 1 WHERE NOT pg_is_in_recovery()`;
    const takesWrites = () =>
      this.sql('postgres', writes).then(
        ({ rowCount }) => rowCount === 1,
        () => false,
      );
    for (const deadline = Date.now() + READY_WAIT_MS; !(await takesWrites()); await delay(50)) {
      if (Date.now() > deadline || this.postmaster.exitCode !== null) {
        throw new Error(`PostgreSQL does not start: ${(await readFile(log, 'utf8')).slice(-2_000)}`);
      }
    }
  }

  async stop(): Promise<void> {
    await this.end('SIGINT');
  }

  async loseMachine(): Promise<void> {
    await this.end('SIGQUIT');
    await rm(this.folders.data, { recursive: true });
  }

  async sql(database: string, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
    const client = new pg.Client({ host: '127.0.0.1', port: this.port, user: 'postgres', database });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.query(text, values);
    } finally {
      await client.end();
    }
  }

  async empty(folder: 'archive' | 'backups'): Promise<void> {
    await this.shell(`find ${this.folders[folder]} -mindepth 1 -delete`);
  }

  async remove(): Promise<void> {
    await this.end('SIGQUIT');
    await rm(this.root, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (this.postmaster?.exitCode !== null || this.postmaster.signalCode !== null) return;
    const ended = once(this.postmaster, 'exit');
    this.postmaster.kill(signal);
    await ended;
  }

  private surroundings() {
    const env = {
      PATH: `${this.bin}:${process.env['PATH']}`,
      PGHOST: '127.0.0.1',
      PGPORT: `${this.port}`,
      PGUSER: 'postgres',
      LC_ALL: 'C.UTF-8',
    };
    return { ...this.account, cwd: '/', env, maxBuffer: 16 * 1024 * 1024 };
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
