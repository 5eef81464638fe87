/** Checks the files in docker/ without a container engine. The campaign `containers` starts them. */
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
  it('logs as little in its database as the embedded one', () => {
    const wanted = Object.entries(LOG_WITHOUT_DATA).map(([name, value]) => `-c ${name}=${value}`);
    expect(services.database.command?.split(/\s+/).join(' ')).toBe(
      `postgres -c jit=off -c wal_compression=on ${wanted.join(' ')}`,
    );
  });

  it('puts no password into a URL and contains none', () => {
    for (const { environment } of Object.values(services)) {
      for (const [name, value] of Object.entries(environment)) {
        if (/_URL$/.test(name)) expect(value).not.toMatch(/\/\/[^@]*:.*@/);
        if (/PASSWORD|SECRET/.test(name) && name !== 'ADMIN_PASSWORD') expect(value).toMatch(/^\$\{[A-Z_]+:\?/);
      }
    }
  });

  it.each(Object.entries(services))('gives %s only the rights it needs', (_, service) => {
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.logging?.options['max-size']).toBeDefined();
  });

  it('checks the database over TCP, not over the socket of the temporary one', () => {
    expect(services.database.healthcheck?.test).toEqual(expect.arrayContaining(['pg_isready', '-h', '127.0.0.1']));
  });

  it('keeps the IPv6 addresses of visitors', () => {
    expect(networks.default.enable_ipv6).toBe(true);
  });
});

describe('the images', () => {
  it('have exact versions', () => {
    const images = [...imagesIn(dockerfile), ...imagesIn(compose)];
    expect(images.map((image) => image.replace(/:.*/, ''))).toEqual(['node', 'postgres', 'caddy']);
    for (const image of images) expect(image).toMatch(/:\d+\.\d+(\.\d+)?-/);
  });

  it('get a digest after the tag, which can be replaced', () => {
    const text = 'FROM node:24.1.0-slim AS build\nFROM build AS needed\n    image: caddy:2.1\n  image: kisan-canteen\n';
    const pinned = withDigests(text, () => DIGEST);
    expect(pinned).toBe(
      `FROM node:24.1.0-slim@${DIGEST} AS build\nFROM build AS needed\n    image: caddy:2.1@${DIGEST}\n  image: kisan-canteen\n`,
    );
    expect(imagesIn(pinned)).toEqual(['node:24.1.0-slim', 'caddy:2.1']);
    expect(withDigests(pinned, () => DIGEST)).toBe(pinned);
  });

  it('contain the guide that the server shows', () => {
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain('!docs/integrations.md');
    expect(dockerfile).toContain('/app/docs/integrations.md ./docs/\n');
  });

  it('contain no secrets', () => {
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['docker', '!docker/check-health.mjs', '**/.env']),
    );
  });
});
