import fc from 'fast-check';
import { IMPORT_STATES } from '../../support/stored-imports.js';
import type { ApiDocument, Operation, Parameter, Schema } from './api-document.js';
import {
  fileBytes,
  fromSchema,
  keySlot,
  leadSlot,
  plainForm,
  sessionSlot,
  userSlot,
  viewSlot,
  webhookSlot,
} from './from-schema.js';
import { encoded } from './hostile-values.js';
import { mutationFor } from './mutations.js';
import type { FuzzRequest } from './request.js';
import { CALLERS } from './world.js';

/** The parts of a request before it is assembled. Mutations change them. */
export interface Draft {
  method: string;
  segments: string[];
  query: [string, string][];
  headers: Record<string, string>;
  body: unknown;
  /** The body's text, if it differs from the serialized value. */
  bodyText?: string;
  mutations: string[];
  allowed?: readonly number[];
}

/**
 * Generates a request that is valid according to the document. An administrator sends it, with existing ids and with
 * values that match their schemas.
 */
export function goodRequest(operation: Operation, { schemas }: ApiDocument): fc.Arbitrary<FuzzRequest> {
  return draft(operation, schemas, fc.constant('admin')).map(assembled);
}

export function hostileRequest(operation: Operation, { schemas }: ApiDocument): fc.Arbitrary<FuzzRequest> {
  const caller = fc.oneof(
    { weight: 6, arbitrary: fc.constant('admin') },
    { weight: 2, arbitrary: fc.constantFrom(...CALLERS) },
  );
  const mutations = fc.array(mutationFor(operation), { minLength: 1, maxLength: 3 });
  return fc
    .tuple(draft(operation, schemas, caller), mutations)
    .map(([base, odd]) => assembled(odd.reduce((made, apply) => apply(made), base)));
}

function draft(
  operation: Operation,
  schemas: Readonly<Record<string, Schema>>,
  caller: fc.Arbitrary<string>,
): fc.Arbitrary<Draft> {
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
  const inHeader = operation.parameters.filter((parameter) => parameter.in === 'header' && parameter.required);
  return fc
    .record({
      caller,
      id: idSlotOf(operation),
      query: fc.tuple(...inQuery.map((parameter) => queryPair(parameter, schemas))),
      body: operation.body ? bodyOf(operation, operation.body, schemas) : fc.constant(undefined),
      bytes: operation.otherBody ? OTHER_TEXTS[operation.otherBody] : fc.constant(undefined),
      headers: fc.tuple(
        ...inHeader.map(({ name, schema }) => fc.tuple(fc.constant(name), fromSchema(schema, schemas))),
      ),
    })
    .map(({ caller, id, query, body, bytes, headers }) => ({
      method: operation.method,
      segments: segmentsOf(operation, id),
      query: query.filter((pair) => pair !== null),
      headers: {
        ...(operation.needsToken && { authorization: `Bearer ~${caller}~` }),
        ...(operation.body && { 'content-type': 'application/json' }),
        ...(operation.otherBody && { 'content-type': operation.otherBody }),
        ...(Object.fromEntries(headers) as Record<string, string>),
      },
      body,
      ...(bytes !== undefined && { bodyText: bytes }),
      mutations: [],
    }));
}

function bodyOf(operation: Operation, body: Schema, schemas: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
  const drawn = fromSchema(body, schemas);
  // The schema lists the fields of all lead types, and the server refuses fields of another type than the lead's.
  if (operation.id === 'updateLead') return fc.oneof(fc.constant({ priority: 'high' }), drawn);
  if (operation.id === 'upsertLead') return fc.oneof(fc.constant(RECORD), drawn);
  // A password in the schema's form is a wrong password.
  if (operation.path.startsWith('/api/keys/')) return fc.oneof(fc.constant({}), drawn);
  if (operation.path.startsWith('/api/message-templates')) return drawn.map(withFittingSubject);
  // The fields must fit the columns of the file.
  if (operation.id === 'checkImport') return fc.oneof(fc.constant(IMPORT_OPTIONS), drawn);
  return operation.path.endsWith('/unmerge') ? fc.oneof(fc.constant({ other: '~merged~' }), drawn) : drawn;
}

const OTHER_TEXTS = { 'application/octet-stream': fileBytes, 'application/x-www-form-urlencoded': plainForm } as const;
const IMPORT_OPTIONS = { leadType: 'contact', matchBy: 'phone' };
const RECORD = { type: 'contact', personalInfo: { fullName: 'Asha Devi' } };

/** Emails have a subject, WhatsApp messages do not. */
function withFittingSubject(template: unknown): unknown {
  const { subject = 'Hello', ...rest } = template as Record<string, unknown>;
  return rest['channel'] === 'mail' ? { ...rest, subject } : rest;
}

function segmentsOf({ path }: Operation, id: string): string[] {
  const ofPart = (segment: string) =>
    path.includes('/messages/') && segment === '{noteId}' ? '~message~' : PART_SLOTS[segment];
  return path.split('/').map((segment) => ofPart(segment) ?? (segment === '{id}' ? id : segment));
}

const PART_SLOTS: Readonly<Record<string, string>> = {
  '{followUpId}': '~follow-up~',
  '{noteId}': '~note~',
  '{deliveryId}': '~delivery0~',
  '{number}': '0',
  '{system}': 'erp',
  '{externalId}': 'E-1',
};

function idSlotOf({ path }: Operation): fc.Arbitrary<string> {
  if (path.endsWith('/unmerge')) return fc.oneof(fc.constant('~survivor~'), leadSlot);
  if (path.endsWith('/take')) return fc.oneof(fc.constant('~lead1~'), leadSlot);
  if (['{followUpId}', '{noteId}'].some((part) => path.includes(part)))
    return fc.oneof(fc.constant('~lead0~'), leadSlot);
  if (path.startsWith('/api/assignment/share-out') || path.startsWith('/api/leads/bulk'))
    return fc.constant('~share-out~');
  if (path.startsWith('/api/assignment/rules')) return fc.constant('~rule~');
  if (path.startsWith('/api/message-templates')) return fc.constant('~template~');
  if (['/api/users', '/api/assignment', '/api/reports/team'].some((start) => path.startsWith(start))) return userSlot;
  if (path.startsWith('/api/auth/sessions')) return sessionSlot;
  if (path.startsWith('/api/keys')) return keySlot;
  if (path.includes('{deliveryId}')) return fc.oneof(fc.constant('~webhook0~'), webhookSlot);
  if (path.startsWith('/api/webhooks')) return webhookSlot;
  if (path.startsWith('/api/imports')) return fc.constantFrom(...IMPORT_STATES).map((state) => `~import-${state}~`);
  return path.startsWith('/api/views') ? viewSlot : leadSlot;
}

function queryPair(
  { name, schema, required }: Parameter,
  schemas: Readonly<Record<string, Schema>>,
): fc.Arbitrary<[string, string] | null> {
  // Waiting for an event takes as many seconds.
  const allowed = name === 'wait' ? { ...schema, maximum: 1 } : schema;
  const pair = fromSchema(allowed, schemas, name).map((value): [string, string] => [
    name,
    encoded(Array.isArray(value) ? value.join(',') : String(value)),
  ]);
  return required ? pair : fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: pair });
}

function assembled({ method, segments, query, headers, body, bodyText, mutations, allowed }: Draft): FuzzRequest {
  const search = query.map(([name, value]) => (value === '' ? name : `${name}=${value}`)).join('&');
  return {
    mutations,
    method,
    path: segments.join('/') + (search === '' ? '' : `?${search}`),
    headers,
    body: bodyText ?? (body === undefined ? undefined : JSON.stringify(body)),
    // With several mutations, the status depends on which one the server checks first, so it cannot be predicted.
    allowed: mutations.length === 1 ? allowed : undefined,
  };
}
