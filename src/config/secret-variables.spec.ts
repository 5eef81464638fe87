import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { readEnv } from './env.js';
import { StartError } from './errors.js';

const SPECIAL = `p@ss/w#rd%1 ?&=+:;'"\\$`;
const SECRET = 'x'.repeat(32);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('a database password in its own variable', () => {
  it.each(['DATABASE', 'DATABASE_OWNER', 'DATABASE_READ'])('for %s_URL can contain any characters', (name) => {
    const base = { DATABASE_URL: 'postgres://server@db/kc', JWT_SECRET: SECRET };
    const env = readEnv({ ...base, [`${name}_URL`]: 'postgres://kc@db:6432/kc', [`${name}_PASSWORD`]: SPECIAL });
    const url = { DATABASE: env.databaseUrl, DATABASE_OWNER: env.databaseOwnerUrl, DATABASE_READ: env.databaseReadUrl };
    const address = url[name as keyof typeof url] ?? '';
    expect(new pg.Client({ connectionString: address })).toMatchObject({
      user: 'kc',
      password: SPECIAL,
      host: 'db',
      port: 6432,
      database: 'kc',
    });
  });

  it.each([
    [{ DATABASE_PASSWORD: SPECIAL }, /^DATABASE_PASSWORD needs DATABASE_URL/],
    [{ DATABASE_URL: 'postgres://kc:one@db/kc', DATABASE_PASSWORD: SPECIAL }, /set only one/],
    [{ DATABASE_URL: 'postgres://db/kc', DATABASE_PASSWORD: SPECIAL }, /needs a user/],
  ])('is refused without its address, and never shown: %j', (env, message) => {
    const read = () => readEnv(env);
    expect(read).toThrow(StartError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(SPECIAL);
  });
});

describe('a secret in a file', () => {
  it('has the value of the variable, without the trailing line break', () => {
    const env = readEnv({
      DATABASE_URL: 'postgres://kc@db/kc',
      DATABASE_PASSWORD_FILE: file('password', 'p%1\n'),
      JWT_SECRET_FILE: file('jwt', `${SECRET}\n`),
    });
    expect(env).toMatchObject({ databaseUrl: 'postgres://kc:p%251@db/kc', jwtSecret: SECRET });
  });

  it('must exist, and must not be set twice', () => {
    const missing = join(folder, 'missing');
    expect(() => readEnv({ JWT_SECRET_FILE: missing })).toThrow(
      new StartError(`JWT_SECRET_FILE must be a readable file, not ${missing}.`),
    );
    expect(() => readEnv({ JWT_SECRET: SECRET, JWT_SECRET_FILE: file('jwt', SECRET) })).toThrow(StartError);
  });
});
