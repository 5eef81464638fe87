/** openapi.yaml documents every failure of an operation as the server sends it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import type { ArgumentsHost } from '@nestjs/common';
import { pino } from 'pino';
import { parse } from 'yaml';
import { ProblemFilter } from '../http-edge/problem.filter.js';
import { NotFoundPages } from '../http-edge/unknown-addresses.js';
import { type DocumentedFailure, FIELD_ERROR_CODES } from '../shared/domain/failure.js';
import { type OperationFailure, pascalCase } from '../shared/http/api-failures.js';
import { batchTooLarge, type HttpFailure, partTooLargeForCall, signInTooLarge } from '../shared/http/http.errors.js';
import type { Problem } from '../shared/http/problem.js';
import { addProblemResponses, type Operation } from './failures.js';

interface Coded {
  properties: { code: { enum: string[] } };
}
const { components, info } = parse(readFileSync('openapi.yaml', 'utf8')) as {
  components: { examples: Record<string, { value: Problem }>; schemas: { Problem: Coded; ProblemField: Coded } };
  info: { description: string };
};

/** Failures that belong to no operation, and failures whose code is documented with another sentence. */
const UNDOCUMENTED = [
  'addressNotFound',
  'methodNotAllowed',
  'requestTooSlow',
  'headersTooLarge',
  'unexpectedFailure',
  'unreadableRequest',
  'expectationFailed',
  'leadStateUnknown',
  'noLeadForETag',
];

/** Failures that are stored with an import or its rows, and that no call answers with. */
const IMPORT_REASONS = [
  'brokenEncoding',
  'brokenQuotes',
  'cellsBeyondHeading',
  'changedSinceCheck',
  'changedSinceExport',
  'importFailed',
  'importRightsLost',
  'noLeadWithReference',
  'noRows',
  'notASheet',
  'notAWorkbook',
  'oldWorkbook',
  'onlyHeading',
  'rowTooLong',
  'severalLeadsMatch',
  'sheetNotFound',
  'tooManyColumns',
  'tooManyRows',
  'unpackedTooLarge',
  'workbookDamaged',
  'workbookProtected',
];

const THROWN: Readonly<Record<string, object>> = {
  unreadableBody: { statusCode: 400 },
  bodyTooLarge: { statusCode: 413 },
  signInTooLarge: { statusCode: 413 },
  batchTooLarge: { statusCode: 413 },
  partTooLargeForCall: { statusCode: 413 },
  unsupportedMediaType: { statusCode: 415 },
  databaseUnavailable: Object.assign(new Error('terminating connection'), { code: '57P01' }),
};

type Failure = DocumentedFailure | HttpFailure;

const catalogue: [name: string, failure: Failure][] = [];
for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(definesFailures)) {
  const failures = (await import(pathToFileURL(join('src', file)).href)) as Record<string, unknown>;
  for (const [name, failure] of Object.entries(failures)) {
    if (isFailure(failure)) catalogue.push([name, failure]);
  }
}

/** Modules with folders define failures in `*.errors.ts`; flat modules define them next to their types. */
function definesFailures(file: string): boolean {
  if (!file.endsWith('.ts') || file.endsWith('.spec.ts')) return false;
  return file.endsWith('.errors.ts') || readFileSync(join('src', file), 'utf8').includes('= defineFailure');
}

function isFailure(value: unknown): value is Failure {
  return value instanceof Object && 'code' in value && ('example' in value || 'status' in value);
}

/** Returns the response body of an exception, on a route whose body limit fails with `tooLarge`. */
function sent(exception: unknown, tooLarge?: HttpFailure): Problem {
  let body = '';
  const reply = {
    status: () => reply,
    header: () => reply,
    type: () => reply,
    send: (text: string) => {
      body = text;
    },
  };
  const request = { url: '/api/leads', method: 'POST', routeOptions: { config: { tooLarge } } };
  const http = { getRequest: () => request, getResponse: () => reply };
  const filter = new ProblemFilter(pino({ level: 'silent' }), new NotFoundPages('nowhere'));
  filter.catch(exception, { switchToHttp: () => http } as unknown as ArgumentsHost);
  return JSON.parse(body) as Problem;
}

describe('the failures of the API document', () => {
  it('are found', () => {
    expect(catalogue.length).toBeGreaterThan(30);
    expect(catalogue.map(([name]) => name)).toEqual(expect.arrayContaining([...UNDOCUMENTED, ...IMPORT_REASONS]));
  });

  it('are all listed by their codes', () => {
    const { enum: listed } = components.schemas.Problem.properties.code;
    const answered = catalogue.filter(([name]) => !IMPORT_REASONS.includes(name));
    const codes = [...answered.map(([, { code }]) => code), batchTooLarge.values?.refusal.code];
    expect([...listed].sort()).toEqual([...new Set(codes)].sort());
    const reasons = catalogue.flatMap(([name, { code }]) => (IMPORT_REASONS.includes(name) ? [code] : []));
    for (const code of [...listed, ...Object.keys(FIELD_ERROR_CODES), ...reasons])
      expect(info.description).toContain(`| \`${code}\` |`);
    expect(components.schemas.ProblemField.properties.code.enum).toEqual(Object.keys(FIELD_ERROR_CODES));
  });

  it.each(catalogue.filter(([name]) => ![...UNDOCUMENTED, ...IMPORT_REASONS].includes(name)))(
    'document %s as it is sent',
    (name, failure) => {
      const tooLarge = [signInTooLarge, batchTooLarge, partTooLargeForCall].find((limit) => limit === failure);
      const problem = sent('example' in failure ? failure.example() : THROWN[name], tooLarge);
      expect(problem).toMatchObject({ code: failure.code, title: expect.any(String), message: problem.detail });
      expect(components.examples[failure.code]?.value).toEqual(problem);
    },
  );
});

describe('addProblemResponses', () => {
  const taken = { status: 409, code: 'taken', message: 'Taken.' } as Problem;
  const last = { status: 409, code: 'last', message: 'The last one.' } as Problem;
  const operation = (...failures: Omit<OperationFailure, 'name'>[]): Operation => ({
    'x-failures': { failures: failures.map((failure) => ({ ...failure, name: pascalCase(failure.problem.code) })) },
    responses: {},
  });

  it('describes the failures of one status together, with one example for each', () => {
    const operations = [
      operation({ problem: taken, when: 'The email is taken', isTemporary: false }),
      operation(
        { problem: taken, when: 'The name is taken', isTemporary: false },
        { problem: last, when: 'This is the last one', isTemporary: true },
      ),
    ];
    expect(addProblemResponses(operations)).toEqual({ taken: { value: taken }, last: { value: last } });
    expect(operations[1]).toEqual({
      responses: {
        409: {
          'x-name': 'TakenOrLast',
          description: 'One of: the name is taken; this is the last one',
          headers: { 'Retry-After': { schema: { type: 'integer' }, description: expect.any(String) } },
          content: {
            'application/problem+json': {
              schema: { $ref: '#/components/schemas/Problem' },
              examples: {
                taken: { $ref: '#/components/examples/taken' },
                last: { $ref: '#/components/examples/last' },
              },
            },
          },
        },
      },
    });
  });

  it('throws if two failures have the same code', () => {
    const other = { ...taken, message: 'Gone.' };
    expect(() =>
      addProblemResponses([taken, other].map((problem) => operation({ problem, when: '', isTemporary: false }))),
    ).toThrow('Two failures have the code taken.');
  });
});
