import { LEAD_TYPE_NAMES } from '../../../src/lead-types/lead-types.js';
import { type ImportCall, type Prediction, type Request, refusedBy } from './action.js';
import type { Answer, Json } from './json.js';
import { hasPermission, typesOf } from './rights.js';
import type { ModelImport, ModelUser, World } from './world.js';

const NEEDS_EDIT_ALL: readonly ImportCall['kind'][] = ['create-import', 'start-import', 'undo-import'];
/** Calls about a file and its rows, which are personal data. */
const OF_CREATOR: readonly ImportCall['kind'][] = [
  'send-part',
  'read-import',
  'check-import',
  'start-import',
  'import-rows',
  'refused-rows',
];

export function requestOfImportCall(call: ImportCall): Request {
  if (call.kind === 'create-import')
    return { method: 'POST', path: '/api/imports', body: { fileName: 'leads.csv', size: 34 } };
  const path = `/api/imports/${call.import}`;
  switch (call.kind) {
    case 'import':
      return { method: 'GET', path };
    case 'send-part':
      return {
        method: 'PUT',
        path: `${path}/parts/0`,
        body: 'Name,Mobile',
        headers: { 'content-type': 'application/octet-stream' },
      };
    case 'read-import':
      return { method: 'POST', path: `${path}/read`, body: { encoding: 'windows-1252' } };
    case 'check-import':
      return { method: 'POST', path: `${path}/check`, body: { matchBy: 'phone' } };
    case 'start-import':
      return { method: 'POST', path: `${path}/start` };
    case 'cancel-import':
      return { method: 'POST', path: `${path}/cancel` };
    case 'undo-import':
      return { method: 'POST', path: `${path}/undo` };
    case 'import-rows':
      return { method: 'GET', path: `${path}/rows` };
    case 'refused-rows':
      return { method: 'GET', path: `${path}/refused` };
  }
}

/** The states in which an import accepts a call, and its state afterwards. The server does not work on it. */
const STEPS: Readonly<Partial<Record<ImportCall['kind'], { from: readonly string[]; to?: string }>>> = {
  'send-part': { from: ['uploading'] },
  'read-import': { from: ['asking', 'ready', 'checked'], to: 'reading' },
  'check-import': { from: ['ready', 'checked'], to: 'checking' },
  'start-import': { from: ['checked'], to: 'importing' },
  'cancel-import': { from: ['uploading', 'reading', 'asking', 'ready', 'checked'], to: 'cancelled' },
  'undo-import': { from: ['imported'], to: 'undoing' },
};

function deletesAllLeads(user: ModelUser): boolean {
  return (
    hasPermission(user, 'canViewAllLeads') &&
    hasPermission(user, 'canDeleteLeads') &&
    LEAD_TYPE_NAMES.every((type) => typesOf(user).includes(type))
  );
}

/**
 * Users see the imports of everybody, and can cancel them. Rows are visible only to the creator. Others can undo an
 * import only if they can see and delete all leads.
 */
export function predictImportCall(world: World, user: ModelUser, call: ImportCall): Prediction {
  const request = requestOfImportCall(call);
  if (!hasPermission(user, 'canManageIntegrations')) return refusedBy(request, 403);
  if (NEEDS_EDIT_ALL.includes(call.kind) && !hasPermission(user, 'canEditAllLeads')) return refusedBy(request, 403);
  if (call.kind === 'create-import') {
    const made: ModelImport = { id: '', createdBy: user.id, state: 'uploading' };
    return {
      ...request,
      status: 201,
      answer: { read: ({ body }) => ({ ...importInAnswer(body.data), _id: '' }), expected: importInModel(made, user) },
      apply: ({ body }) => {
        world.imports.set(body.data._id, { ...made, id: body.data._id });
        world.count('import.uploaded');
      },
    };
  }
  const found = world.imports.get(call.import);
  if (!found) return refusedBy(request, 404);
  const isOwn = found.createdBy === user.id;
  if (OF_CREATOR.includes(call.kind) && !isOwn) return refusedBy(request, 403);
  if (call.kind === 'undo-import' && !isOwn && !deletesAllLeads(user)) return refusedBy(request, 403);
  if (call.kind === 'refused-rows') return { ...request, status: 200 };
  if (call.kind === 'import-rows') {
    return { ...request, status: 200, answer: { read: ({ body }) => body.data, expected: [] } };
  }
  const { from, to = found.state } = STEPS[call.kind] ?? {};
  if (from && !from.includes(found.state)) return refusedBy(request, 409);
  const after = { ...found, state: to };
  return {
    ...request,
    status: 200,
    answer: { read: ({ body }: Answer) => importInAnswer(body.data), expected: importInModel(after, user) },
    apply: () => world.imports.set(found.id, after),
  };
}

export function importInModel({ id, createdBy, state }: ModelImport, viewer: ModelUser): Json {
  return { _id: id, createdBy, state, isOwn: createdBy === viewer.id };
}

export function importInAnswer({ _id, createdBy, state, isOwn }: Json): Json {
  return { _id, createdBy: createdBy._id, state, isOwn };
}
