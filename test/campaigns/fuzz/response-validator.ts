import { STATUS_CODES } from 'node:http';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parseCsv } from '../../support/csv.js';
import { type ApiDocument, type Operation, operationAt, operationsAt, type Schema } from './api-document.js';
import type { FuzzAnswer, FuzzRequest } from './request.js';

/** A slower response counts as a hang, whatever its content and the machine's load. */
const SLOW_MS = 20_000;
const PROBLEM_TYPE = 'application/problem+json';
/** Statuses that Node itself returns before the router runs. */
const NO_REQUEST = [431];
/** Allowed statuses for an address or method that is not in the document. */
const NO_OPERATION = [400, 404, 405, 413, 415];
/** Texts that reveal the server's internals. */
const LEAKS =
  /node_modules|\bat \S+ \(|\.[jt]s:\d+|\/dist\/|\/src\/|\bSELECT\b.+\bFROM\b|\bINSERT INTO\b|syntax error at|violates|relation "|column "|QueryFailed|TypeORM|postgres|ECONN|Unexpected token|undefined|\[object /i;
const REQUIRED_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const LISTED_LEAD: Schema = { $ref: '#/components/schemas/ListedLead' };

export class ResponseValidator {
  private readonly validators = new Map<Schema, ValidateFunction>();
  private readonly ajv: Ajv2020;

  constructor(private readonly document: ApiDocument) {
    this.ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(this.ajv);
    this.ajv.addSchema({ components: { schemas: closed(document.schemas) } }, 'api');
  }

  /** Lists everything that is wrong with the response, in sentences. The list is empty if the response is correct. */
  violations(request: FuzzRequest, answer: FuzzAnswer): string[] {
    const operation = operationAt(this.document.operations, request.method, request.path);
    // An address that cannot be decoded matches no operation.
    const isKnown =
      isDecodable(request.path.split('?', 1)[0] ?? '') &&
      operationsAt(this.document.operations, request.path).length > 0;
    return [
      ...this.statusViolations(request, answer, operation, isKnown),
      ...headerViolations(answer),
      ...(request.method === 'HEAD' ? [] : this.bodyViolations(request, answer, operation)),
      ...(answer.ms > SLOW_MS ? [`It took ${Math.round(answer.ms)} ms.`] : []),
    ];
  }

  private statusViolations(
    { allowed }: FuzzRequest,
    { status, headers }: FuzzAnswer,
    operation: Operation | undefined,
    isKnown: boolean,
  ): string[] {
    const violations: string[] = [];
    if (status >= 500) violations.push(`The server failed with ${status}.`);
    if (NO_REQUEST.includes(status)) return violations;
    if (operation && !operation.answers.has(status)) violations.push(`${operation.id} does not document ${status}.`);
    if (!operation && !NO_OPERATION.includes(status))
      violations.push(`There is no documented operation here, but the status is ${status}.`);
    if (!operation && isKnown && status === 404)
      violations.push('The status is 404, but other methods of this address are documented.');
    if ((status === 405) !== (headers['allow'] !== undefined))
      violations.push('The Allow header must be sent with a 405, and only with a 405.');
    if (allowed && !allowed.includes(status))
      violations.push(`The contract requires ${allowed.join(' or ')}, not ${status}.`);
    return violations;
  }

  private bodyViolations(
    { path }: FuzzRequest,
    { status, headers, text }: FuzzAnswer,
    operation: Operation | undefined,
  ): string[] {
    const [type] = String(headers['content-type']).split(';', 1);
    if (status >= 400) {
      if (type !== PROBLEM_TYPE) return [`A failure must be ${PROBLEM_TYPE}, not ${type}.`];
      const answer = operation?.answers.get(status);
      if (answer && !answer[PROBLEM_TYPE]) return [`${operation?.id} documents ${status} as another type.`];
      const violations = this.schemaViolations({ $ref: '#/components/schemas/Problem' }, text);
      return violations.length > 0 ? violations : problemViolations(status, JSON.parse(text) as ProblemAnswer);
    }
    const documented = operation?.answers.get(status);
    const schema = documented?.[type ?? ''];
    if (!documented) return [];
    if (status === 204) return text === '' ? [] : [`A 204 has no body: ${text.slice(0, 200)}`];
    if (!schema) return [`The document has no ${type} for ${operation?.id} ${status}.`];
    if (type === 'text/csv') return csvViolations(text, /[?&]values=codes(&|$)/.test(path));
    if (type === 'application/x-ndjson') {
      const lines = text.split('\n');
      const end = lines.pop() === '' ? [] : ['The last line does not end.'];
      return [...end, ...lines.flatMap((line) => this.schemaViolations(LISTED_LEAD, line))];
    }
    if (type === 'text/calendar') return calendarViolations(text);
    if (type === 'text/event-stream')
      return /^(retry: \d+\n|id: )/.test(text) ? [] : [`This begins no stream: ${text}`];
    return this.schemaViolations(schema, text);
  }

  private schemaViolations(schema: Schema, text: string): string[] {
    let validate = this.validators.get(schema);
    if (!validate) {
      validate = this.ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as object);
      this.validators.set(schema, validate);
    }
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return [`The body is not JSON: ${text.slice(0, 200)}`];
    }
    if (validate(body)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `The body does not fit its schema: ${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }
}

interface ProblemAnswer {
  title: string;
  status: number;
  detail: string;
  message: string;
  errors?: { message: string }[];
}

function problemViolations(status: number, problem: ProblemAnswer): string[] {
  const violations: string[] = [];
  const { message, detail } = problem;
  if (problem.status !== status)
    violations.push(`The problem has the status ${problem.status}, the response ${status}.`);
  if (problem.title !== STATUS_CODES[status]) violations.push(`The title of ${status} is not "${problem.title}".`);
  if (message !== detail) violations.push(`message "${message}" is not detail "${detail}".`);
  if (!/^["\p{L}][^\n]*[.!?]$/u.test(message)) violations.push(`"${message}" is not a plain sentence.`);
  const signsOut = /token|401/i.test(message);
  if (status === 401 && !message.includes('token')) violations.push(`A 401 must say "token": ${message}`);
  if (status !== 401 && signsOut) violations.push(`The documented client would sign out on: ${message}`);
  for (const { message: sentence } of problem.errors ?? []) {
    if (/[.!?]\s+\p{Lu}/u.test(sentence)) violations.push(`A field's message has several sentences: ${sentence}`);
  }
  for (const sentence of [message, ...(problem.errors ?? []).map((error) => error.message)]) {
    // Quoted field names and choices from the request are allowed, so they are removed before the check.
    if (LEAKS.test(sentence.replace(/"[\w.-]+"/g, ''))) violations.push(`The response reveals internals: ${sentence}`);
  }
  return violations;
}

function headerViolations({ headers }: FuzzAnswer): string[] {
  const violations = Object.entries(REQUIRED_HEADERS)
    .filter(([name, value]) => headers[name] !== value)
    .map(([name, value]) => `${name} must be ${value}, not ${String(headers[name])}.`);
  for (const banner of ['server', 'x-powered-by', 'x-injected']) {
    if (headers[banner] !== undefined) violations.push(`The response has the header ${banner}.`);
  }
  if (!String(headers['content-security-policy']).includes("frame-ancestors 'none'"))
    violations.push('The response can be framed.');
  return violations;
}

function calendarViolations(text: string): string[] {
  const lines = text.split('\r\n');
  const isWhole = text.startsWith('BEGIN:VCALENDAR\r\n') && text.endsWith('\r\nEND:VCALENDAR\r\n');
  const isFolded = lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'));
  return isWhole && isFolded ? [] : [`This is no calendar: ${text.slice(0, 200)}`];
}

/** Checks an exported file. Cells in a file for programs may look like formulas, because the values are unchanged. */
function csvViolations(text: string, isForPrograms: boolean): string[] {
  const violations: string[] = [];
  if (!text.startsWith('\uFEFF')) violations.push('The file has no byte order mark.');
  const [head, ...rows] = parseCsv(text);
  if (!head || rows.some((row) => row.length !== head.length))
    violations.push('The rows of the file have different lengths.');
  if (isForPrograms) return violations;
  const runnable = rows.flat().find((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell));
  if (runnable !== undefined) violations.push(`A spreadsheet would run the cell ${runnable.slice(0, 80)}`);
  return violations;
}

/** Forbids undocumented properties. In a composed schema, one of the parts must name the property. */
function closed(schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
  // If a schema has both `allOf` and `oneOf`, its `oneOf` schemas count as parts too.
  const parts = new Set(
    Object.values(schemas).flatMap(({ allOf = [], oneOf = [] }) =>
      [...allOf, ...(allOf.length > 0 ? oneOf : [])].map(nameOf),
    ),
  );
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, withClosed(schema, !parts.has(name))]),
  );
}

function withClosed(schema: Schema, isWhole: boolean): Schema {
  const { properties, items, anyOf, oneOf, allOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, value]) => [name, withClosed(value, true)]),
      ),
    }),
    ...(items && { items: withClosed(items, true) }),
    ...(anyOf && { anyOf: anyOf.map((one) => withClosed(one, true)) }),
    ...(oneOf && !allOf && { oneOf: oneOf.map((one) => ({ ...one, unevaluatedProperties: false })) }),
    ...(allOf && { allOf: allOf.map((part) => withClosed(part, false)) }),
    ...(isWhole &&
      (properties ?? allOf) &&
      schema.additionalProperties === undefined && { unevaluatedProperties: false }),
  };
}

function nameOf({ $ref = '' }: Schema): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
