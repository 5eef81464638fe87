/** Runs the programs of docs/integrations.md. On Debian, missing runtimes such as PHP are downloaded. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { transform } from '@swc/core';
import { Webhook } from 'standardwebhooks';
import { newWebhookSecret, secretText, signedHeaders } from '../../src/modules/integrations/domain/webhook.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { canFind, type DebianProgram, findProgram } from '../support/debian-programs.js';
import { deleteAllLeads } from '../support/delete-all-leads.js';
import { documentedKey, documentedSamples, documentedText } from '../support/documented-samples.js';
import { freePort } from '../support/free-port.js';
import { waitFor, waitForValue } from '../support/wait-for.js';

const BASH = { file: /^bash$/, packages: ['bash'] };
const CURL = { file: /^curl$/, packages: ['curl'] };
const OPENSSL = { file: /^openssl$/, packages: ['openssl'] };
const PYTHON = { file: /^python3$/, packages: ['python3', 'python3-minimal'] };
const PHP = { file: /^php(?:\d+\.\d+)?$/, packages: ['php-cli'] };
/** The Node that runs the tests. */
const NODE = { file: process.execPath, packages: [] };

interface Language {
  readonly lead: string;
  readonly check: string;
  /** The first one runs the programs. */
  readonly needs: readonly DebianProgram[];
  readonly options?: readonly string[];
}

const LANGUAGES = {
  Bash: { lead: 'first-lead.sh', check: 'check-message.sh', needs: [BASH, CURL, OPENSSL] },
  TypeScript: { lead: 'first-lead.mts', check: 'check-message.mts', needs: [NODE] },
  Python: { lead: 'first_lead.py', check: 'check_message.py', needs: [PYTHON] },
  // Without the machine's settings and extensions.
  PHP: { lead: 'first-lead.php', check: 'check-message.php', needs: [PHP], options: ['-n'] },
} as const satisfies Readonly<Record<string, Language>>;

const RUN_HERE = [
  ...Object.values(LANGUAGES).flatMap(({ lead, check }) => [lead, check]),
  'batch.sh',
  'check-key.sh',
  'import.sh',
  'receive.mjs',
];
/** By the campaign `copies`, and in browsers. */
const RUN_ELSEWHERE = ['copy-leads.mjs', 'embed.html', 'plain-form.html'];

/** `--lib` excludes the types of browsers. */
const TSC_OPTIONS = [
  ...['--noEmit', '--ignoreConfig', '--skipLibCheck', '--types', 'node'],
  ...['--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022'],
  ...['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', '--erasableSyntaxOnly'],
];

let api: Api;
let dir: string;
let key: Schema<'NewApiKey'>;

beforeAll(async () => {
  api = await startApi();
  // Below node_modules, so that the programs find packages and types.
  await mkdir('node_modules/.cache', { recursive: true });
  dir = await mkdtemp(resolve('node_modules/.cache/samples-'));
  for (const { name, code } of await documentedSamples()) if (name) await writeFile(join(dir, name), code);
  key = await newKey(await documentedKey());
});
afterAll(async () => {
  await rm(dir, { recursive: true });
  await api.close();
});

async function newKey(rights: { scopes: string[]; leadTypes: string[] }): Promise<Schema<'NewApiKey'>> {
  const body = { name: 'ERP', ...rights };
  const answer = await api.raw<Schema<'NewApiKeyResult'>>('POST', '/api/keys', { token: await api.signIn(), body });
  return answer.body.data;
}

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly error: string;
}

type Run = (args: readonly string[], env?: Readonly<Record<string, string>>, input?: Buffer) => Promise<Ended>;

/** Returns a function that starts the first program, with all of them on its path. Waits for downloads. */
async function runtimeOf(needs: readonly DebianProgram[]): Promise<Run> {
  const found = await Promise.all(needs.map(findProgram));
  const [runtime] = found;
  if (!runtime) throw new Error('A runtime is missing.');
  const base: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: [...found.map(({ path }) => dirname(path)), process.env['PATH']].join(delimiter),
  };
  const libraries = found.flatMap((program) => program.libraries);
  if (libraries.length > 0) base['LD_LIBRARY_PATH'] = libraries.join(delimiter);
  return async (args, env = {}, input = Buffer.alloc(0)) => {
    const child = spawn(runtime.path, args, { cwd: dir, env: { ...base, ...env } });
    // A program can end before it has read its input.
    child.stdin.on('error', () => undefined).end(input);
    let out = '';
    let error = '';
    child.stdout.on('data', (more) => {
      out += more;
    });
    child.stderr.on('data', (more) => {
      error += more;
    });
    const [status] = await once(child, 'close');
    return { status, out, error };
  };
}

/** Returns the file to run: Node 20 cannot run TypeScript. */
async function runnable(name: string): Promise<string> {
  if (!name.endsWith('.mts')) return name;
  const target = name.replace(/\.mts$/, '.mjs');
  const { code } = await transform(await readFile(join(dir, name), 'utf8'), {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  });
  await writeFile(join(dir, target), code);
  return target;
}

it('runs every program of the document', async () => {
  const names = (await documentedSamples()).map(({ name, code }) => name ?? `without a name: ${code}`);
  expect(names.sort()).toEqual([...RUN_HERE, ...RUN_ELSEWHERE].sort());
});

const runnableHere = Object.entries<Language>(LANGUAGES).filter(([, { needs }]) => needs.every(canFind));

describe.each(runnableHere)('%s', (_, language) => {
  const secret = newWebhookSecret();
  const body = Buffer.from('{"type":"lead.created","data":{"by":"सुनीता देवी"}}\n');
  const messageId = '01a22cd6-0000-7000-8000-000000000001';
  let run: Run;

  beforeAll(async () => {
    run = await runtimeOf(language.needs);
  }, 600_000);

  const send = async (kisanKey: string) =>
    run([...(language.options ?? []), await runnable(language.lead)], { KISAN_URL: api.url, KISAN_KEY: kisanKey });

  /** Checks a message that the library of Standard Webhooks signed, with changes. */
  const check = async (changes: { at?: Date; body?: Buffer; env?: Readonly<Record<string, string>> } = {}) => {
    const at = changes.at ?? new Date();
    const env = {
      WEBHOOK_SECRET: secretText(secret),
      WEBHOOK_ID: messageId,
      WEBHOOK_TIMESTAMP: String(Math.floor(at.getTime() / 1_000)),
      WEBHOOK_SIGNATURE: new Webhook(secretText(secret)).sign(messageId, at, body),
      ...changes.env,
    };
    return run([...(language.options ?? []), await runnable(language.check)], env, changes.body ?? body);
  };
  const refused = (reason: string) => ({ status: 1, out: '', error: `${reason}\n` });

  it('sends the first lead once', async () => {
    await deleteAllLeads(api);
    const first = await send(key.secret);
    const [lead, ...others] = await api.sql<{ reference: string; fullName: string; message: string }>(
      `SELECT reference, full_name AS "fullName", details ->> 'message' AS message FROM leads`,
    );
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ fullName: 'Sunita Devi', message: 'I would like to open a Kisan Canteen.' });
    expect(first).toEqual({ status: 0, out: `The key works.\nCreated ${lead?.reference}\n`, error: '' });
    const second = await send(key.secret);
    expect(second).toEqual({ status: 0, out: `The key works.\nExisted: ${lead?.reference}\n`, error: '' });
    expect(await api.sql('SELECT count(*)::int AS leads FROM leads')).toEqual([{ leads: 1 }]);
  });

  it('prints why the API refuses a call', async () => {
    const wrong = `${key.secret}x`;
    const { problem } = await api.raw('GET', '/api/leads?limit=1', { token: wrong });
    expect(problem.status).toBe(401);
    expect(await send(wrong)).toEqual({ status: 1, out: '', error: `${problem.message}\n` });

    const reading = await newKey({ scopes: ['leads:read'], leadTypes: ['contact'] });
    const { status, out, error } = await send(reading.secret);
    expect({ status, out }).toEqual({ status: 1, out: 'The key works.\n' });
    expect(error).toContain('leads:create');
  });

  it('accepts messages of webhooks', async () => {
    const valid = { status: 0, out: 'valid\n', error: '' };
    expect(await check()).toEqual(valid);
    // After a rotation, messages have two signatures.
    for (const secrets of [
      [newWebhookSecret(), secret],
      [secret, newWebhookSecret()],
    ]) {
      const headers = signedHeaders(messageId, new Date(), body, secrets);
      const env = {
        WEBHOOK_TIMESTAMP: headers['webhook-timestamp'] ?? '',
        WEBHOOK_SIGNATURE: headers['webhook-signature'] ?? '',
      };
      expect(env.WEBHOOK_SIGNATURE.split(' ')).toHaveLength(2);
      expect(await check({ env })).toEqual(valid);
    }
    expect(await check({ at: new Date(Date.now() - 240_000) })).toEqual(valid);
  });

  it('refuses all other messages', async () => {
    const noMatch = refused('No signature matches.');
    expect(await check({ body: Buffer.concat([body, Buffer.from('\n')]) })).toEqual(noMatch);
    expect(await check({ env: { WEBHOOK_SECRET: secretText(newWebhookSecret()) } })).toEqual(noMatch);
    expect(await check({ env: { WEBHOOK_ID: messageId.replace('1', '2') } })).toEqual(noMatch);
    for (const signature of ['', 'v1,', 'v1', 'v2,AAAA v1a,AAAA']) {
      expect(await check({ env: { WEBHOOK_SIGNATURE: signature } })).toEqual(noMatch);
    }
    const tooOld = refused('The time differs by more than five minutes.');
    expect(await check({ at: new Date(Date.now() - 310_000) })).toEqual(tooOld);
    expect(await check({ at: new Date(Date.now() + 320_000) })).toEqual(tooOld);
    expect((await check({ env: { WEBHOOK_TIMESTAMP: '' } })).status).toBe(1);
    expect((await check({ env: { WEBHOOK_TIMESTAMP: 'today' } })).status).toBe(1);

    // With an empty key, anybody could sign.
    const headers = signedHeaders(messageId, new Date(), body, [Buffer.alloc(0)]);
    const env = { WEBHOOK_SECRET: '', WEBHOOK_SIGNATURE: headers['webhook-signature'] ?? '' };
    expect(await check({ env })).toEqual(refused('The secret is missing.'));
  });
});

describe('the document', () => {
  it('asks for the scopes that the programs need, and no others', async () => {
    const { scopes, leadTypes } = await documentedKey();
    expect({ scopes, leadTypes }).toEqual({
      scopes: ['leads:read', 'leads:create', 'leads:write'],
      leadTypes: ['contact'],
    });
    // With `leads:write`, a key must have `leads:read`.
    const run = await runtimeOf([NODE]);
    const file = await runnable('first-lead.mts');
    for (const [missing, statuses] of [
      ['leads:create', [1, 1]],
      ['leads:write', [0, 1]],
    ] as const) {
      await deleteAllLeads(api);
      const { secret } = await newKey({ scopes: scopes.filter((scope) => scope !== missing), leadTypes });
      const env = { KISAN_URL: api.url, KISAN_KEY: secret };
      expect([(await run([file], env)).status, (await run([file], env)).status]).toEqual(statuses);
    }
  });

  it('has a message with the signature that our webhooks would have', async () => {
    const rows = (await documentedText()).matchAll(/^\| (?<part>.+) \| `(?<value>[^`]+)` \|$/gm);
    const values = [...rows].map(({ groups }) => [groups?.['part']?.replaceAll('`', ''), groups?.['value']]);
    const sent: Readonly<Record<string, string>> = Object.fromEntries(values);
    const secret = Buffer.from(String(sent['secret']).replace('whsec_', ''), 'base64');
    const body = Buffer.from(String(sent['body, without a line break at the end']));
    const at = new Date(Number(sent['webhook-timestamp']) * 1_000);
    const { 'webhook-signature': signature } = signedHeaders(String(sent['webhook-id']), at, body, [secret]);
    expect(signature).toBe(sent['webhook-signature']);
  });

  it('has TypeScript without type errors', async () => {
    const tsc = resolve('node_modules/@typescript/native/bin/tsc');
    const { lead, check } = LANGUAGES.TypeScript;
    const run = await runtimeOf([NODE]);
    expect(await run([tsc, ...TSC_OPTIONS, lead, check])).toEqual({ status: 0, out: '', error: '' });
  });
});

describe.each([BASH, CURL].every(canFind) ? ['Bash'] : [])('%s', () => {
  let bash: Run;

  beforeAll(async () => {
    bash = await runtimeOf([BASH, CURL]);
  }, 600_000);

  it('shows whether a key works', async () => {
    const right = await bash(['check-key.sh'], { KISAN_URL: api.url, KISAN_KEY: key.secret });
    expect(right).toMatchObject({ status: 0, error: '' });
    expect(JSON.parse(right.out)).toHaveProperty('data');
    const wrong = await bash(['check-key.sh'], { KISAN_URL: api.url, KISAN_KEY: 'kc_wrong' });
    expect(wrong.status).not.toBe(0);
    expect(JSON.parse(wrong.out)).toMatchObject({ status: 401, message: expect.any(String) });
  });

  it('sends several leads in one call, and shows which was refused', async () => {
    const sent = await bash(['batch.sh'], { KISAN_URL: api.url, KISAN_KEY: key.secret });
    expect(sent).toMatchObject({ status: 0, error: '' });
    expect(JSON.parse(sent.out)).toMatchObject({
      data: [
        { status: 201, reference: expect.any(String) },
        { status: 400, errors: [{ field: 'lead.personalInfo.email' }] },
      ],
    });
  });

  it('imports a file in parts, and prints the refused rows', async () => {
    await deleteAllLeads(api);
    const importing = await newKey({ scopes: ['import', 'contact:read'], leadTypes: ['contact'] });
    const rows = Array.from(
      { length: 6_000 },
      (_, at) => `Person ${at},98${String(at).padStart(8, '0')},"${'Gaya '.repeat(40)}"`,
    );
    await writeFile(join(dir, 'leads.csv'), ['Name,Mobile,Address', 'Wrong,9.8E+09,Gaya', ...rows].join('\n'));
    const { out, error } = await bash(['import.sh', 'leads.csv'], { KISAN_URL: api.url, KISAN_KEY: importing.secret });
    expect(error).toBe('');
    expect(out).toContain('Wrong,9.8E+09,Gaya,2,Mobile: The digits of this number are lost');
    expect(await api.sql('SELECT count(*)::int AS leads FROM leads')).toEqual([{ leads: 6_000 }]);
  });
});

describe('the receiver with Node', () => {
  const secret = newWebhookSecret();
  let url: string;
  let program: ChildProcess;
  let said = '';

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}/`;
    program = spawn(process.execPath, [join(dir, 'receive.mjs')], {
      env: { WEBHOOK_SECRET: secretText(secret), PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    program.stdout?.on('data', (more) => {
      said += more;
    });
    await waitFor('the receiver', () => fetch(url).catch(() => false));
  });
  afterAll(async () => {
    program.kill();
    await once(program, 'exit');
  });

  it('verifies the signature, the bytes and the time', async () => {
    const body = Buffer.from('{"type":"lead.created","data":{"leadId":"01a22cd6-239b-714c-8184-bcb196b74ef0"}}');
    const post = async (headers: Readonly<Record<string, string>>, sent = body) =>
      (await fetch(url, { method: 'POST', headers: { ...headers }, body: sent })).status;
    const headers = signedHeaders('01a22cd6-0000-7000-8000-000000000001', new Date(), body, [
      newWebhookSecret(),
      secret,
    ]);
    expect(await post(headers)).toBe(204);
    await waitForValue('lead.created 01a22cd6-239b-714c-8184-bcb196b74ef0\n', async () => said);
    expect(await post(headers, Buffer.from(`${body} `))).toBe(401);
    expect(await post({})).toBe(401);
    const old = signedHeaders('01a22cd6-0000-7000-8000-000000000002', new Date(Date.now() - 600_000), body, [secret]);
    expect(await post(old)).toBe(401);
  });
});
