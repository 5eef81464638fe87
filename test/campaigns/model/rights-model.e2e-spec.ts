/**
 * Compares every response with the model in this folder, which was written from the contract. To run it longer or to
 * repeat a run: `npm run test:campaigns model -- --steps 100000 --seed 7`
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Algorithm, hash } from '@node-rs/argon2';
import fc from 'fast-check';
import { type Api, startApi } from '../../support/api.js';
import { startReplicatedDatabase } from '../../support/replicated-database.js';
import { amount, hasReplica, isTimeUp, SEED, TIME_LIMIT_MS } from '../campaign.js';
import { auditEnd, check, checkStored } from './check.js';
import { anyDraft } from './drafts.js';
import { worlds } from './draw-worlds.js';
import { SEED_PASSWORD, seedWorld } from './seed.js';
import { MODEL_SECRET } from './world.js';

const STEPS = amount('steps', { inTest: 300, inCampaign: 50_000 });
const WORLDS_A_ROUND = 10;
const CALLS_A_WORLD = 120;
const SHRINK_MS = 15_000;

let api: Api;
let passwordHash: string;

beforeAll(async () => {
  const database = hasReplica ? await startReplicatedDatabase() : undefined;
  const databaseReadUrl = database?.replicaUrl;
  api = await startApi({ jwtSecret: MODEL_SECRET, ...(databaseReadUrl && { databaseReadUrl }) }, database);
  passwordHash = await hash(SEED_PASSWORD, { algorithm: Algorithm.Argon2id, memoryCost: 1_024, timeCost: 1 });
});
afterAll(() => api.close());

it(
  'responds to every call of every user as the contract says',
  async () => {
    const startedMs = Date.now();
    const statuses = new Map<number, number>();
    let steps = 0;
    let shrinkUntilMs: number | undefined;
    const sequence = fc.asyncProperty(
      worlds,
      fc.array(anyDraft, { minLength: 1, maxLength: CALLS_A_WORLD, size: 'max' }),
      async ({ users, leads, keys, webhooks }, drafts) => {
        if (shrinkUntilMs !== undefined && Date.now() > shrinkUntilMs) return;
        try {
          const auditStart = await auditEnd(api);
          const world = await seedWorld(api, passwordHash, users, leads, keys, webhooks);
          for (const draft of drafts) {
            const { status } = await check(api, world, draft(world));
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
            steps += 1;
          }
          await checkStored(api, world, auditStart);
        } catch (disagreement) {
          shrinkUntilMs ??= Date.now() + SHRINK_MS;
          throw disagreement;
        }
      },
    );
    for (let round = 0; steps < STEPS && !isTimeUp(); round += 1) {
      await fc.assert(sequence, { seed: SEED + round, numRuns: WORLDS_A_ROUND });
    }
    const seconds = Math.round((Date.now() - startedMs) / 1_000);
    const spread = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    process.stdout.write(
      `rights model: seed ${SEED}, ${steps} steps, 0 disagreements, ${seconds} s (${spread.join(', ')})\n`,
    );
    // A run without one of these statuses would prove little.
    for (const status of [200, 201, 401, 403, 404]) expect(statuses.get(status)).toBeGreaterThan(0);
  },
  TIME_LIMIT_MS,
);
