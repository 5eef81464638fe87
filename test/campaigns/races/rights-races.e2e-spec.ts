/** Tests permissions during concurrent changes, and in a process other than the one that changed them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Algorithm, hash } from '@node-rs/argon2';
import fc from 'fast-check';
import pg from 'pg';
import { PERMISSIONS } from '../../../src/modules/users/domain/permissions.js';
import { USER_LOCKS } from '../../../src/shared/database/advisory-locks.js';
import { type Api, startApi } from '../../support/api.js';
import type { Answer } from '../../support/api-client.js';
import { startBeside } from '../../support/second-process.js';
import { waitFor } from '../../support/wait-for.js';
import { amount, isCampaign, SEED } from '../campaign.js';
import { requestOf } from '../model/check.js';
import { anyDraft } from '../model/drafts.js';
import { worlds } from '../model/draw-worlds.js';
import { type LeadSeed, SEED_PASSWORD, seedWorld, type UserSeed } from '../model/seed.js';
import { MODEL_SECRET, type World } from '../model/world.js';

const ROUNDS = amount('rounds', { inTest: 3, inCampaign: 50 });
const ADMIN: UserSeed = { role: 'admin', flags: [], types: [], active: true };
const AGENT: UserSeed = { role: 'agent', flags: PERMISSIONS, types: ['contact'], active: true };

let api: Api;
let other: Awaited<ReturnType<typeof startBeside>>;
let passwordHash: string;

beforeAll(async () => {
  api = await startApi({ jwtSecret: MODEL_SECRET });
  other = await startBeside(api, { jwtSecret: MODEL_SECRET });
  passwordHash = await hash(SEED_PASSWORD, { algorithm: Algorithm.Argon2id, memoryCost: 1_024, timeCost: 1 });
});
afterAll(async () => {
  await other.close();
  await api.close();
});

async function callOther(method: string, path: string, token: string, body?: unknown): Promise<number> {
  const url = other.url + path;
  const answer = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await answer.text();
  return answer.status;
}

const people = (world: World) => [...world.users.keys()].map((id) => ({ id, token: tokenOf(world, id) }));
const tokenOf = (world: World, userId: string) =>
  [...world.sessions.values()].find((session) => session.userId === userId)!.token;

const activeAdmins = async () =>
  (await api.sql<{ count: number }>(`SELECT count(*)::int AS count FROM users WHERE role = 'admin' AND is_active`))[0]!
    .count;

const requests = {
  demoting: (id: string) => ['PUT', `/api/users/${id}`, { role: 'agent' }] as const,
  deactivating: (id: string) => ['PUT', `/api/users/${id}/toggle-status`, undefined] as const,
  deleting: (id: string) => ['DELETE', `/api/users/${id}`, undefined] as const,
};
type RequestKind = keyof typeof requests;

describe('two administrators at the same time, on two processes', () => {
  const pairs = (Object.keys(requests) as RequestKind[]).flatMap((first) =>
    (Object.keys(requests) as RequestKind[]).map((second): [RequestKind, RequestKind] => [first, second]),
  );

  it.each(pairs)(`%s each other against %s, ${ROUNDS} times: exactly one succeeds`, async (first, second) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, two] = people(await seedWorld(api, passwordHash, [ADMIN, ADMIN], []));
      const [method, path, body] = requests[first](two!.id);
      const statuses = await Promise.all([
        api.raw(method, path, { token: one!.token, body }).then(({ status }) => status),
        callOther(requests[second](one!.id)[0], requests[second](one!.id)[1], two!.token, requests[second](one!.id)[2]),
      ]);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => [401, 403].includes(status))).toHaveLength(1);
      expect(await activeAdmins()).toBe(1);
    }
  });

  it.each(Object.keys(requests) as RequestKind[])(
    `%s themselves, ${ROUNDS} times: exactly one succeeds`,
    async (kind) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const [one, two] = people(await seedWorld(api, passwordHash, [ADMIN, ADMIN], []));
        const [method, path, body] = requests[kind](one!.id);
        const statuses = await Promise.all([
          api.raw(method, path, { token: one!.token, body }).then(({ status }) => status),
          callOther(requests[kind](two!.id)[0], requests[kind](two!.id)[1], two!.token, requests[kind](two!.id)[2]),
        ]);
        expect(statuses.sort()).toEqual([200, 409]);
        expect(await activeAdmins()).toBe(1);
      }
    },
  );
});

describe('the next request to another process', () => {
  let world: World;
  let admin: { id: string; token: string };
  let agent: { id: string; token: string };

  const begin = async () => {
    world = await seedWorld(
      api,
      passwordHash,
      [ADMIN, AGENT],
      [{ type: 'contact', owner: null, status: 'new', priority: 'medium', quarantined: false, fullName: 'Asha' }],
    );
    [admin, agent] = people(world) as [typeof admin, typeof agent];
    expect(await callOther('GET', '/api/users', agent.token)).toBe(200);
  };
  const asAdmin = (method: string, path: string, body?: unknown): Promise<Answer> =>
    api.raw(method, path, { token: admin.token, body });

  it.each([
    ['deactivation', () => asAdmin('PUT', `/api/users/${agent.id}/toggle-status`)],
    ['deletion', () => asAdmin('DELETE', `/api/users/${agent.id}`)],
    [
      'a password reset',
      () => asAdmin('PUT', `/api/users/${agent.id}/reset-password`, { newPassword: 'monsoon-rain-9' }),
    ],
    ['signing out', () => api.raw('POST', '/api/auth/logout', { token: agent.token })],
  ])('is refused after %s', async (_, end) => {
    await begin();
    expect((await end()).status).toBe(200);
    expect(await callOther('GET', '/api/auth/me', agent.token)).toBe(401);
    expect(await callOther('GET', '/api/leads', agent.token)).toBe(401);
  });

  it('is refused after the user lost a permission, a lead type or a role', async () => {
    await begin();
    const [lead] = [...world.leads.keys()];
    await asAdmin('PUT', `/api/users/${agent.id}`, { permissions: { canManageUsers: false } });
    expect(await callOther('GET', '/api/users', agent.token)).toBe(403);
    expect(await callOther('GET', `/api/leads/${lead}`, agent.token)).toBe(200);
    await asAdmin('PUT', `/api/users/${agent.id}/lead-access`, { leadTypeAccess: { contact: false } });
    expect(await callOther('GET', `/api/leads/${lead}`, agent.token)).toBe(404);
    await asAdmin('PUT', `/api/users/${agent.id}`, { role: 'admin' });
    expect(await callOther('GET', `/api/leads/${lead}`, agent.token)).toBe(200);
    await asAdmin('PUT', `/api/users/${agent.id}`, { role: 'agent' });
    expect(await callOther('GET', '/api/users', agent.token)).toBe(403);
  });
});

describe('a call with a concurrent change that commits first', () => {
  const USERS_LOCK = `SELECT pg_advisory_xact_lock(${USER_LOCKS}, 0)`;

  /** Runs `change` without a commit, starts `call`, and commits when the call waits. Returns the status of the call. */
  async function overtaken(change: string[], id: string, call: () => Promise<Answer>): Promise<number> {
    const client = new pg.Client({ connectionString: api.databaseUrl });
    await client.connect();
    try {
      await client.query('BEGIN');
      for (const statement of change) await client.query(statement, statement.includes('$1') ? [id] : []);
      const answer = call();
      await untilSomebodyWaits();
      await client.query('COMMIT');
      return (await answer).status;
    } finally {
      await client.end();
    }
  }

  const begin = async () => {
    const lead = { type: 'contact', owner: null, status: 'new', priority: 'medium', quarantined: false, fullName: 'A' };
    const world = await seedWorld(api, passwordHash, [ADMIN, AGENT], [lead as LeadSeed]);
    const [admin, agent] = people(world);
    return {
      admin: admin!,
      agent: agent!,
      lead: [...world.leads.keys()][0]!,
      email: world.users.get(agent!.id)!.email,
    };
  };
  const reset = `UPDATE users SET password_hash = 'another' WHERE id = $1`;

  it('refuses a sign-in with the old password after a reset', async () => {
    const { agent, email } = await begin();
    const signIn = () => api.raw('POST', '/api/auth/login', { body: { email, password: SEED_PASSWORD } });
    expect(await overtaken([reset], agent.id, signIn)).toBe(401);
  });

  it('keeps the reset password when the user changes it at the same time', async () => {
    const { agent } = await begin();
    const body = { currentPassword: SEED_PASSWORD, newPassword: 'monsoon-rain-9' };
    const change = () => api.raw('PUT', '/api/auth/password', { token: agent.token, body });
    expect(await overtaken([USERS_LOCK, reset], agent.id, change)).toBe(400);
    expect(await api.sql('SELECT password_hash FROM users WHERE id = $1', [agent.id])).toEqual([
      { password_hash: 'another' },
    ]);
  });

  it('treats a deleted user as unknown at a sign-in or password change', async () => {
    const { agent, email } = await begin();
    const signIn = () => api.raw('POST', '/api/auth/login', { body: { email, password: SEED_PASSWORD } });
    expect(await overtaken(['DELETE FROM users WHERE id = $1'], agent.id, signIn)).toBe(401);
    const { agent: other } = await begin();
    const body = { currentPassword: SEED_PASSWORD, newPassword: 'monsoon-rain-9' };
    const change = () => api.raw('PUT', '/api/auth/password', { token: other.token, body });
    expect(await overtaken(['DELETE FROM users WHERE id = $1'], other.id, change)).toBe(400);
  });

  it('stores no notification settings for a deleted user', async () => {
    const { agent } = await begin();
    const save = () =>
      api.raw('PUT', '/api/notifications/settings', { token: agent.token, body: { digestMail: false } });
    expect(await overtaken(['DELETE FROM users WHERE id = $1'], agent.id, save)).toBeLessThan(500);
  });

  it.each([
    ['resets no password', 'PUT', '/reset-password', { newPassword: 'monsoon-rain-9' }],
    ['renames nobody', 'PUT', '', { name: 'Renamed' }],
    ['deletes nobody', 'DELETE', '', undefined],
  ])('%s if the user first receives a permission that the manager lacks', async (_, method, path, body) => {
    const [, manager, other] = people(await seedWorld(api, passwordHash, [ADMIN, AGENT, AGENT], []));
    const act = () => api.raw(method, `/api/users/${other!.id}${path}`, { token: manager!.token, body });
    const grant = `UPDATE users SET lead_types = lead_types || '{sarthi}' WHERE id = $1`;
    expect(await overtaken([USERS_LOCK, grant], other!.id, act)).toBe(403);
    const [stored] = await api.sql('SELECT name, lead_types FROM users WHERE id = $1', [other!.id]);
    expect(stored).toMatchObject({ name: expect.stringMatching(/^User/), lead_types: ['contact', 'sarthi'] });
  });

  it('returns 404 for a note on a deleted lead', async () => {
    const { admin, lead } = await begin();
    const body = { content: 'Called' };
    const note = () => api.raw('POST', `/api/leads/${lead}/notes`, { token: admin.token, body });
    expect(await overtaken(['DELETE FROM leads WHERE id = $1'], lead, note)).toBe(404);
  });

  it.each([
    ['a status', { status: 'contacted' }],
    ['a correction', { personalInfo: { fullName: 'Asha' } }],
  ])('keeps both %s without a version and the earlier change of the lead', async (_, body) => {
    const { admin, lead } = await begin();
    const change = () => api.raw('PUT', `/api/leads/${lead}`, { token: admin.token, body });
    const other = `UPDATE leads SET version = version + 1, priority = 'low' WHERE id = $1`;
    expect(await overtaken([other], lead, change)).toBe(200);
    const { data } = (await api.call('get', '/api/leads/{id}', { params: { id: lead }, token: admin.token })).body;
    expect(data).toMatchObject({ ...body, priority: 'low' });
  });

  it.each(['assign', 'bulk'])('returns 422 for %s with a deleted assignee', async (way) => {
    const { admin, agent, lead } = await begin();
    const work = { assignedTo: agent.id };
    const [path, body] = way === 'assign' ? [`${lead}/assign`, work] : ['bulk', { leadIds: [lead], updates: work }];
    const assign = () => api.raw('PUT', `/api/leads/${path}`, { token: admin.token, body });
    expect(await overtaken(['DELETE FROM users WHERE id = $1'], agent.id, assign)).toBe(422);
  });
});

describe('an assignment to a user who loses access at the same time, on two processes', () => {
  const GIVING_ROUNDS = amount('rounds', { inTest: 1, inCampaign: 50 });
  const contact = (owner: number | null, more: Partial<LeadSeed> = {}): LeadSeed => ({
    type: 'contact',
    owner,
    status: 'new',
    priority: 'medium',
    quarantined: false,
    fullName: 'Asha',
    ...more,
  });
  type Given = { admin: string; agent: string; lead: string; other: string };
  const call = async (token: string, method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await api.raw(method, path, { token, body });
    expect([200, 201]).toContain(answer.status);
    return answer;
  };
  const flag = ({ admin, lead, other }: Given) => call(admin, 'POST', `/api/leads/${lead}/duplicates`, { other });
  const mergedWith = async (given: Given, take: string[] = []) => {
    await flag(given);
    await call(given.admin, 'POST', `/api/leads/${given.lead}/merge`, { other: given.other, take });
  };

  /** The ways to assign a lead to the agent, each with its seeded leads, a preparation and the racing call. */
  const giving: Record<
    string,
    {
      seeds: LeadSeed[];
      prepare?: (given: Given) => Promise<unknown>;
      give: (given: Given) => [string, string, unknown?];
    }
  > = {
    'a merge takes the assignee': {
      seeds: [contact(null), contact(1)],
      prepare: flag,
      give: ({ lead, other }) => ['POST', `/api/leads/${lead}/merge`, { other, take: ['assignedTo'] }],
    },
    'a merge reopens a closed lead': {
      seeds: [contact(1, { status: 'closed' }), contact(null)],
      prepare: flag,
      give: ({ lead, other }) => ['POST', `/api/leads/${lead}/merge`, { other, take: ['status'] }],
    },
    'an unmerge restores the other lead': {
      seeds: [contact(null), contact(1)],
      prepare: (given) => mergedWith(given),
      give: ({ lead, other }) => ['POST', `/api/leads/${lead}/unmerge`, { other }],
    },
    'an unmerge restores the assignee of the survivor': {
      seeds: [contact(1), contact(0)],
      prepare: (given) => mergedWith(given, ['assignedTo']),
      give: ({ lead, other }) => ['POST', `/api/leads/${lead}/unmerge`, { other }],
    },
    'a lead is restored from the bin': {
      seeds: [contact(1), contact(null)],
      prepare: ({ admin, lead }) => call(admin, 'DELETE', `/api/leads/${lead}`),
      give: ({ lead }) => ['POST', '/api/leads/bin/restore', { leadIds: [lead] }],
    },
    'a lead is added by hand': {
      seeds: [contact(null), contact(null)],
      give: ({ agent }) => [
        'POST',
        '/api/leads/manual',
        {
          type: 'contact',
          assignedTo: agent,
          personalInfo: { fullName: 'By Hand', phone: '9812345678' },
          source: { how: 'call', language: 'hi' },
        },
      ],
    },
    'a closed lead is reopened': {
      seeds: [contact(1, { status: 'closed' }), contact(null)],
      give: ({ lead }) => ['PUT', `/api/leads/${lead}`, { status: 'new' }],
    },
    'many closed leads are reopened': {
      seeds: [contact(1, { status: 'closed' }), contact(1, { status: 'rejected' })],
      give: ({ lead, other }) => [
        'PUT',
        '/api/leads/bulk',
        { leadIds: [lead, other], updates: { status: 'contacted' } },
      ],
    },
    'a note reopens a closed lead': {
      seeds: [contact(1, { status: 'closed' }), contact(null)],
      give: ({ lead }) => ['POST', `/api/leads/${lead}/notes`, { content: 'Wrote again', status: 'contacted' }],
    },
    'a lead is assigned': {
      seeds: [contact(null), contact(null)],
      give: ({ lead, agent }) => ['PUT', `/api/leads/${lead}/assign`, { assignedTo: agent }],
    },
    'many leads are assigned': {
      seeds: [contact(null), contact(null)],
      give: ({ lead, other, agent }) => [
        'PUT',
        '/api/leads/bulk',
        { leadIds: [lead, other], updates: { assignedTo: agent } },
      ],
    },
    'leads are shared out': {
      seeds: [contact(null), contact(null)],
      give: ({ lead, other, agent }) => [
        'POST',
        '/api/assignment/share-out',
        { leadIds: [lead, other], userIds: [agent] },
      ],
    },
  };
  const leaving: Record<string, (id: string) => [string, string, unknown?]> = {
    deactivation: (id) => ['PUT', `/api/users/${id}/toggle-status`],
    'loss of the type': (id) => ['PUT', `/api/users/${id}/lead-access`, { leadTypeAccess: { contact: false } }],
    deletion: (id) => ['DELETE', `/api/users/${id}`],
  };
  const pairs = Object.keys(giving).flatMap((way) => Object.keys(leaving).map((loss): [string, string] => [way, loss]));

  it.each(pairs)(`%s, against their %s, ${GIVING_ROUNDS} times: they end without the lead`, async (way, loss) => {
    const { seeds, prepare, give } = giving[way]!;
    // Every way runs in each of the three orders, even if each kind of loss has only one round.
    const first = Object.keys(leaving).indexOf(loss);
    for (let round = first; round < first + GIVING_ROUNDS; round += 1) {
      const world = await seedWorld(api, passwordHash, [ADMIN, AGENT], seeds);
      const [admin, agent] = people(world);
      const [lead, other] = [...world.leads.keys()] as [string, string];
      const given = { admin: admin!.token, agent: agent!.id, lead, other };
      await prepare?.(given);
      const [method, path, body] = give(given);
      const [lossMethod, lossPath, lossBody] = leaving[loss]!(agent!.id);
      const late = (work: () => Promise<number>, ms: number) =>
        new Promise<void>((resolve) => setTimeout(resolve, ms)).then(work);
      const statuses = await Promise.all([
        late(() => callOther(method, path, admin!.token, body), round % 3),
        late(
          () => api.raw(lossMethod, lossPath, { token: admin!.token, body: lossBody }).then(({ status }) => status),
          (round + 1) % 3,
        ),
      ]);
      expect(statuses[0]).toBeLessThan(500);
      expect(statuses[1]).toBe(200);
      expect(await strandedLeads()).toEqual([]);
    }
  });

  /** Returns the open leads, except merged ones, whose assignee has no access to them. */
  const strandedLeads = () =>
    api.sql(
      `SELECT l.id FROM leads l JOIN users u ON u.id = l.assigned_to
       WHERE l.status IN ('new', 'contacted', 'qualified') AND l.merged_into IS NULL
         AND NOT (u.is_active AND (u.role = 'admin' OR l.type = ANY (u.lead_types)))`,
    );
});

describe('all users at the same time', () => {
  const LANES = 8;
  const CALLS_A_LANE = 60;
  const seeds = isCampaign ? Array.from({ length: 12 }, (_, index) => SEED + index) : [SEED];

  it.each(seeds)('never causes a server error (seed %i)', async (seed) => {
    const { users, leads, keys } = fc.sample(worlds, { seed, numRuns: 1 })[0]!;
    const managers: UserSeed[] = Array.from({ length: 3 }, () => ADMIN);
    const world = await seedWorld(api, passwordHash, [...users, ...managers], leads, keys);
    const drafts = fc.sample(anyDraft, { seed, numRuns: LANES * CALLS_A_LANE });
    const failures: string[] = [];
    const lane = async (first: number) => {
      for (let i = first; i < drafts.length; i += LANES) {
        const { method, path, body, token } = requestOf(world, drafts[i]!(world));
        const answer = await api.raw(method, path, { token, body });
        if (answer.status >= 500) failures.push(`${method} ${path}: ${answer.text}`);
      }
    };
    await Promise.all(Array.from({ length: LANES }, (_, first) => lane(first)));
    expect(failures).toEqual([]);
    expect(await activeAdmins()).toBeGreaterThan(0);
  });
});

async function untilSomebodyWaits(): Promise<void> {
  await waitFor('a statement waits for a lock', async () => {
    const waiting = await api.sql(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return waiting.length > 0;
  });
}
