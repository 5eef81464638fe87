/** Programs that only a campaign needs, from Debian's packages: unpacked into a folder, never installed, nothing started. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CACHE = fileURLToPath(new URL('../.cache/debian/', import.meta.url));

/** A package's own programs are wanted even where the machine has it; what they depend on only where it lacks that. */
const DOWNLOAD = ['install', '--download-only', '--reinstall', '--no-install-recommends', '--yes', '--quiet=2'];

/**
 * Gets Debian packages, with what they depend on that this machine lacks, and unpacks them. The next call for the same
 * packages finds them unpacked.
 * @param {readonly string[]} names of packages, like `['haproxy', 'etcd-server']`
 * @param {{ into?: string }} [options] `into`: the folder that keeps what was unpacked
 * @returns {Promise<string>} the folder that stands for `/`: programs are in its `usr/sbin`, `usr/lib/postgresql/15/bin` ...
 * @throws Error that says plainly why they cannot be had
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
      // Another process was quicker.
      if (!existsSync(root)) throw error;
    });
    return root;
  } finally {
    await rm(workplace, { recursive: true, force: true });
  }
}

async function download(names, archives) {
  // Without apt's own folders and locks nobody else's work with apt is disturbed, and nobody needs to be root.
  const options = [`Dir::Cache::archives=${archives}/`, 'Debug::NoLocking=true'].flatMap((option) => ['-o', option]);
  const get = () => run('apt-get', [...options, ...DOWNLOAD, ...names]);
  try {
    await get();
  } catch {
    // Its lists may be missing, or name versions that are no longer there.
    try {
      await run('apt-get', ['update', '--quiet=2']);
      await get();
    } catch (error) {
      throw new Error(`Debian's packages ${names.join(', ')} cannot be had here: ${error.stderr || error.message}`);
    }
  }
}

function run(command, args) {
  return promisify(execFile)(command, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
