import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { sample } from 'openapi-sampler';
import { parse } from 'yaml';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../../src/lead-types/lead-types.js';
import { DOCUMENT_FILE, type Operation, readApiDocument, withSharedParts } from '../campaigns/fuzz/api-document.js';
import { ADMIN } from '../support/admin.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { deleteAllLeads } from '../support/delete-all-leads.js';
import { type LineField, lineFieldsOf, soiled, textsIn, UNCLEAN, withText } from '../support/line-fields.js';
import { type MailServer, startMailServer } from '../support/mail-server.js';
import { addLead } from '../support/staff.js';
import { addImport } from '../support/stored-imports.js';
import { smallestSubmission } from '../support/submissions.js';

interface Content {
  schema: object;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Field {
  example?: unknown;
  default?: unknown;
}
interface Holder {
  content?: Record<string, Content>;
}
interface RawOperation {
  operationId: string;
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema: Field; example?: unknown; examples?: object }[];
  requestBody?: Holder;
  responses: Record<string, Holder>;
}

const document = withSharedParts(
  parse(readFileSync(DOCUMENT_FILE, 'utf8')) as {
    paths: Record<string, Record<string, RawOperation>>;
    tags: { name: string }[];
    components: { schemas: Record<string, { required?: string[] }> };
  },
);
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

for (const { requestBody, responses } of operations) {
  const contents = [requestBody, ...Object.values(responses)].flatMap((holder) => Object.values(holder?.content ?? {}));
  for (const content of contents) if (!content.examples) content.example ??= shownFor(content.schema);
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ components: document.components }, 'api');

/** The id in the examples of the document. In these tests it is the id of a user, a lead and other records. */
const ID = '019a8f3e-6c1b-7d2a-9f44-2b7d5e8a1c03';
/** Reserved names: no such host answers. */
const WEBHOOK = { url: 'https://erp.invalid/leads', keyId: ID };

/** Creates the key that the examples of webhooks name. */
async function addWebhookKey(api: Api, token: string): Promise<void> {
  const body = { name: 'Events', scopes: ['events:read' as const] };
  const key = await api.call('post', '/api/keys', { token, body });
  await api.sql('UPDATE api_keys SET id = $2 WHERE id = $1', [key.body.data._id, ID]);
}

/** Adds an import that accepts the call, for the administrator. */
async function addImportFor(api: Api, token: string, path: string): Promise<string> {
  const { body } = await api.call('get', '/api/auth/me', { token });
  const step = path.slice(path.lastIndexOf('/') + 1);
  return addImport(api, body.data._id, step === 'check' ? 'ready' : step === 'read' ? 'asking' : 'uploading');
}

const parametersOf = (path: string, method: string) => document.paths[path]?.[method]?.parameters ?? [];

function namedIn(schema: object | undefined) {
  const name = JSON.stringify(schema).match(/#\/components\/schemas\/(\w+)/)?.[1] ?? '';
  return document.components.schemas[name];
}

function requiredOf(schema: object | undefined): readonly string[] {
  return namedIn(schema)?.required ?? [];
}

/** Returns the example that viewers of the API document show: the schema's own, or one made of its fields' examples. */
function shownFor(schema: object): unknown {
  return sample(schema, { quiet: true }, document);
}

function partsOf(value: unknown): string[] {
  const parts = Object.entries(value ?? {}).filter(([, part]) => part instanceof Object && !Array.isArray(part));
  return parts.flatMap(([name, part]) => [name, ...partsOf(part).map((inner) => `${name}.${inner}`)]);
}

const compiled = new Map<string, ValidateFunction>();

function misfits(schema: object, value: unknown): string {
  const text = JSON.stringify(schema).replaceAll('"#/', '"api#/');
  const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text) as object);
  compiled.set(text, validate);
  validate(value);
  return ajv.errorsText(validate.errors);
}

function ofErp(path: string): string {
  return path.replace('{system}/{externalId}', 'erp/C-1001');
}

/** Names of text fields that have no example in the schema and no value in api-example-values.ts. */
function textsWithoutExample(value: unknown, name = 'the body'): string[] {
  if (value === 'string') return [name];
  if (!(value instanceof Object)) return [];
  return Object.entries(value).flatMap(([key, part]) => textsWithoutExample(part, Array.isArray(value) ? name : key));
}

describe.each(operations.map((operation) => [operation.operationId, operation] as const))('%s', (_id, operation) => {
  it('lists every possible status, including those of all operations with a body', () => {
    const always = ['400', '503', ...(operation.requestBody ? ['413', '415'] : [])];
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(always));
  });

  it('has a summary, a tag, and a valid example for every request and response', () => {
    expect(operation.summary).toBeTruthy();
    expect(operation.tags).toHaveLength(1);
    for (const { name, required, schema, example } of operation.parameters ?? []) {
      const shown = required ? example : schema.default;
      if (required || shown !== undefined) expect([name, misfits(schema, shown)]).toEqual([name, 'No errors']);
    }
    const bodiless = Object.entries(operation.responses).filter(
      ([status, { content }]) => !content && !['204', '304'].includes(status),
    );
    expect(bodiless.map(([status]) => `${status} does not say what it answers`)).toEqual([]);
    const holders = Object.entries({ ...operation.responses, body: operation.requestBody ?? {} });
    for (const [part, { content = {} }] of holders) {
      for (const [type, { schema, example, examples = { only: { value: example } } }] of Object.entries(content)) {
        for (const { value } of Object.values(examples)) {
          expect([part, misfits(schema, value)]).toEqual([part, 'No errors']);
          expect(textsWithoutExample(value)).toEqual([]);
          if (type === 'application/problem+json') expect(value).toMatchObject({ status: Number(part) });
        }
      }
    }
  });
});

it('the examples set no optional parameter, except to its default', () => {
  const prefilled = operations.flatMap(({ operationId, parameters = [] }) =>
    parameters
      .filter(({ required, schema, example, examples }) => !required && (example ?? examples ?? schema.example))
      .map(({ name }) => `${operationId} ${name}`),
  );
  expect(prefilled).toEqual([]);
  expect(parametersOf('/api/leads', 'get').flatMap(({ name, schema }) => ('default' in schema ? [name] : []))).toEqual([
    'unassigned',
    'pool',
    'contacted',
    'quarantined',
    'sortBy',
    'sortOrder',
    'page',
    'limit',
    'count',
  ]);
});

describe('the examples of POST /api/leads', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  const forms = operations.find(({ operationId }) => operationId === 'createLead')?.requestBody?.content;
  it.each(Object.entries(forms?.['application/json']?.examples ?? {}))(
    '%s can be sent unchanged',
    async (_type, form) => {
      const answer = await api.raw('POST', '/api/leads', { body: form.value });
      expect(answer.status).toBe(201);
      expect(await api.sql('SELECT 1 FROM leads WHERE quarantined_at IS NOT NULL')).toEqual([]);
    },
  );
});

describe('every example of a body', () => {
  const LEAD = {
    type: 'contact',
    personalInfo: { fullName: 'Asha Devi', email: 'asha@example.in', phone: '9811122233' },
  };
  let api: Api;
  let mails: MailServer;
  let token: string;
  beforeAll(async () => {
    mails = await startMailServer();
    api = await startApi({
      mail: { smtpUrl: mails.url, from: { name: 'Kisan Canteen', address: 'leads@example.in' } },
    });
  });
  afterAll(async () => {
    await api.close();
    await mails.stop();
  });

  const made = async (path: string, body: object) => {
    const { body: answer } = await api.raw<{ data: { _id: string } }>('POST', path, { token, body });
    return answer.data._id;
  };
  const newUser = (more: object = {}) =>
    made('/api/users', {
      name: 'Ramesh',
      email: 'ramesh@kisancanteen.local',
      password: 'harvest-moon-43',
      role: 'agent',
      ...more,
    });
  const colleagueToken = async () => {
    await newUser({ email: 'bela@kisancanteen.local', password: ADMIN.password });
    return api.signIn('bela@kisancanteen.local', ADMIN.password);
  };
  const MY_TEMPLATE = { channel: 'whatsapp', language: 'en', name: 'Mine', body: 'Hello' };
  const newLead = () => made('/api/leads/manual', { ...LEAD, source: { how: 'call' } });

  const EMPTIED = [
    'assignment_rules',
    'message_templates',
    'saved_views',
    'view_settings',
    'idempotency_keys',
    'webhooks',
    'api_keys',
    'imports',
  ];

  async function begin(): Promise<void> {
    await deleteAllLeads(api);
    for (const table of EMPTIED) await api.sql(`DELETE FROM ${table}`);
    await api.sql(`DELETE FROM users WHERE email <> $1`, [ADMIN.email]);
    token = await api.signIn();
    const user = await newUser({ email: 'asha@kisancanteen.local', role: 'manager' });
    await api.sql('UPDATE users SET id = $2, lead_types = $3 WHERE id = $1', [user, ID, LEAD_TYPE_NAMES]);
    await api.sql(
      `INSERT INTO leads (id, reference, type, full_name, phone)
       VALUES ($1, '7ZK4M0QXJD', 'contact', 'Meena', '98765 43210')`,
      [ID],
    );
    await addWebhookKey(api, token);
  }

  /** Returns the address of a call, after creating the records that the address names. */
  async function addressOf(method: string, path: string): Promise<string> {
    if (path.startsWith('/api/users/{id}') || path.startsWith('/api/reports/team/{id}'))
      return path.replace('{id}', await newUser());
    if (path.startsWith('/api/assignment/people/')) return path.replace('{id}', ID);
    if (path.startsWith('/api/assignment/rules/'))
      return path.replace('{id}', await made('/api/assignment/rules', { leadType: 'contact', kind: 'pool' }));
    if (path.startsWith('/api/message-templates/'))
      return path.replace('{id}', await made('/api/message-templates', MY_TEMPLATE));
    if (path.startsWith('/api/keys/{id}'))
      return path.replace('{id}', await made('/api/keys', { name: 'ERP', scopes: ['leads:read'] }));
    if (path.startsWith('/api/webhooks/{id}')) {
      const webhook = await made('/api/webhooks', WEBHOOK);
      // A replay needs an enabled webhook, and this one cannot be enabled, because no receiver answers.
      if (path.endsWith('/replay')) await api.sql('UPDATE webhooks SET disabled_for = NULL WHERE id = $1', [webhook]);
      return path.replace('{id}', webhook);
    }
    if (path.startsWith('/api/imports/{id}')) return path.replace('{id}', await addImportFor(api, token, path));
    if (path.startsWith('/api/views/{id}'))
      return path.replace('{id}', await made('/api/views', { name: 'Mine', query: 'status=new' }));
    if (path === '/api/leads/bin' || path === '/api/leads/bin/restore')
      await api.raw('DELETE', `/api/leads/${ID}`, { token });
    if (!path.includes('{id}')) return ofErp(path);
    const lead = await newLead();
    if (/(notes|calls)$/.test(path)) {
      const followUp = await made(`/api/leads/${lead}/follow-ups`, { on: '2036-04-22' });
      await api.sql('UPDATE lead_follow_ups SET id = $2 WHERE id = $1', [followUp, ID]);
    }
    if (path.endsWith('/messages')) {
      const template = await made('/api/message-templates', MY_TEMPLATE);
      await api.sql('UPDATE message_templates SET id = $2 WHERE id = $1', [template, ID]);
    }
    if (/merge$|duplicates$/.test(path) && !(method === 'post' && path.endsWith('duplicates')))
      await api.raw('POST', `/api/leads/${lead}/duplicates`, { token, body: { other: ID } });
    if (path.endsWith('/unmerge'))
      await api.raw('POST', `/api/leads/${lead}/merge`, { token, body: { other: ID, take: [] } });
    const part = path.includes('{noteId}')
      ? await (path.includes('/messages/')
          ? made(`/api/leads/${lead}/messages`, { channel: 'email' })
          : made(`/api/leads/${lead}/notes`, { content: 'Called' }))
      : path.includes('{followUpId}')
        ? await made(`/api/leads/${lead}/follow-ups`, { on: '2036-04-22' })
        : '';
    return path.replace('{id}', lead).replace(/\{(noteId|followUpId)\}/, part);
  }

  const sent = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody, responses }]) => {
      const { example, examples } = requestBody?.content?.['application/json'] ?? {};
      const named = Object.entries(examples ?? (example === undefined ? {} : { body: { value: example } }));
      return named.map(([name, { value }]) => [method, path, name, value, responses] as const);
    }),
  );

  it.each(sent)('of %s %s (%s) can be sent unchanged', async (method, path, _name, body, responses) => {
    await begin();
    const address = await addressOf(method, path);
    const as = path === '/api/auth/password' ? await colleagueToken() : token;
    const answer = await api.raw(method.toUpperCase(), address, { token: as, body });
    // Only an email contains a valid token.
    const isExpected = path === '/api/auth/reset-password' ? answer.status === 410 : answer.status < 300;
    expect({ isExpected, text: isExpected ? '' : answer.text }).toEqual({ isExpected: true, text: '' });
    const listed = (responses[answer.status] as { headers?: object } | undefined)?.headers ?? {};
    const known = new Set([...Object.keys(listed).map((name) => name.toLowerCase()), ...OF_HTTP]);
    expect([...answer.headers.keys()].filter((name) => !known.has(name))).toEqual([]);
  });
});

/** Headers that any response can have: standard HTTP headers, and those for browsers. */
const OF_HTTP = [
  'cache-control',
  'connection',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'date',
  'keep-alive',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'transfer-encoding',
  'vary',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

it('every tag of an operation is declared', () => {
  const declared = new Set(document.tags.map(({ name }) => name));
  expect(operations.flatMap(({ tags = [] }) => tags.filter((name) => !declared.has(name)))).toEqual([]);
});

describe('as documented', () => {
  let api: Api;
  let token: string;
  let ids: { imports: string; keys: string; leads: string; users: string; views: string; webhooks: string };
  let followUpId: string;
  beforeAll(async () => {
    api = await startApi();
    token = await api.signIn();
    const { body: user } = await api.call('post', '/api/users', {
      token,
      body: { name: 'Ramesh', email: 'ramesh@kisancanteen.local', password: 'harvest-moon-43', role: 'agent' },
    });
    const { body: lead } = await api.raw<Schema<'LeadCreatedResult'>>('POST', '/api/leads', {
      body: { type: 'newsletter', personalInfo: { email: 'ramesh@example.in' } },
    });
    const { body: view } = await api.call('post', '/api/views', { token, body: { name: 'Mine', query: 'status=new' } });
    const { body: key } = await api.call('post', '/api/keys', { token, body: { name: 'ERP', scopes: ['leads:read'] } });
    await addWebhookKey(api, token);
    const { body: webhook } = await api.call('post', '/api/webhooks', { token, body: WEBHOOK });
    ids = {
      imports: await addImportFor(api, token, 'read'),
      keys: key.data._id,
      leads: lead.data._id,
      users: user.data._id,
      views: view.data._id,
      webhooks: webhook.data._id,
    };
    const { body: followUp } = await api.call('post', '/api/leads/{id}/follow-ups', {
      token,
      params: { id: ids.leads },
      body: { on: '2036-04-22' },
    });
    followUpId = followUp.data._id;
  });
  afterAll(() => api.close());

  const bodies = Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { requestBody }]) => ({ path, method, requestBody })),
    )
    .flatMap(({ path, method, requestBody }) => {
      const example = requestBody?.content?.['application/json']?.example;
      return example === undefined ? [] : [[method, path, example] as const];
    });
  const addressOf = (path: string) =>
    ofErp(path)
      .replace(
        /\/api\/(imports|keys|leads|users|views|webhooks)\/\{id\}/,
        (_, what: keyof typeof ids) => `/api/${what}/${ids[what]}`,
      )
      .replace('{followUpId}', followUpId)
      .replace('{number}', '0');

  it.each(Object.keys(document.paths).filter((path) => document.paths[path]?.['get']))(
    'GET %s succeeds with only the parameters that viewers fill in',
    async (path) => {
      const query = new URLSearchParams(
        parametersOf(path, 'get').flatMap((parameter): [string, string][] => {
          const value = parameter.example ?? parameter.schema.default;
          return parameter.in === 'query' && value !== undefined ? [[parameter.name, String(value)]] : [];
        }),
      );
      const answer = await api.raw('GET', `${addressOf(path)}?${query}`, { token });
      expect(answer.status).toBe(200);
      if (path === '/api/leads') expect(answer.body).toMatchObject({ data: [{ _id: ids.leads }] });
    },
  );

  const withoutQuery = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
      parameters.some((parameter) => parameter.in === 'query') || path.startsWith('/api/health')
        ? []
        : [[method, path] as const],
    ),
  );
  it.each(['/api/health/live', '/api/health/ready'])('%s accepts any query, because probes add one', async (path) => {
    expect((await api.raw('GET', `${path}?t=1795362314`)).status).toBe(200);
  });

  it.each(withoutQuery)('%s %s has no query and refuses one with its name', async (method, path) => {
    const answer = await api.raw(method.toUpperCase(), `${addressOf(path)}?type=contact`, { token });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors).toEqual([
      { field: 'type', message: '"type" is not a field that can be sent here.', code: 'unknown_key' },
    ]);
  });

  const withoutBody = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) =>
      requestBody || method === 'get' ? [] : [[method, path] as const],
    ),
  );
  it.each(withoutBody)('%s %s, which accepts no body, names the unknown fields of one', async (method, path) => {
    const sent = (body: unknown) => api.raw(method.toUpperCase(), addressOf(path), { token, body });
    expect((await sent({ force: true })).problem.errors).toEqual([
      { field: 'force', message: '"force" is not a field that can be sent here.', code: 'unknown_key' },
    ]);
    expect((await sent([1])).problem).toMatchObject({ status: 400, message: 'This request must not have a body.' });
  });

  it.each(bodies)('missing required fields of the body of %s %s are named', async (method, path, body) => {
    const content = document.paths[path]?.[method]?.requestBody?.content?.['application/json'];
    for (const name of requiredOf(content?.schema)) {
      const { [name]: _left, ...rest } = body as Record<string, unknown>;
      const { status, problem } = await api.raw(method.toUpperCase(), addressOf(path), { token, body: rest });
      expect({ status, errors: problem.errors }).toMatchObject({
        status: 400,
        errors: [{ field: name, code: 'required' }],
      });
    }
  });

  const forms = ['/api/leads', '/api/leads/manual'].flatMap((path) => {
    const { examples = {} } = document.paths[path]?.['post']?.requestBody?.content?.['application/json'] ?? {};
    return Object.values(examples).map(({ value }) => ['post', path, value] as const);
  });
  it.each([...bodies, ...forms])(
    'the body of %s %s accepts no unknown keys, at any level',
    async (method, path, body) => {
      const { schema } = document.paths[path]?.[method]?.requestBody?.content?.['application/json'] ?? {};
      for (const part of ['', ...partsOf(body)]) {
        const field = `${part}${part && '.'}unknownKey`;
        const spoiled = withText(body, field.split('.'), 'x');
        expect([field, misfits(schema ?? {}, spoiled)]).not.toEqual([field, 'No errors']);
        const { status, problem } = await api.raw(method.toUpperCase(), addressOf(path), { token, body: spoiled });
        expect({ status, errors: problem.errors }).toMatchObject({
          status: 400,
          errors: [{ field, code: 'unknown_key' }],
        });
      }
    },
  );

  it.each(bodies)('the body of %s %s is not refused as invalid', async (method, path, body) => {
    const answer = await api.raw(method.toUpperCase(), addressOf(path), { token, body });
    // Most ids in the body do not exist.
    expect([200, 201, 204, 404, 409, 410, 422]).toContain(answer.status);
  });
});

describe('a text of one line', () => {
  interface Call {
    name: string;
    operation: Operation;
    type: LeadType;
    /** A valid body without the optional fields. */
    body: unknown;
    fields: readonly LineField[];
  }

  /** The status for a body that is valid except that a record it names does not exist. Such a call stores no text. */
  const NOT_WRITTEN: Readonly<Record<string, number>> = {
    changeRule: 422,
    createRule: 422,
    decideDuplicate: 404,
    flagDuplicate: 404,
    logMessage: 422,
    mergeLead: 412,
    previewShareOut: 422,
    // The webhook is not enabled, because no receiver answers.
    replayWebhook: 409,
    // The test server sends no emails.
    requestPasswordReset: 404,
    resetForgottenPassword: 410,
    shareOut: 422,
    // No lead has the reference.
    trackRequest: 404,
    unmergeLead: 409,
    updateLeads: 422,
    updateLeadsAlias: 422,
  };
  const { operations: documented, schemas } = readApiDocument();

  let api: Api;
  let token: string;
  beforeAll(async () => {
    api = await startApi();
    token = await api.signIn();
    await addWebhookKey(api, token);
    // The default templates contain line breaks, which the check at the end would report.
    await api.sql('DELETE FROM message_templates');
  });
  afterAll(() => api.close());

  /** A submission that also has one-line free text, so that the test at the end can find unclean texts. */
  const formOf = (type: LeadType): unknown =>
    JSON.parse(JSON.stringify(smallestSubmission(type)).replaceAll('\\n', ' '));

  function callsOf(operation: Operation): Call[] {
    const { id, path, method, body: schema } = operation;
    if (!schema) return [];
    const fields = lineFieldsOf(schema, schemas);
    const content = document.paths[path]?.[method.toLowerCase()]?.requestBody?.content?.['application/json'];
    const ofType = (type: LeadType, index: number): Call => {
      const { allOf = [], oneOf = [] } = schemas[id === 'addLead' ? 'AddLead' : 'CreateLead'] ?? {};
      const form = { allOf: [...allOf, ...oneOf.slice(index, index + 1)] };
      const source = id === 'addLead' ? { source: { how: 'call' } } : {};
      const parts = ['personalInfo', 'externalIds', leadTypeDefinition(type).group];
      const own = fields.filter(({ path: [part = ''] }) => parts.includes(part));
      const call = { name: `${id} ${type}`, operation, type };
      if (id === 'updateLead') return { ...call, body: {}, fields: own };
      const body = { ...(formOf(type) as object), ...source };
      return { ...call, body, fields: id === 'upsertLead' ? own : lineFieldsOf(form, schemas) };
    };
    if (['createLead', 'updateLead', 'addLead', 'upsertLead'].includes(id)) return LEAD_TYPE_NAMES.map(ofType);
    // `leads` says where a user's leads go. Its two values belong together, so it is left out.
    // `fields` are names, one for each column of the file to import.
    const lines = fields.filter(({ path: [part] }) => part !== 'leads' && part !== 'fields');
    return lines.length > 0 ? [{ name: id, operation, type: 'newsletter', body: content?.example, fields: lines }] : [];
  }

  /** The address of a call, with a new record to change. */
  async function addressOf({ operation: { path, id }, type }: Call): Promise<string> {
    const newUser = { name: 'Ramesh', email: `${id}@kisancanteen.local`, password: 'harvest-moon-43' };
    const make: Readonly<Record<string, () => Promise<string>>> = {
      leads: () => addLead(api, formOf(type)),
      users: async () => (await api.call('post', '/api/users', { token, body: newUser })).body.data._id,
      people: async () => (await api.call('post', '/api/users', { token, body: newUser })).body.data._id,
      rules: async () =>
        (await api.call('post', '/api/assignment/rules', { token, body: { leadType: 'newsletter', kind: 'pool' } }))
          .body.data._id,
      templates: async () => {
        // An earlier call stored a template with the example's name, which a second template must not have.
        await api.sql('DELETE FROM message_templates');
        const body = { channel: 'whatsapp', language: 'en', name: `Of ${id}`, body: 'Hello' } as const;
        return (await api.call('post', '/api/message-templates', { token, body })).body.data._id;
      },
      keys: async () =>
        (await api.call('post', '/api/keys', { token, body: { name: 'ERP', scopes: ['leads:read'] } })).body.data._id,
      views: async () =>
        (await api.call('post', '/api/views', { token, body: { name: 'Mine', query: '' } })).body.data._id,
      imports: () => addImportFor(api, token, path),
      webhooks: async () => (await api.call('post', '/api/webhooks', { token, body: WEBHOOK })).body.data._id,
    };
    const what = /[/-](\w+)\/\{id\}/.exec(path)?.[1] ?? '';
    if (!path.includes('{id}')) return ofErp(path);
    const made = (await make[what]?.()) ?? '';
    return path
      .replace('{id}', made)
      .replace('{followUpId}', path.includes('{followUpId}') ? await followUpOf(made) : '');
  }

  async function followUpOf(id: string): Promise<string> {
    const planned = { token, params: { id }, body: { on: '2036-04-22' } };
    return (await api.call('post', '/api/leads/{id}/follow-ups', planned)).body.data._id;
  }

  /** The body without `completesFollowUp`, because that follow-up belongs to another lead. */
  const ownBody = ({ body }: Call): unknown =>
    typeof body === 'object' && body !== null && 'completesFollowUp' in body
      ? { ...body, completesFollowUp: undefined }
      : body;

  it.each(documented.flatMap(callsOf).map((call) => [call.name, call] as const))(
    'to %s is stored as one clean line or refused',
    async (_, call) => {
      const { id, method } = call.operation;
      // Another lead can have the external id of an earlier call.
      await api.sql(`UPDATE lead_external_ids SET external_id = external_id || ' ' || lead_id`);
      const address = await addressOf(call);
      const send = (refused: readonly string[]) => {
        const taken = call.fields.filter(({ path }) => !refused.includes(path.join('.').replace(/\.0$/, '')));
        const body = taken.reduce((made, { path, example }) => withText(made, path, soiled(example)), ownBody(call));
        return api.raw(method, address, { token, body });
      };
      const first = await send([]);
      const refused = (first.problem?.errors ?? []).map(({ field }) => field);
      const { status } = refused.length > 0 ? await send(refused) : first;
      expect([200, 201, 204].includes(status) ? 'written' : status).toBe(
        NOT_WRITTEN[call.name] ?? NOT_WRITTEN[id] ?? 'written',
      );
    },
  );

  // The texts of lead_search and routines contain line breaks, so these tables are not checked.
  it('leaves invalid texts in no table', async () => {
    const tables = await api.sql<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('lead_search', 'routines')`,
    );
    for (const { name } of tables) {
      const rows = await api.sql(`SELECT * FROM ${name}`);
      const unclean = rows.flatMap(textsIn).filter((text) => UNCLEAN.test(text));
      expect({ name, unclean }).toEqual({ name, unclean: [] });
    }
  });
});
