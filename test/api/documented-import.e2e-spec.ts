/** The program in docs/integrations.md that imports a file. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { unpackDebianPackages } from '../../scripts/debian-packages.mjs';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';

const run = promisify(execFile);

let api: Api;
let dir: string;

beforeAll(async () => {
  api = await startApi({ staffWritesPerMinute: 0 });
  dir = await mkdtemp(join(tmpdir(), 'kisan-canteen-import-'));
});
afterAll(async () => {
  await rm(dir, { recursive: true });
  await api.close();
});

it('imports a file in parts, and prints the refused rows', async () => {
  const token = await api.signIn();
  const body = { name: 'ERP', scopes: ['import', 'contact:read'], leadTypes: ['contact'] };
  const key = await api.raw<Schema<'NewApiKeyResult'>>('POST', '/api/keys', { token, body });
  const text = await readFile('docs/integrations.md', 'utf8');
  await writeFile(join(dir, 'import.sh'), /```sh\n(# import\.sh.*?)```/s.exec(text)?.[1] ?? '');
  const rows = Array.from(
    { length: 6_000 },
    (_, at) => `Person ${at},98${String(at).padStart(8, '0')},"${'Gaya '.repeat(40)}"`,
  );
  await writeFile(join(dir, 'leads.csv'), ['Name,Mobile,Address', 'Wrong,9.8E+09,Gaya', ...rows].join('\n'));
  const env = { ...(await withCurl()), KISAN_URL: api.url, KISAN_KEY: key.body.data.secret };
  const { stdout } = await run('bash', ['import.sh', 'leads.csv'], { cwd: dir, env });
  expect(stdout).toContain('Wrong,9.8E+09,Gaya,2,Mobile: The digits of this number are lost');
  const [stored] = await api.sql('SELECT count(*)::int AS leads FROM leads');
  expect(stored).toEqual({ leads: 6_000 });
});

/** Returns the environment, in which programs find curl. */
async function withCurl(): Promise<NodeJS.ProcessEnv> {
  if (existsSync('/usr/bin/curl')) return process.env;
  const root = await unpackDebianPackages(['curl']);
  return {
    ...process.env,
    PATH: `${root}/usr/bin:${process.env['PATH']}`,
    LD_LIBRARY_PATH: `${root}/usr/lib/x86_64-linux-gnu`,
  };
}
