/** Mutations of a request. Each changes one part of a draft and, if the contract defines it, the allowed statuses. */
import fc from 'fast-check';
import type { Operation } from './api-document.js';
import type { Draft } from './draw-request.js';
import {
  encoded,
  hostileHeaderValue,
  hostileSegment,
  hostileText,
  hostileValue,
  unknownKey,
} from './hostile-values.js';
import { BAD_TOKENS } from './world.js';

export type Mutation = (draft: Draft) => Draft;

const REFUSED = [400, 401, 403, 404, 409, 412, 415, 422];

export function mutationFor(operation: Operation): fc.Arbitrary<Mutation> {
  return fc.oneof(
    { weight: 6, arbitrary: inBody(operation) },
    { weight: 4, arbitrary: inQuery(operation) },
    { weight: 2, arbitrary: inCredentials(operation) },
    { weight: 2, arbitrary: inHeaders },
    { weight: 2, arbitrary: operation.path.includes('{') ? inId : inAddress },
    { weight: 1, arbitrary: inAddress },
    { weight: 1, arbitrary: inMethod },
  );
}

function mutate(name: string, change: (draft: Draft) => Partial<Draft>, allowed?: readonly number[]): Mutation {
  return (draft) => ({
    ...draft,
    ...change(draft),
    mutations: [...draft.mutations, name],
    ...(allowed && { allowed }),
  });
}

const asJson = { 'content-type': 'application/json' };

function inBody(operation: Operation): fc.Arbitrary<Mutation> {
  // Except for GET, the server also parses the JSON body of an operation without one, and refuses invalid text in it.
  const takesBody = operation.body !== undefined;
  // For an operation that takes another body, JSON has the wrong content type.
  const isRead = operation.method !== 'GET' && !operation.otherBody;
  const only = (...statuses: number[]) => (isRead ? statuses : undefined);
  // A batch answers 200 and refuses the item alone. Its body can be larger than others.
  const isBatch = operation.id === 'storeBatch';
  return fc.oneof(
    {
      weight: takesBody ? 6 : 1,
      arbitrary: fc
        .tuple(fc.nat(), hostileValue)
        .map(([at, value]) => mutate('hostile value', (draft) => ({ body: replacedAt(draft.body, at, value) }))),
    },
    {
      weight: takesBody ? 3 : 1,
      arbitrary: fc
        .tuple(fc.nat(), unknownKey, hostileValue)
        .map(([at, key, value]) =>
          mutate(
            'unknown key',
            (draft) => ({ body: withKeyAt(draft.body, at, key, value) }),
            takesBody ? [...REFUSED, 413, ...(isBatch ? [200] : [])] : undefined,
          ),
        ),
    },
    {
      weight: takesBody ? 3 : 1,
      arbitrary: fc.nat().map((at) => mutate('missing key', (draft) => ({ body: withoutKeyAt(draft.body, at) }))),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('\\u0000', '\\ud800', '\\udfff', 'a\\ud83d')
        .map((bad) =>
          mutate('unstorable text', (draft) => ({ ...sent(draft, `{"type":"contact","x":["${bad}"]}`) }), only(400)),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.integer({ min: 9, max: 4_000 }), fc.constantFrom(['[', ']'], ['{"a":', '}']))
        .map(([depth, [open = '', close = '']]) =>
          // 413 is allowed, because the body of a sign-in is limited to 8 KB.
          mutate(
            'deep nesting',
            (draft) => sent(draft, `${open.repeat(depth)}1${close.repeat(depth)}`),
            only(400, 413),
          ),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(262_145, 300_000, 1_000_000)
        .map((size) =>
          mutate(
            'too large',
            (draft) => sent(draft, `{"type":"contact","companyFax":"${'x'.repeat(size)}"}`),
            isBatch ? only(400, 413) : only(413),
          ),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          `{${Array(501).fill('"a":1').join()}}`,
          JSON.stringify({ type: 'contact', x: Array(2_000).fill(1) }),
        )
        .map((text) => mutate('thousands of values', (draft) => sent(draft, text), only(400, 413))),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('[]', '[{}]', '"text"', '1', 'null', 'true', '{}', '[[[]]]')
        .map((text) => mutate('another shape', (draft) => sent(draft, text))),
    },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(
          '{',
          '{"a"',
          '{"a":}',
          '{a:1}',
          "{'a':1}",
          '{"a":1,}',
          'NaN',
          'undefined',
          '\uFEFF',
          '{"a":1}}',
          '\0',
          '<xml/>',
        )
        .map((text) => mutate('broken JSON', (draft) => sent(draft, text), only(400))),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          '{"__proto__":{"isAdmin":true}}',
          '{"a":{"__proto__":null}}',
          '{"constructor":{"prototype":{"isAdmin":true}}}',
          '{"\\u005f_proto__":1}',
        )
        .map((text) => mutate('prototype keys', (draft) => sent(draft, text), only(400))),
    },
    {
      weight: 1,
      arbitrary: fc.constant(
        mutate('no body', ({ headers }) => ({ body: undefined, headers: { ...headers, ...asJson } })),
      ),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'application/xml',
          'application/jsonx',
          'application/json; charset=latin1',
          'application/json; charset="utf-16"',
          'x',
          '*/*',
        )
        .map((type) =>
          mutate(
            'another content type',
            ({ headers, body }) => ({
              headers: { ...headers, 'content-type': type },
              bodyText: JSON.stringify(body ?? {}),
            }),
            only(415),
          ),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('{"status":"new","status":"closed"}', '{"leadIds":[],"leadIds":["x"]}', ' {} ', '\n{}\t')
        .map((text) => mutate('unusual JSON', (draft) => sent(draft, text))),
    },
  );
}

function inQuery(operation: Operation): fc.Arbitrary<Mutation> {
  const known = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const name = known.length > 0 ? fc.constantFrom(...known) : fc.constant('page');
  const value = fc.oneof(
    { weight: 5, arbitrary: hostileText.map((text) => encoded(text).slice(0, 12_000)) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        '%',
        '%00',
        '%zz',
        '%ED%A0%80',
        '%FF',
        '%C0%AF',
        '+',
        '1e3',
        '0',
        '-1',
        '1.5',
        '00001',
      ),
    },
  );
  const change = (mutation: string, pairs: fc.Arbitrary<[string, string][]>, allowed?: readonly number[]) =>
    pairs.map((more) => mutate(mutation, ({ query }) => ({ query: [...query, ...more] }), allowed));
  return fc.oneof(
    {
      weight: known.length > 0 ? 5 : 1,
      arbitrary: change(
        'hostile query',
        fc.tuple(name, value).map((pair) => [pair]),
      ),
    },
    {
      weight: 2,
      arbitrary: change(
        'repeated query',
        fc.tuple(name, value, value).map(([n, a, b]) => [
          [n, a],
          [n, b],
        ]),
      ),
    },
    {
      weight: 2,
      arbitrary: change(
        'brackets',
        fc
          .tuple(
            name,
            fc.constantFrom('[]', '[0]', '[a]', '[][]', '[', ']', '[__proto__]', '%5B%5D', '.a', '[]=&'),
            value,
          )
          .map(([n, brackets, v]) => [[`${n}${brackets}`, v]]),
      ),
    },
    {
      weight: 2,
      arbitrary: change(
        'unknown query',
        fc.tuple(unknownKey, value).map(([n, v]) => [[encoded(`zz${n}`), v]]),
        known.length > 0 ? [400, 401, 403, 404] : undefined,
      ),
    },
    {
      weight: 1,
      arbitrary: change(
        'prototype query',
        fc
          .tuple(fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '__proto__[a]'), value)
          .map((pair) => [pair]),
      ),
    },
    {
      weight: 1,
      arbitrary: change(
        'many parameters',
        fc
          .constantFrom(50, 1_200)
          .map((count) => Array.from({ length: count }, (_, i): [string, string] => [`zz${i}`, ''])),
      ),
    },
  );
}

function inCredentials({ needsToken }: Operation): fc.Arbitrary<Mutation> {
  const unauthenticated = needsToken ? [401] : undefined;
  const header = (name: string, authorization: string) =>
    mutate(name, ({ headers }) => ({ headers: { ...headers, authorization } }), unauthenticated);
  return fc.oneof(
    fc.constant(
      mutate(
        'no token',
        ({ headers: { authorization: _authorization, ...headers } }) => ({ headers }),
        unauthenticated,
      ),
    ),
    fc.constantFrom(...BAD_TOKENS).map((token) => header(`a bad token (${token})`, `Bearer ~${token}~`)),
    fc
      .constantFrom(
        'Bearer',
        'Bearer ',
        'Bearer null',
        'Bearer a.b.c',
        'Basic YWRtaW46YWRtaW4=',
        'bearer',
        'Bearer ..',
        'Token x',
        `Bearer ${'x'.repeat(8_000)}`,
        '\u00e9',
      )
      .map((value) => header('another authorization', value)),
  );
}

const inHeaders: fc.Arbitrary<Mutation> = fc
  .tuple(
    fc.constantFrom(
      'idempotency-key',
      'if-match',
      'if-none-match',
      'accept',
      'accept-encoding',
      'accept-language',
      'origin',
      'referer',
      'range',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-http-method-override',
      'x-original-url',
      'cookie',
      'user-agent',
      'host',
    ),
    hostileHeaderValue,
  )
  .map(([name, value]) => mutate(`header ${name}`, ({ headers }) => ({ headers: { ...headers, [name]: value } })));

const inId: fc.Arbitrary<Mutation> = hostileSegment.map((segment) =>
  mutate('hostile id', ({ segments }) => ({
    segments: segments.map((part) => (part.startsWith('~') ? segment : part)),
  })),
);

const inAddress: fc.Arbitrary<Mutation> = fc.oneof(
  fc.nat().map((at) =>
    mutate('double slash', ({ segments }) => {
      const place = 2 + (at % (segments.length - 1));
      return { segments: [...segments.slice(0, place), '', ...segments.slice(place)] };
    }),
  ),
  fc
    .constantFrom('', '.', '..', '%2e%2e', '%00', 'x', '%', ';x')
    .map((tail) => mutate('longer address', ({ segments }) => ({ segments: [...segments, tail] }))),
  fc.constant(
    mutate('upper case', ({ segments }) => ({
      segments: ['', 'api', ...segments.slice(2).map((part) => (part.startsWith('~') ? part : part.toUpperCase()))],
    })),
  ),
  fc.constant(
    mutate('encoded letters', ({ segments }) => ({
      segments: [
        '',
        'api',
        ...segments.slice(2).map((part) => (part.startsWith('~') ? part : part.replace('e', '%65'))),
      ],
    })),
  ),
);

const inMethod: fc.Arbitrary<Mutation> = fc
  .constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH')
  .map((method) => mutate(`method ${method}`, () => ({ method })));

function sent({ headers }: Draft, bodyText: string): Partial<Draft> {
  return { bodyText, headers: { ...headers, ...asJson } };
}

type Container = Record<string, unknown> | unknown[];

function containers(value: unknown): Container[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Container, ...Object.values(value).flatMap(containers)];
}

/** A copy of the body with `value` at one place, chosen by `at`. */
function replacedAt(body: unknown, at: number, value: unknown): unknown {
  const copy = structuredClone(body);
  const places = containers(copy).flatMap((container) => Object.keys(container).map((key) => ({ container, key })));
  const place = places[at % (places.length + 1)];
  if (!place) return value;
  Object.assign(place.container, { [place.key]: value });
  return copy;
}

function withKeyAt(body: unknown, at: number, key: string, value: unknown): unknown {
  const copy: unknown = structuredClone(body) ?? {};
  const objects = containers(copy).filter((container) => !Array.isArray(container));
  const target = objects[at % Math.max(1, objects.length)];
  if (target) Object.assign(target, { [key]: value });
  return copy;
}

function withoutKeyAt(body: unknown, at: number): unknown {
  const copy = structuredClone(body);
  const places = containers(copy).flatMap((container) => Object.keys(container).map((key) => ({ container, key })));
  const place = places[at % Math.max(1, places.length)];
  if (place) Reflect.deleteProperty(place.container, place.key);
  return copy;
}
