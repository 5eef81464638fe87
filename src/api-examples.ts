import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { sample } from 'openapi-sampler';
import { EXAMPLE_VALUES } from './api-example-values.js';

type Json = Record<string, unknown>;

const ID = '019a8f3e-6c1b-7d2a-9f44-2b7d5e8a1c03';
const MOMENT = '2026-11-21T05:12:44.318Z';
const METHODS = ['get', 'post', 'put', 'delete'];

/** A problem's `code` and sentence, by its status. */
const PROBLEMS: Readonly<Record<string, readonly [code: string, message: string]>> = {
  400: ['invalid_input', 'Email is required.'],
  401: ['not_signed_in', 'The token is missing, has expired or was revoked. Please sign in again.'],
  403: ['permission_missing', 'You need the permission canDeleteLeads for this.'],
  404: ['not_found', 'There is nothing with this id.'],
  409: ['email_taken', 'Another user already has this email.'],
  412: ['lead_changed', 'Someone else changed this lead meanwhile. Load it again and repeat your change.'],
  413: ['too_large', 'This is too much at once: at most 64 KB can be sent.'],
  415: ['unsupported_media_type', 'Send the body as application/json.'],
  422: ['assignee_not_possible', 'The lead can only be given to an active user who may see leads of this type.'],
  429: ['too_many_requests', 'Too many tries. Please wait a little and try again.'],
  503: ['unavailable', 'The service cannot save or read anything right now. Please try again in a moment.'],
};

/**
 * Gives every parameter, body and answer of the document an example that fits its schema, made of the examples of its
 * fields. A body that takes several forms gets one example of each, under the name of its discriminator's value.
 */
export function withExamples(document: OpenAPIObject): OpenAPIObject {
  const shown = JSON.parse(JSON.stringify(document)) as OpenAPIObject;
  for (const schema of Object.values(shown.components?.schemas ?? {})) describeFields(schema as Json);
  shown.components = { ...shown.components, examples: problemExamples() };
  const whole = shown as unknown as Json;
  for (const path of Object.values(shown.paths)) {
    for (const [method, operation] of Object.entries(path as Json)) {
      if (METHODS.includes(method)) describeOperation(operation as Json, whole);
    }
  }
  return shown;
}

/** A field's own example first; then what its name says; ids and moments look like ours. */
function describeFields(schema: Json): void {
  for (const [name, field] of Object.entries((schema['properties'] ?? {}) as Record<string, Json>)) {
    if (field['example'] === undefined && isPlain(field)) {
      const value = exampleOf(name, field);
      if (value !== undefined) field['example'] = value;
    }
    describeFields(field);
  }
}

function exampleOf(name: string, field: Json): unknown {
  if (field['format'] === 'uuid') return ID;
  if (field['format'] === 'date-time') return MOMENT;
  if (field['enum'] !== undefined) return undefined;
  return EXAMPLE_VALUES[name];
}

function isPlain({ type }: Json): boolean {
  const types = Array.isArray(type) ? type : [type];
  return types.some((name) => name === 'string' || name === 'integer');
}

function describeOperation(operation: Json, document: Json): void {
  for (const parameter of (operation['parameters'] ?? []) as Json[]) {
    const schema = parameter['schema'] as Json;
    parameter['example'] ??= schema['example'] ?? exampleOf(String(parameter['name']), schema) ?? sample(schema, QUIET);
  }
  describeContent(operation['requestBody'] as Json | undefined, document);
  for (const [status, answer] of Object.entries(operation['responses'] as Record<string, Json>)) {
    describeContent(answer, document, status);
  }
}

const QUIET = { quiet: true } as const;

function describeContent(holder: Json | undefined, document: Json, status?: string): void {
  for (const [type, content] of Object.entries((holder?.['content'] ?? {}) as Record<string, Json>)) {
    const schema = content['schema'] as Json;
    const mapping = (schema['discriminator'] as { mapping?: Record<string, string> } | undefined)?.mapping;
    if (type === 'application/problem+json') {
      content['examples'] = { problem: { $ref: `#/components/examples/Problem${status}` } };
    } else if (type === 'text/csv') {
      content['example'] = "Reference,Type,Full name,Phone\r\n7ZK4M0QXJD,Soil Testing,Sunita Devi,'+919876543210\r\n";
    } else if (mapping) {
      const forms = Object.entries(mapping).map(
        ([name, $ref]) => [name, { value: sampled({ $ref }, document) }] as const,
      );
      content['examples'] = Object.fromEntries(forms);
    } else {
      content['example'] ??= sampled(schema, document);
    }
  }
}

function sampled(schema: Json, document: Json): unknown {
  const value = sample(schema, QUIET, document);
  // A person never fills this one: with it, the example would land among the suspected spam.
  if (typeof value === 'object' && value !== null) delete (value as Json)['companyFax'];
  return value;
}

/** Named once, since every operation shares them: `Problem404`. */
function problemExamples(): Record<string, { value: Json }> {
  return Object.fromEntries(
    Object.entries(PROBLEMS).map(([status, [code, message]]) => [
      `Problem${status}`,
      { value: problem(Number(status), code, message) },
    ]),
  );
}

function problem(status: number, code: string, message: string): Json {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    detail: message,
    message,
    ...(status === 400 && { errors: [{ field: 'personalInfo.email', message, code: 'required' }] }),
  };
}
