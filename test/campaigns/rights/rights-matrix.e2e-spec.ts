/**
 * Every kind of caller x every staff call x every kind of lead or user, compared with the model in ../model.
 * `npm test` makes one in 160 of each caller's calls, and at least one call of each kind as an administrator.
 */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Algorithm, hash } from '@node-rs/argon2';
import fc from 'fast-check';
import { parse } from 'yaml';
import { type Api, startApi } from '../../support/api.js';
import { isCampaign, SEED } from '../campaign.js';
import type { Action } from '../model/action.js';
import { auditEnd, check, checkStored } from '../model/check.js';
import { SEED_PASSWORD } from '../model/seed.js';
import { MODEL_SECRET } from '../model/world.js';
import { byHandCalls } from './by-hand-calls.js';
import { CALLERS, type Caller, UNLIMITED } from './callers.js';
import { importCalls } from './import-calls.js';
import { bulkCalls, duplicateCalls, leadCalls, recordCalls } from './lead-calls.js';
import { freshWorld, signIn, targetsIn } from './matrix-world.js';
import type { NamedCall } from './named-call.js';
import { keyCalls, ownCalls, templateCalls, viewCalls } from './own-calls.js';
import { readCalls } from './read-calls.js';
import { assignmentCalls, userCalls } from './user-calls.js';
import { webhookCalls } from './webhook-calls.js';

const AREAS = [
  readCalls,
  bulkCalls,
  leadCalls,
  recordCalls,
  duplicateCalls,
  byHandCalls,
  userCalls,
  assignmentCalls,
  ownCalls,
  viewCalls,
  templateCalls,
  keyCalls,
  webhookCalls,
  importCalls,
];

/** The model does not know this call yet. Its rights are tested in bulk-undo of test/api. */
const NOT_IN_MODEL = ['POST /api/leads/bulk/{id}/undo'];

const callers = Object.values(CALLERS);
/** In `npm test`, one in this many calls is made. The unlimited administrator makes more. */
const SHARE_IN_TEST = 160;

let api: Api;
let passwordHash: string;
const covered = new Map<string, Set<number>>();
let tried = 0;

beforeAll(async () => {
  api = await startApi({ jwtSecret: MODEL_SECRET });
  passwordHash = await hash(SEED_PASSWORD, { algorithm: Algorithm.Argon2id, memoryCost: 1_024, timeCost: 1 });
});
afterAll(() => api.close());

async function start(caller: Caller) {
  const auditStart = await auditEnd(api);
  const world = await freshWorld(api, passwordHash, caller);
  const targets = targetsIn(world);
  const calls = AREAS.flatMap((callsOf) => callsOf(targets));
  const as = await signIn(api, world, caller);
  return { auditStart, world, as, calls };
}

function drawnCalls(caller: Caller, calls: readonly NamedCall[]): number[] {
  const all = calls.map((_, index) => index);
  if (isCampaign) return all;
  const draws = fc.sample(fc.nat(SHARE_IN_TEST - 1), { seed: SEED + callers.indexOf(caller), numRuns: calls.length });
  const kindOf = (index: number) => calls[index]![0].split(',')[0];
  const isFirstOfKind = (index: number) => all.findIndex((other) => kindOf(other) === kindOf(index)) === index;
  return all.filter((index) => draws[index] === 0 || (caller === UNLIMITED && isFirstOfKind(index)));
}

describe.each(Object.entries(CALLERS))('%s', (_, caller) => {
  it('reads and changes exactly what the contract allows', async () => {
    let { auditStart, world, as, calls } = await start(caller);
    const disagreements: string[] = [];
    for (const index of drawnCalls(caller, calls)) {
      const [name, call] = calls[index]!;
      try {
        tried += 1;
        const { method, path, status } = await check(api, world, { as, ...call } as Action);
        const operation = `${method} ${templateOf(path)}`;
        covered.set(operation, (covered.get(operation) ?? new Set()).add(status));
        const isRead = method === 'GET' || status >= 400;
        if (isRead) continue;
        await checkStored(api, world, auditStart);
      } catch (failure) {
        disagreements.push(`${name}: ${(failure as Error).message}`);
      }
      ({ auditStart, world, as, calls } = await start(caller));
    }
    await checkStored(api, world, auditStart);
    expect(disagreements).toEqual([]);
  });
});

it('calls every operation with a sign-in in openapi.yaml and receives only documented statuses', async () => {
  const { paths } = parse(await readFile('openapi.yaml', 'utf8')) as {
    paths: Record<string, Record<string, { security?: object[]; responses: object }>>;
  };
  const behindSignIn = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { security }]) => security?.some((way) => Object.keys(way).length > 0))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  process.stdout.write(`rights matrix: seed ${SEED}, ${callers.length} kinds of callers, ${tried} calls\n`);
  expect(behindSignIn.length).toBeGreaterThan(25);
  expect([...covered.keys()].sort()).toEqual(behindSignIn.filter((one) => !NOT_IN_MODEL.includes(one)).sort());
  const undocumented = [...covered].flatMap(([operation, statuses]) => {
    const [method, path] = operation.split(' ');
    const documented = Object.keys(paths[path!]?.[method!.toLowerCase()]?.responses ?? {});
    return [...statuses]
      .filter((status) => !documented.includes(String(status)))
      .map((status) => `${operation} ${status}`);
  });
  expect(undocumented).toEqual([]);
});

function templateOf(path: string): string {
  return path
    .split('?', 1)[0]!
    .replace(/by\/[^/]+\/[^/]+$/, 'by/{system}/{externalId}')
    .replace(/[0-9a-f-]{36}/, '{id}')
    .replace(/follow-ups\/[0-9a-f-]{36}/, 'follow-ups/{followUpId}')
    .replace(/parts\/0$/, 'parts/{number}')
    .replace(/deliveries\/[0-9a-f-]{36}/, 'deliveries/{deliveryId}')
    .replace(/(notes|messages)\/[0-9a-f-]{36}/, '$1/{noteId}');
}
