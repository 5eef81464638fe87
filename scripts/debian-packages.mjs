/** Unpacks the programs of Debian packages that only tests need, without installing or starting anything. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CACHE = fileURLToPath(new URL('../.cache/debian/', import.meta.url));

/** `--reinstall` downloads the named packages even if they are installed, but dependencies only if they are missing. */
const DOWNLOAD = ['install', '--download-only', '--reinstall', '--no-install-recommends', '--yes', '--quiet=2'];

/**
 * Downloads and unpacks Debian packages with the dependencies that this machine lacks. The result is cached.
 * @param {readonly string[]} names - The names of the packages, such as `['haproxy', 'etcd-server']`
 * @param {{ into?: string }} [options] `into`: the folder of the cache
 * @returns {Promise<string>} a folder laid out like `/`, with programs in `usr/sbin`, `usr/lib/postgresql/15/bin` ...
 * @throws Error with the reason if the packages are not available
 */
export async function unpackDebianPackages(names, { into = CACHE } = {}) {
  const sorted = [...new Set(names)].sort();
  const root = join(into, createHash('sha256').update(sorted.join(' ')).digest('hex').slice(0, 16));
  if (existsSync(root)) return root;
  if (!existsSync('/usr/bin/apt-get') || !existsSync('/usr/bin/dpkg-deb')) {
    throw new Error(`This needs Debian's packages ${sorted.join(', ')}, and this machine has no apt-get.`);
  }
  const workplace = `${root}.${process.pid}`;
  try {
    const archives = join(workplace, 'archives');
    const unpacked = join(workplace, 'root');
    await mkdir(join(archives, 'partial'), { recursive: true });
    await mkdir(unpacked);
    await download(sorted, archives);
    for (const name of (await readdir(archives)).filter((file) => file.endsWith('.deb'))) {
      await run('dpkg-deb', ['--extract', join(archives, name), unpacked]);
    }
    await rename(unpacked, root).catch((error) => {
      if (!existsSync(root)) throw error;
    });
    return root;
  } finally {
    await rm(workplace, { recursive: true, force: true });
  }
}

async function download(names, archives) {
  // With folders of its own and no locks, apt needs no root and does not disturb other uses of apt.
  const options = [`Dir::Cache::archives=${archives}/`, 'Debug::NoLocking=true'].flatMap((option) => ['-o', option]);
  const get = () => run('apt-get', [...options, ...DOWNLOAD, ...names]);
  try {
    await get();
  } catch {
    try {
      await run('apt-get', ['update', '--quiet=2']);
      await get();
    } catch (error) {
      throw new Error(
        `Debian's packages ${names.join(', ')} could not be downloaded: ${error.stderr || error.message}`,
      );
    }
  }
}

function run(command, args) {
  return promisify(execFile)(command, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
