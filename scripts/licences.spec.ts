import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isAllowed, licenceOf } from './licences.mjs';

interface Entry {
  dev?: boolean;
  devOptional?: boolean;
  license?: string;
  hasInstallScript?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> };
const nameAt = (path: string) => path.replace(/^.*node_modules\//, '');

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['Apache-2.0 AND MIT', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', false],
    ['(MIT OR GPL-3.0) AND AGPL-3.0', false],
    ['GPL-3.0', false],
    ['', false],
    [undefined, false],
    ['(MIT', false],
  ])('%s: %s', (expression, allowed) => {
    expect(isAllowed(expression)).toBe(allowed);
  });

  it('of all server packages are allowed', () => {
    const handedOn = Object.entries(packages).filter(([path, { dev, devOptional }]) => path && !dev && !devOptional);
    expect(handedOn.length).toBeGreaterThan(100);
    expect(handedOn.filter(([path, entry]) => !isAllowed(licenceOf(nameAt(path), entry)))).toEqual([]);
  });
});

describe('install scripts of packages', () => {
  it('are all reviewed, and none is needed', () => {
    const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(Object.keys(allowScripts).sort()).toEqual(scripted.map(([path]) => nameAt(path)).sort());
    expect(new Set(Object.values(allowScripts))).toEqual(new Set([false]));
  });

  it('are not run by npm in this project', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kisan-canteen-npm-'));
    try {
      // Removes the npm_* variables, so that the child does not inherit the settings of the npm that runs this test.
      const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
      const install = (name: string, npmrc: string) => {
        const home = join(folder, name);
        mkdirSync(join(home, 'package'), { recursive: true });
        writeFileSync(join(home, '.npmrc'), npmrc);
        writeFileSync(join(home, 'package.json'), '{ "name": "home", "version": "1.0.0" }');
        const scripts = { postinstall: `node -e "require('fs').writeFileSync('${join(home, 'ran')}', '')"` };
        writeFileSync(
          join(home, 'package/package.json'),
          JSON.stringify({ name: 'scripted', version: '1.0.0', scripts }),
        );
        const { status } = spawnSync('npm', ['install', '--offline', './package'], {
          cwd: home,
          env,
        });
        expect(status).toBe(0);
        return existsSync(join(home, 'ran'));
      };
      expect(install('with', readFileSync('.npmrc', 'utf8'))).toBe(false);
      expect(install('without', '')).toBe(true);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
