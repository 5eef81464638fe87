/** The three database machines of docs/operations/high-availability.md, as processes on one machine. */
import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { unpackDebianPackages } from '../../../scripts/debian-packages.mjs';
import { type OutsidePrograms, outsidePrograms } from '../../support/outside-programs.js';
import { waitFor } from '../../support/wait-for.js';

const RECIPE = fileURLToPath(new URL('../../../docs/operations/high-availability/', import.meta.url));
const PACKAGES = ['postgresql-15', 'patroni', 'python3-etcd', 'etcd-server', 'haproxy'];

const ADDRESSES: Readonly<Record<string, string>> = {
  db1: '127.71.0.1',
  db2: '127.71.0.2',
  db3: '127.71.0.3',
};
const START_MS = 120_000;
/** The machines of our server, each with its own HAProxy. */
const SERVER_ADDRESSES = ['127.71.1.1', '127.71.1.2'];
export const NODES = ['db1', 'db2', 'db3'] as const;
export type NodeName = (typeof NODES)[number];

/**
 * How a primary is lost. `database`: PostgreSQL and Patroni die. `machine`: etcd dies as well. `frozen`: everything is
 * paused, and when it resumes, another node is primary.
 */
export type Loss = 'database' | 'machine' | 'frozen';

const PASSWORDS = { PATRONI_SUPERUSER_PASSWORD: 'superuser-7f31', PATRONI_REPLICATION_PASSWORD: 'replicator-92c4' };
const APPLICATION = { role: 'kisan_canteen', password: 'wheat-and-mustard-7', database: 'kisan_canteen' };

export class DatabaseCluster {
  private readonly etcd = new Map<NodeName, ChildProcess>();
  private readonly patroni = new Map<NodeName, ChildProcess>();

  private constructor(
    private readonly programs: OutsidePrograms,
    private readonly root: string,
  ) {}

  /** Starts the three nodes and the two HAProxys, with an empty database and its owner. */
  static async start(): Promise<DatabaseCluster> {
    const root = await unpackDebianPackages(PACKAGES);
    const cluster = new DatabaseCluster(await outsidePrograms(), root);
    try {
      for (const node of NODES) await cluster.prepare(node);
      for (const node of NODES) cluster.startEtcd(node);
      for (const node of NODES) cluster.startPatroni(node);
      for (const address of SERVER_ADDRESSES) await cluster.startProxy(address);
      await waitFor('a primary with two standbys', () => cluster.isHealthy(), START_MS);
      await cluster.createDatabase();
      return cluster;
    } catch (failure) {
      for (const name of ['etcd-db1', 'patroni-db1', 'patroni-db2', `haproxy-${SERVER_ADDRESSES[0]}`]) {
        process.stdout.write(`${name}:\n${await cluster.programs.lastLines(name)}\n`);
      }
      await cluster.stop();
      throw failure;
    }
  }

  get urls(): string[] {
    const { role, password, database } = APPLICATION;
    return SERVER_ADDRESSES.map((address) => `postgres://${role}:${password}@${address}:5000/${database}`);
  }

  /** The primary according to Patroni, or undefined. */
  async primary(): Promise<NodeName | undefined> {
    const answers = await Promise.all(NODES.map(async (node) => ((await this.ask(node, 'primary')) ? node : null)));
    return answers.find((node) => node !== null);
  }

  /** Whether both other nodes follow the primary and Patroni lists one of them as synchronous standby. */
  async isHealthy(): Promise<boolean> {
    const primary = await this.primary();
    if (!primary) return false;
    const standbys = await this.query<{ sync_state: string }>(
      primary,
      `SELECT sync_state FROM pg_stat_replication WHERE state = 'streaming' AND application_name LIKE 'db_'`,
    ).catch(() => []);
    const isSynchronous = await Promise.all(NODES.map((node) => this.ask(node, 'synchronous')));
    return standbys.length === 2 && isSynchronous.includes(true);
  }

  lose(node: NodeName, loss: Loss): void {
    const signal = loss === 'frozen' ? 'SIGSTOP' : 'SIGKILL';
    const pids = [...this.postgresPids(node), this.patroni.get(node)?.pid];
    if (loss !== 'database') pids.push(this.etcd.get(node)?.pid);
    for (const pid of pids) if (pid !== undefined) signalTo(pid, signal);
  }

  bringBack(node: NodeName, loss: Loss): void {
    if (loss === 'frozen') {
      const pids = [...this.postgresPids(node), this.patroni.get(node)?.pid, this.etcd.get(node)?.pid];
      for (const pid of pids) if (pid !== undefined) signalTo(pid, 'SIGCONT');
      return;
    }
    if (loss === 'machine') this.startEtcd(node);
    this.startPatroni(node);
  }

  /** Runs a statement as superuser, directly on the node. Returns the rows. */
  async query<Row>(node: NodeName, text: string, values: unknown[] = [], database = 'postgres'): Promise<Row[]> {
    const client = new pg.Client({
      host: ADDRESSES[node],
      user: 'postgres',
      password: PASSWORDS.PATRONI_SUPERUSER_PASSWORD,
      database,
      connectionTimeoutMillis: 5_000,
      query_timeout: 60_000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(text, values)).rows as Row[];
    } finally {
      void client.end().catch(() => undefined);
    }
  }

  lastLines(node: NodeName): Promise<string> {
    return this.programs.lastLines(`patroni-${node}`);
  }

  async stop(): Promise<void> {
    await this.programs.close();
  }

  private dirOf(node: NodeName): string {
    return join(this.programs.dir, node);
  }

  private async prepare(node: NodeName): Promise<void> {
    await mkdir(this.dirOf(node), { mode: 0o700 });
    await this.programs.own(this.dirOf(node));
    const places = {
      '/var/lib/postgresql/15/kisan-canteen': join(this.dirOf(node), 'data'),
      '/usr/lib/postgresql/15/bin': join(this.root, 'usr/lib/postgresql/15/bin'),
      '/var/lib/postgresql/.patroni-pgpass': join(this.dirOf(node), 'pgpass'),
      '/var/run/postgresql': this.dirOf(node),
    };
    const config = join(this.dirOf(node), 'patroni.yml');
    await writeFile(config, filledIn(await readFile(`${RECIPE}patroni.yml`, 'utf8'), node, places));
    await this.programs.own(config);
    await chmod(config, 0o600);
  }

  private startEtcd(node: NodeName): void {
    const text = readFileSync(`${RECIPE}etcd.env`, 'utf8');
    const settings = filledIn(text, node, { '/var/lib/etcd/default': join(this.dirOf(node), 'etcd') });
    const env = Object.fromEntries(
      [...settings.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [String(name), String(value)]),
    );
    this.etcd.set(node, this.programs.start(`etcd-${node}`, join(this.root, 'usr/bin/etcd'), [], env));
  }

  private startPatroni(node: NodeName): void {
    const args = [join(this.root, 'usr/bin/patroni'), join(this.dirOf(node), 'patroni.yml')];
    const env = {
      ...PASSWORDS,
      PYTHONPATH: join(this.root, 'usr/lib/python3/dist-packages'),
      LD_LIBRARY_PATH: join(this.root, 'usr/lib/x86_64-linux-gnu'),
    };
    this.patroni.set(node, this.programs.start(`patroni-${node}`, '/usr/bin/python3', args, env));
  }

  private async startProxy(address: string): Promise<void> {
    const text = (await readFile(`${RECIPE}haproxy.cfg`, 'utf8')).replaceAll('THIS_MACHINE', address);
    const config = join(this.programs.dir, `haproxy-${address}.cfg`);
    await writeFile(config, withAddresses(text));
    this.programs.start(`haproxy-${address}`, join(this.root, 'usr/sbin/haproxy'), ['-db', '-f', config], {
      LD_LIBRARY_PATH: join(this.root, 'usr/lib/x86_64-linux-gnu'),
    });
  }

  private async createDatabase(): Promise<void> {
    const primary = await this.primary();
    if (!primary) throw new Error('No primary');
    const { role, password, database } = APPLICATION;
    await this.query(primary, `CREATE ROLE ${role} LOGIN PASSWORD '${password}'`);
    await this.query(primary, `CREATE DATABASE ${database} OWNER ${role}`);
  }

  private async ask(node: NodeName, path: string): Promise<boolean> {
    try {
      const answer = await fetch(`http://${ADDRESSES[node]}:8008/${path}`, { signal: AbortSignal.timeout(2_000) });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }

  private postgresPids(node: NodeName): number[] {
    let postmaster: number;
    try {
      postmaster = Number.parseInt(readFileSync(join(this.dirOf(node), 'data/postmaster.pid'), 'utf8'), 10);
    } catch {
      return [];
    }
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster)
      .map(Number);
    return [postmaster, ...children];
  }
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/\) . (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
}

function filledIn(text: string, node: NodeName, places: Record<string, string>): string {
  const placed = Object.entries(places).reduce((done, [place, here]) => done.replaceAll(place, here), text);
  return withAddresses(placed.replaceAll('THIS_NODE', node));
}

/** Replaces a node's name by its address if a port follows. A name without a port stays as it is. */
function withAddresses(text: string): string {
  return text.replaceAll(/\b(db[123])(?=:\d)/g, (name) => ADDRESSES[name] ?? name);
}
