import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { freePort } from '../../support/free-port.js';
import { waitFor } from '../../support/wait-for.js';

export const MONITORING = fileURLToPath(new URL('../../../docs/operations/monitoring/', import.meta.url));

export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'kisan-canteen-monitoring-'));
}

export async function promtool(
  packages: string,
  args: readonly string[],
  input = '',
): Promise<{ code: number | null; output: string }> {
  const child = spawn(join(packages, 'usr/bin/promtool'), args, { cwd: MONITORING });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

type AlertState = 'pending' | 'firing' | 'gone';

/** A Prometheus with the project's configuration and rules. It scrapes every second. */
export class Prometheus {
  private constructor(
    private readonly child: ChildProcess,
    private readonly url: string,
  ) {}

  static async start(packages: string, folder: string, targetPorts: readonly number[]): Promise<Prometheus> {
    const config = parse(await readFile(join(MONITORING, 'prometheus.yml'), 'utf8')) as {
      global: object;
      rule_files: string[];
      scrape_configs: { static_configs: { targets: string[] }[] }[];
    };
    config.global = { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' };
    config.rule_files = config.rule_files.map((file) => join(MONITORING, file));
    for (const { static_configs } of config.scrape_configs) {
      for (const target of static_configs) target.targets = targetPorts.map((port) => `127.0.0.1:${port}`);
    }
    const home = join(folder, 'prometheus');
    await mkdir(home);
    await writeFile(join(home, 'prometheus.yml'), stringify(config));
    const address = `127.0.0.1:${await freePort()}`;
    const child = spawn(
      join(packages, 'usr/bin/prometheus'),
      [`--config.file=${home}/prometheus.yml`, `--storage.tsdb.path=${home}/data`, `--web.listen-address=${address}`],
      { stdio: 'ignore' },
    );
    const prometheus = new Prometheus(child, `http://${address}`);
    await waitFor('Prometheus is ready', () =>
      fetch(`http://${address}/-/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return prometheus;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      this.child.kill('SIGTERM');
      await once(this.child, 'close');
    }
  }

  async query(expression: string): Promise<{ value: [number, string] }[]> {
    const { result } = await this.get<{ result: { value: [number, string] }[] }>(
      `/api/v1/query?query=${encodeURIComponent(expression)}`,
    );
    return result;
  }

  async valueOf(expression: string): Promise<number | undefined> {
    const [first] = await this.query(expression);
    return first && Number(first.value[1]);
  }

  async firing(): Promise<string[]> {
    return (await this.active()).filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
  }

  /** The most severe state among the alerts of this name. */
  async stateOf(alert: string): Promise<AlertState> {
    const states = (await this.active()).filter(({ labels }) => labels.alertname === alert).map(({ state }) => state);
    if (states.includes('firing')) return 'firing';
    return states.length > 0 ? 'pending' : 'gone';
  }

  private async active(): Promise<{ labels: { alertname: string }; state: AlertState }[]> {
    const { alerts } = await this.get<{ alerts: { labels: { alertname: string }; state: AlertState }[] }>(
      '/api/v1/alerts',
    );
    return alerts;
  }

  private async get<T>(path: string): Promise<T> {
    const answer = (await (await fetch(this.url + path)).json()) as { status: string; data: T; error?: string };
    if (answer.status !== 'success') throw new Error(`Prometheus rejected ${path}: ${answer.error}`);
    return answer.data;
  }
}
