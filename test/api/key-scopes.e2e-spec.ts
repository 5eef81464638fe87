/** Every call behind a sign-in x every scope of a key: a key can make the calls of its scopes, and no others. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { KEY_SCOPES, type KeyScope } from '../../src/modules/users/domain/permissions.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';

/** A key with any of the scopes can make the call. All other calls are only for users. */
const CALLS: Readonly<Record<string, readonly KeyScope[]>> = {
  'GET /api/leads': ['leads:read'],
  'GET /api/leads/{id}': ['leads:read'],
  'GET /api/leads/stats': ['leads:read'],
  'GET /api/leads/places': ['leads:read'],
  'GET /api/leads/types': ['leads:read', 'leads:create'],
  'GET /api/leads/{id}/notes': ['contact:read'],
  'GET /api/leads/{id}/timeline': ['contact:read'],
  'POST /api/leads/manual': ['leads:create'],
  'POST /api/leads/batch': ['leads:create', 'leads:write'],
  'PUT /api/leads/by/{system}/{externalId}': ['leads:create', 'leads:write'],
  'PUT /api/leads/{id}': ['leads:write'],
  'PUT /api/leads/{id}/type': ['leads:write'],
  'PUT /api/leads/{id}/assign': ['leads:write'],
  'POST /api/leads/{id}/notes': ['leads:write'],
  'POST /api/leads/{id}/restore': ['leads:write'],
  'GET /api/leads/assignees': ['leads:write'],
  'DELETE /api/leads/{id}': ['leads:delete'],
  'GET /api/leads/export': ['export:read'],
  'POST /api/leads/export': ['export:read'],
  'GET /api/reports/daily': ['reports:read'],
  'GET /api/reports/types': ['reports:read'],
  'GET /api/reports/promises': ['reports:read'],
  'GET /api/reports/sources': ['reports:read'],
  'GET /api/reports/assignees': ['reports:read'],
  'GET /api/reports/states': ['reports:read'],
  'GET /api/reports/districts': ['reports:read'],
  'GET /api/reports/reasons': ['reports:read'],
  'GET /api/reports/csv': ['reports:read'],
  'GET /api/reports/team': ['reports:read'],
  'GET /api/events': ['events:read'],
  'GET /api/imports': ['import'],
  'POST /api/imports': ['import'],
  'GET /api/imports/fields': ['import'],
  'GET /api/imports/{id}': ['import'],
  'PUT /api/imports/{id}/parts/{number}': ['import'],
  'POST /api/imports/{id}/read': ['import'],
  'POST /api/imports/{id}/check': ['import'],
  'POST /api/imports/{id}/start': ['import'],
  'POST /api/imports/{id}/cancel': ['import'],
  'POST /api/imports/{id}/undo': ['import'],
  'GET /api/imports/{id}/rows': ['import'],
  'GET /api/imports/{id}/refused': ['import'],
};

/** The scopes that a key with this scope must also have. */
const WITH: Readonly<Partial<Record<KeyScope, readonly KeyScope[]>>> = {
  'contact:read': ['leads:read'],
  'leads:write': ['leads:read'],
  'leads:delete': ['leads:read'],
};

const MISSING = '01a22cd6-239b-714c-8184-bcb196b74ef0';

interface Documented {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** The scopes that the document names. A key needs any of them. */
  readonly scopes: readonly string[];
}

let api: Api;
let calls: readonly Documented[];

beforeAll(async () => {
  api = await startApi();
  calls = await documentedCalls();
});
afterAll(() => api.close());

async function documentedCalls(): Promise<Documented[]> {
  const { paths, components } = parse(await readFile('openapi.yaml', 'utf8')) as {
    paths: Record<string, Record<string, { security?: object[]; responses: Record<string, Response> }>>;
    components: { responses: Record<string, Response> };
  };
  type Response = { $ref?: string; description?: string };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { security, responses }]) => {
      if (!security?.some((way) => Object.keys(way).length > 0)) return [];
      const refused = responses['403'];
      const { description = '' } = components.responses[refused?.$ref?.split('/').at(-1) ?? ''] ?? refused ?? {};
      const named = /API key without ((?:`[a-z:]+`(?: or )?)+)/.exec(description)?.[1] ?? '';
      const scopes = [...named.matchAll(/`([a-z:]+)`/g)].flatMap(([, scope]) => scope ?? []);
      return { name: `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), path, scopes };
    }),
  );
}

async function keyWith(scopes: readonly KeyScope[]): Promise<string> {
  const body = { name: scopes.join(' '), scopes, leadTypes: ['contact'] };
  const answer = await api.raw<Schema<'NewApiKeyResult'>>('POST', '/api/keys', { token: await api.signIn(), body });
  return answer.body.data.secret;
}

it('the document names the scopes of each call', () => {
  const named = calls.filter(({ scopes }) => scopes.length > 0).map(({ name, scopes }) => [name, scopes]);
  expect(Object.fromEntries(named)).toEqual(CALLS);
});

describe.each(KEY_SCOPES)('a key with the scope %s', (scope) => {
  it('can make its calls, and no others', async () => {
    const scopes = [scope, ...(WITH[scope] ?? [])];
    const secret = await keyWith(scopes);
    const expected = calls.map(({ name }) => {
      const any = CALLS[name];
      if (!any) return [name, 'key_not_allowed'];
      return [name, any.some((one) => scopes.includes(one)) ? 'allowed' : 'scope_missing'];
    });
    const seen: [string, string][] = [];
    for (const { name, method, path } of calls) {
      const target = path.replace(/\{(id|\w+Id)\}/g, MISSING).replace(/\{\w+\}/g, '0');
      const isFile = path.includes('/parts/');
      const { status, problem } = await api.raw(method, target, {
        token: secret,
        ...(method !== 'GET' && !isFile && { body: {} }),
        ...(isFile && { body: 'x', headers: { 'content-type': 'application/octet-stream' } }),
      });
      const isRefused = status === 401 || status === 403;
      seen.push([name, isRefused ? problem.code : 'allowed']);
    }
    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(expected));
  });
});
