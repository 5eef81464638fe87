/** To run this test longer, or to repeat a run: `npm run test:campaigns fuzz -- --requests 100000 --seed 7` */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sample } from 'openapi-sampler';
import { parse } from 'yaml';
import { type Api, startApi } from '../../support/api.js';
import { amount, isTimeUp, SEED, TIME_LIMIT_MS } from '../campaign.js';
import { DOCUMENT_FILE, readApiDocument } from './api-document.js';
import { type FuzzFigures, fuzz } from './fuzz-run.js';
import type { FuzzAnswer } from './request.js';
import { ResponseValidator } from './response-validator.js';
import { FUZZ_SECRET } from './world.js';

const REQUESTS = amount('requests', { inTest: 600, inCampaign: 50_000 });

/** They succeed only on a server that sends emails, and with a token from an email. */
const NEEDS_EMAIL = ['requestPasswordReset', 'resetForgottenPassword'];
/** It succeeds only with a receiver that answers. */
const NEEDS_RECEIVER = ['enableWebhook'];

let api: Api;
beforeAll(async () => {
  api = await startApi({ jwtSecret: FUZZ_SECRET });
});
afterAll(() => api.close());

it(
  'responds as documented to every operation, whatever the request',
  async () => {
    const startedMs = Date.now();
    const figures = await fuzz(api, REQUESTS, SEED, isTimeUp);
    process.stdout.write(`${summary(figures, Date.now() - startedMs)}\n`);
    expect(figures.failures).toEqual([]);
    const documented = readApiDocument().operations.map(({ id }) => id);
    const succeeded = documented.filter((id) =>
      [...(figures.statuses.get(id)?.keys() ?? [])].some((status) => status < 300),
    );
    // Each operation must have succeeded at least once. Otherwise it was not really tested.
    expect(succeeded).toEqual(documented.filter((id) => ![...NEEDS_EMAIL, ...NEEDS_RECEIVER].includes(id)));
  },
  TIME_LIMIT_MS,
);

describe('the response validator', () => {
  const validator = new ResponseValidator(readApiDocument());
  const request = { mutations: [], method: 'GET', path: '/api/auth/me', headers: {} };
  const refused = { type: 'about:blank', title: 'Unauthorized', status: 401, code: 'not_signed_in' };
  const right: FuzzAnswer = {
    status: 401,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "frame-ancestors 'none'",
    },
    text: problem('The token is missing.'),
    ms: 3,
  };

  function problem(message: string, more: object = {}): string {
    return JSON.stringify({ ...refused, detail: message, message, ...more });
  }

  it('accepts a correct response', () => {
    expect(validator.violations(request, right)).toEqual([]);
  });

  it('reports a group of another lead type', () => {
    const document = parse(readFileSync(DOCUMENT_FILE, 'utf8'));
    const shown = sample(document.components.schemas.LeadUpdatedResult, { quiet: true }, document) as { data: object };
    const changed = { ...request, method: 'PUT', path: '/api/leads/x' };
    const answer = (lead: object) => ({
      ...right,
      status: 200,
      headers: { ...right.headers, 'content-type': 'application/json' },
      text: JSON.stringify({ ...shown, data: lead }),
    });
    expect(validator.violations(changed, answer(shown.data))).toEqual([]);
    expect(validator.violations(changed, answer({ ...shown.data, franchiseInfo: {} }))).not.toEqual([]);
    expect(validator.violations(changed, answer({ ...shown.data, type: 'franchise' }))).not.toEqual([]);
  });

  it.each<[string, Partial<FuzzAnswer>, object]>([
    ['a server error', { status: 500, text: problem('The token failed.', { status: 500 }) }, {}],
    ['an undocumented status', { status: 418, text: problem('I am a teapot.', { status: 418 }) }, {}],
    ['plain JSON for an error', { headers: { ...right.headers, 'content-type': 'application/json' } }, {}],
    ['an undocumented key', { text: problem('The token is missing.', { stack: 'x' }) }, {}],
    ['a missing key', { text: problem('The token is missing.', { code: undefined }) }, {}],
    ['a message that is not the detail', { text: problem('The token is missing.', { detail: 'No.' }) }, {}],
    ['a 401 without the word token', { text: problem('Please sign in.') }, {}],
    [
      'an error that would sign users out',
      { status: 404, text: problem('No such token.', { status: 404, title: 'Not Found' }) },
      { path: '/api/nothing' },
    ],
    ['a stack trace', { text: problem('The token failed at read (/app/src/x.ts:3:1).') }, {}],
    ['SQL', { text: problem('The token failed: syntax error at or near "OR".') }, {}],
    ['a server banner', { headers: { ...right.headers, server: 'nginx' } }, {}],
    ['a cacheable response', { headers: { ...right.headers, 'cache-control': 'public' } }, {}],
    ['a slow response', { ms: 20_001 }, {}],
    ['a status that the contract forbids', {}, { allowed: [413] }],
    [
      'a cell with a formula',
      { status: 200, headers: { ...right.headers, 'content-type': 'text/csv' }, text: '\uFEFFA\r\n=1+1\r\n' },
      { path: '/api/leads/export' },
    ],
  ])('reports %s', (_, wrong, asked) => {
    expect(validator.violations({ ...request, ...asked }, { ...right, ...wrong })).not.toEqual([]);
  });
});

function summary({ requests, statuses, slowestMs, failures }: FuzzFigures, ms: number): string {
  const totals = new Map<number, number>();
  for (const counts of statuses.values()) {
    for (const [status, count] of counts) totals.set(status, (totals.get(status) ?? 0) + count);
  }
  const spread = [...totals].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  return [
    `Contract fuzz, seed ${SEED}: ${requests} requests to ${statuses.size} operations in ${Math.round(ms / 1000)} s, ` +
      `slowest response ${Math.round(slowestMs)} ms, ${failures.length} failures (${spread.join(', ')})`,
    ...failures,
  ].join('\n\n');
}
