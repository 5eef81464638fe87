/** docker/ as far as it can be read without a container engine; the campaign `containers` starts it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { LOG_WITHOUT_DATA } from '../src/embedded-postgres/settings.js';
import { imagesIn, withDigests } from './pin-images.mjs';

interface Service {
  image: string;
  command?: string;
  environment: Record<string, string | number>;
  cap_drop?: string[];
  mem_limit?: string;
  logging?: { options: Record<string, string> };
  healthcheck?: { test: string[] };
}

const dockerfile = readFileSync('docker/Dockerfile', 'utf8');
const compose = readFileSync('docker/compose.yaml', 'utf8');
const { services, networks } = parse(compose, { merge: true }) as {
  services: Record<'database' | 'app-1' | 'app-2' | 'proxy', Service>;
  networks: { default: { enable_ipv6: boolean } };
};
const DIGEST = `sha256:${'0a'.repeat(32)}`;

describe('docker/compose.yaml', () => {
  it('keeps as little in the log of its database as the embedded one', () => {
    const wanted = Object.entries(LOG_WITHOUT_DATA).map(([name, value]) => `-c ${name}=${value}`);
    expect(services.database.command?.split(/\s+/).join(' ')).toBe(
      `postgres -c jit=off -c wal_compression=on ${wanted.join(' ')}`,
    );
  });

  it('puts no password into an address, and has none of its own', () => {
    for (const { environment } of Object.values(services)) {
      for (const [name, value] of Object.entries(environment)) {
        if (/_URL$/.test(name)) expect(value).not.toMatch(/\/\/[^@]*:.*@/);
        if (/PASSWORD|SECRET/.test(name) && name !== 'ADMIN_PASSWORD') expect(value).toMatch(/^\$\{[A-Z_]+:\?/);
      }
    }
  });

  it.each(Object.entries(services))('gives %s no more than it needs', (_, service) => {
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.logging?.options['max-size']).toBeDefined();
  });

  it('asks the database by its address, not at the socket of the temporary one', () => {
    expect(services.database.healthcheck?.test).toEqual(expect.arrayContaining(['pg_isready', '-h', '127.0.0.1']));
  });

  it('lets visitors over IPv6 keep their addresses', () => {
    expect(networks.default.enable_ipv6).toBe(true);
  });
});

describe('the images', () => {
  it('are named by their exact versions', () => {
    const images = [...imagesIn(dockerfile), ...imagesIn(compose)];
    expect(images.map((image) => image.replace(/:.*/, ''))).toEqual(['node', 'postgres', 'caddy']);
    for (const image of images) expect(image).toMatch(/:\d+\.\d+(\.\d+)?-/);
  });

  it('get their digests behind their tags, and others later', () => {
    const text = 'FROM node:24.1.0-slim AS build\nFROM build AS needed\n    image: caddy:2.1\n  image: kisan-canteen\n';
    const pinned = withDigests(text, () => DIGEST);
    expect(pinned).toBe(
      `FROM node:24.1.0-slim@${DIGEST} AS build\nFROM build AS needed\n    image: caddy:2.1@${DIGEST}\n  image: kisan-canteen\n`,
    );
    expect(imagesIn(pinned)).toEqual(['node:24.1.0-slim', 'caddy:2.1']);
    expect(withDigests(pinned, () => DIGEST)).toBe(pinned);
  });

  it('take no secret with them', () => {
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['docker', '!docker/check-health.mjs', '**/.env']),
    );
  });
});
