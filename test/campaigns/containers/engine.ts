/**
 * A container engine for one campaign: Docker, Compose and BuildKit from Debian's packages, in their own namespaces.
 * It does not touch the machine's network, mounts or services, and ends with the process that holds the namespaces.
 */
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unpackDebianPackages } from '../../../scripts/debian-packages.mjs';
import { waitFor } from '../../support/wait-for.js';
import { importBaseImages } from './base-images.js';
import { end, run, start } from './processes.js';

const TOOLS = ['debootstrap', 'iproute2', 'iptables', 'runc', 'slirp4netns', 'tini'];
/** The Debian release with Docker 28 and Compose 2. They also run on an older Debian, although its libc is older. */
const ENGINE_SUITE = 'forky';
const ENGINE = ['containerd', 'docker-buildx', 'docker-cli', 'docker-compose', 'docker.io'];
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

export interface Engine {
  readonly env: NodeJS.ProcessEnv;
  /** Returns the command that runs a program in the network of the engine's host. */
  inNetwork(command: string, args: readonly string[]): [string, string[]];
  /** Kills a process by its id in the engine's namespace. */
  kill(pid: number): Promise<void>;
  stop(): Promise<void>;
}

/** @throws Error with one sentence if this machine cannot run an engine */
export async function startEngine(folder: string): Promise<Engine> {
  if (process.getuid?.() !== 0)
    throw new Error('The campaign "containers" needs root, because it starts its own container engine.');
  if (!existsSync(KEYRING))
    throw new Error(
      'The campaign "containers" needs Debian, because it takes its container engine from Debian packages.',
    );
  const tools = await unpackDebianPackages(TOOLS);
  const mirror = await mirrorOf();
  await unpackEngine(folder, mirror);
  const env = await prepare(folder, tools);
  const holder = start(
    'unshare',
    [
      '--net',
      '--mount',
      '--pid',
      '--fork',
      '--kill-child=SIGKILL',
      '--mount-proc',
      '--propagation',
      'private',
      'sh',
      '-c',
      `ip link set lo up && exec dockerd --data-root ${folder}/data --exec-root ${folder}/exec --pidfile ${folder}/pid \
        --host unix://${folder}/docker.sock --config-file ${folder}/daemon.json`,
    ],
    env,
    join(folder, 'dockerd.log'),
  );
  let network: ChildProcess | undefined;
  const stop = async () => {
    await end(holder);
    if (network) await end(network);
  };
  try {
    const log = () => readFile(join(folder, 'dockerd.log'), 'utf8').catch(() => '');
    await waitFor('the container engine listens', async () => (await log()).includes('API listen'));
    const pid = (await readFile(`/proc/${holder.pid}/task/${holder.pid}/children`, 'utf8')).trim();
    network = start(
      'slirp4netns',
      ['--configure', '--mtu=65520', '--disable-host-loopback', pid, 'tap0'],
      env,
      join(folder, 'network.log'),
    );
    await importBaseImages(folder, mirror, env);
    return {
      env,
      inNetwork: (command, args) => ['nsenter', ['--target', pid, '--net', command, ...args]],
      kill: async (target) => {
        await run('nsenter', ['--target', pid, '--pid', '--mount', 'kill', '-KILL', String(target)]);
      },
      stop,
    };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

async function mirrorOf(): Promise<string> {
  const format = ['indextargets', '--format', '$(CREATED_BY) $(COMPONENT) $(REPO_URI)'];
  const targets = (await run('apt-get', format)).toString();
  const [, mirror] = /^Packages main (\S+\/debian\/?)$/m.exec(targets) ?? [];
  if (!mirror) throw new Error('The campaign "containers" found no Debian mirror in the apt sources.');
  return mirror;
}

/** Unpacks Docker's packages without their dependencies. The machine's libraries are enough. */
async function unpackEngine(folder: string, mirror: string): Promise<void> {
  const apt = join(folder, 'apt');
  for (const name of ['lists/partial', 'cache/archives/partial', 'packages']) {
    await mkdir(join(apt, name), { recursive: true });
  }
  await writeFile(join(apt, 'sources.list'), `deb [signed-by=${KEYRING}] ${mirror} ${ENGINE_SUITE} main\n`);
  await writeFile(
    join(apt, 'apt.conf'),
    `Dir::Etc::sourcelist "${apt}/sources.list"; Dir::Etc::sourceparts "-"; Dir::State::lists "${apt}/lists";
Dir::Cache "${apt}/cache"; Acquire::Languages "none"; APT::Sandbox::User "root";\n`,
  );
  const settings = { cwd: join(apt, 'packages'), env: { ...process.env, APT_CONFIG: join(apt, 'apt.conf') } };
  await run('apt-get', ['update', '--quiet=2'], settings);
  await run('apt-get', ['download', '--quiet=2', ...ENGINE], settings);
  for (const name of await readdir(join(apt, 'packages'))) {
    await run('dpkg-deb', ['--extract', join(apt, 'packages', name), join(folder, 'engine')]);
  }
}

/** Collects the programs in one folder. Returns the environment with that folder in its PATH. */
async function prepare(folder: string, tools: string): Promise<NodeJS.ProcessEnv> {
  const programs = join(folder, 'programs');
  const plugins = join(folder, 'config/cli-plugins');
  await mkdir(programs);
  await mkdir(plugins, { recursive: true });
  for (const name of ['iptables', 'ip6tables']) {
    for (const kind of ['', '-save', '-restore']) {
      await symlink(join(tools, 'usr/sbin/xtables-nft-multi'), join(programs, name + kind));
    }
  }
  await symlink(join(tools, 'usr/bin/tini-static'), join(programs, 'docker-init'));
  // Uses the machine's own runc, because the one in the engine's packages can need a newer libc.
  await symlink(join(tools, 'usr/sbin/runc'), join(programs, 'runc'));
  const own = join(folder, 'engine/usr/libexec/docker/cli-plugins');
  for (const name of await readdir(own)) await symlink(join(own, name), join(plugins, name));
  await writeFile(join(folder, 'daemon.json'), '{}');
  const libraries = join(tools, 'usr/lib/x86_64-linux-gnu');
  return {
    PATH: [
      programs,
      join(folder, 'engine/usr/bin'),
      join(folder, 'engine/usr/sbin'),
      join(tools, 'usr/bin'),
      join(tools, 'usr/sbin'),
      join(tools, 'sbin'),
      join(tools, 'bin'),
      process.env['PATH'],
      '/usr/sbin:/sbin',
    ].join(':'),
    HOME: folder,
    LD_LIBRARY_PATH: libraries,
    XTABLES_LIBDIR: join(libraries, 'xtables'),
    DEBOOTSTRAP_DIR: join(tools, 'usr/share/debootstrap'),
    DOCKER_HOST: `unix://${folder}/docker.sock`,
    DOCKER_CONFIG: join(folder, 'config'),
  };
}
