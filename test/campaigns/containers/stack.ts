/** The docker/ stack in a copy of the project, operated with the commands of docker/README.md. */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from './engine.js';
import { run } from './processes.js';

export class Stack {
  private constructor(
    readonly folder: string,
    private readonly engine: Engine,
  ) {}

  /** Uses a copy, so that the secrets of the run are never written to the project. */
  static async copied(engine: Engine, folder: string): Promise<Stack> {
    await mkdir(folder);
    const files = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z']);
    const archive = await run('tar', ['--null', '--files-from=-', '--ignore-failed-read', '-cf', '-'], {
      input: files,
    });
    await run('tar', ['-C', folder, '-xf', '-'], { input: archive });
    return new Stack(folder, engine);
  }

  async shell(line: string, env: Record<string, string> = {}): Promise<string> {
    const out = await run('sh', ['-ec', line], { cwd: this.folder, env: { ...this.engine.env, ...env } });
    return out.toString();
  }

  compose(args: string): Promise<string> {
    return this.shell(`docker compose -f docker/compose.yaml ${args}`);
  }

  async inspect(service: string, format: string): Promise<string> {
    const id = (await this.compose(`ps --all --quiet ${service}`)).trim();
    return (await this.shell(`docker inspect --format '${format}' ${id}`)).trim();
  }

  async sql(statement: string): Promise<string> {
    const line = `exec -T database psql -U kisan_canteen -d kisan_canteen -At -c "${statement}"`;
    return (await this.compose(line)).trim();
  }

  /** The commands under a heading of docker/README.md, one per line. */
  async documented(heading: string): Promise<string[]> {
    const text = await readFile(join(this.folder, 'docker/README.md'), 'utf8');
    const [, section = ''] = text.split(`\n## ${heading}\n`);
    const [, block = ''] = /```sh\n(.*?)```/s.exec(section) ?? [];
    const lines = block.split('\n').map((line) => line.replace(/\s+#.*/, ''));
    return lines.filter((line) => line !== '');
  }
}
