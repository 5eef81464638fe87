import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../support/free-port.js';
import { type ServerProcess, spawnServer } from '../../support/server-process.js';

/** Delay of typical service managers before a restart. */
const RESTART_MS = 100;

/** The server on its own database. Restarts automatically whenever it ends, as under a service manager. */
export class SupervisedServer {
  /** Exits of the server that the campaign did not cause. */
  readonly unexpectedExits: string[] = [];
  private current: ServerProcess;
  private isOver = false;
  private wasKilled = false;
  private readonly supervising: Promise<void>;

  private constructor(
    readonly url: string,
    private readonly env: Record<string, string>,
  ) {
    this.current = spawnServer(env);
    this.supervising = this.supervise();
  }

  static async start(env: Record<string, string>): Promise<SupervisedServer> {
    const port = await freePort();
    const server = new SupervisedServer(`http://127.0.0.1:${port}`, { ...env, PORT: String(port) });
    await server.current.ready();
    return server;
  }

  get dataDir(): string {
    return this.env['DATA_DIR'] ?? '';
  }

  kill(signal: 'SIGKILL' | 'SIGTERM'): void {
    this.wasKilled = true;
    this.current.child.kill(signal);
  }

  /** Resolves when a new process has started. */
  async restarted(): Promise<void> {
    for (const before = this.current; this.current === before; ) await delay(5);
  }

  /** The process id of the server's database; undefined if none is running. */
  async postmaster(): Promise<number | undefined> {
    const text = await readFile(join(this.dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
    return text ? Number.parseInt(text, 10) : undefined;
  }

  /** The database's child processes: connections and background workers. */
  async backends(): Promise<number[]> {
    const pid = await this.postmaster();
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
    return children.trim().split(' ').filter(Boolean).map(Number);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    this.current.child.kill('SIGTERM');
    await this.supervising;
  }

  /** Errors in the logs of all processes that have ended. */
  readonly errors: string[] = [];

  private async supervise(): Promise<void> {
    for (;;) {
      const code = await this.current.ended();
      this.errors.push(
        ...this.current
          .stdout()
          .split('\n')
          .filter((line) => line.startsWith('{')),
      );
      if (!this.wasKilled && !this.isOver) {
        this.unexpectedExits.push(`with ${code}: ${this.current.stderr().slice(-300)}`);
      }
      if (this.isOver) return;
      this.wasKilled = false;
      await delay(RESTART_MS);
      if (this.isOver) return;
      this.current = spawnServer(this.env);
    }
  }
}

/** Processes with a working directory below `dir`. A failed run can leave some behind. */
export async function processesIn(dir: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const places = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return pids.filter((_, index) => places[index]?.startsWith(dir)).map(Number);
}
