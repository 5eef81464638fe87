/** Programs that tests run: the machine's own, or Debian's, unpacked into the cache. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackDebianPackages } from '../../scripts/debian-packages.mjs';

export interface DebianProgram {
  /** A path, or matches the program's file name, which can contain a version. */
  readonly file: string | RegExp;
  readonly packages: readonly string[];
}

export interface FoundProgram {
  readonly path: string;
  /** Folders of shared libraries that the program needs. */
  readonly libraries: readonly string[];
}

/** Whether the machine has the program or can download it. */
export function canFind(program: DebianProgram): boolean {
  return installedPath(program) !== undefined || existsSync('/usr/bin/apt-get');
}

/** @throws Error with the reason if the program's packages are not available */
export async function findProgram(program: DebianProgram): Promise<FoundProgram> {
  const path = installedPath(program);
  if (path !== undefined) return { path, libraries: [] };
  const root = await unpackDebianPackages(program.packages);
  const unpacked = pathIn(join(root, 'usr/bin'), program.file);
  if (unpacked === undefined) throw new Error(`${root}/usr/bin has no program ${program.file}.`);
  const folders = readdirSync(join(root, 'usr/lib')).filter((name) => name.endsWith('-linux-gnu'));
  return { path: unpacked, libraries: folders.map((name) => join(root, 'usr/lib', name)) };
}

function installedPath({ file }: DebianProgram): string | undefined {
  if (typeof file === 'string') return file;
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = pathIn(folder, file);
    if (path !== undefined) return path;
  }
  return undefined;
}

function pathIn(folder: string, file: string | RegExp): string | undefined {
  if (!existsSync(folder)) return undefined;
  const name = readdirSync(folder).find((entry) => entry.match(file));
  return name === undefined ? undefined : join(folder, name);
}
