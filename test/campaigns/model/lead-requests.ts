import { BOT_SIGNS, smallestSubmission } from '../../support/submissions.js';
import type { BatchItem, FilterValues, LeadCall, LeadRecord, Request } from './action.js';
import { partsOf } from './external-ids.js';
import { dayIn, phoneOf } from './seed.js';
import { MISSING_ID, type World } from './world.js';

/** For an id that no lead has. */
const ANY_STATE = { headers: { 'if-match': '"1"' } };
const WINDOW = '01900000-0000-7000-8000-00000000000a';

export function requestOfLeadCall(call: LeadCall, world: World): Request {
  switch (call.kind) {
    case 'list':
      return { method: 'GET', path: `/api/leads${queryOf(call.query)}` };
    case 'assignees':
      return { method: 'GET', path: `/api/leads/assignees${queryOf({ type: call.type })}` };
    case 'detail':
      return { method: 'GET', path: `/api/leads/${call.lead}` };
    case 'notes':
      return { method: 'GET', path: `/api/leads/${call.lead}/notes?limit=100` };
    case 'timeline':
      return { method: 'GET', path: `/api/leads/${call.lead}/timeline?limit=100` };
    case 'open':
      return { method: 'PUT', path: `/api/leads/${call.lead}/presence`, body: { window: WINDOW } };
    case 'leave':
      return { method: 'DELETE', path: `/api/leads/${call.lead}/presence?window=${WINDOW}` };
    case 'change': {
      const body = bodyOf(call.changes);
      return { method: 'PUT', path: `/api/leads/${call.lead}`, body, ...ifMatchOf(call, world) };
    }
    case 'correct-type': {
      const { lead, type } = call;
      return { method: 'PUT', path: `/api/leads/${lead}/type`, body: { type }, ...ifMatchOf(call, world) };
    }
    case 'note':
      return { method: 'POST', path: `/api/leads/${call.lead}/notes`, body: { content: call.content } };
    case 'call': {
      const { outcome, content } = call;
      return { method: 'POST', path: `/api/leads/${call.lead}/calls`, body: { outcome, content } };
    }
    case 'message':
      return { method: 'POST', path: `/api/leads/${call.lead}/messages`, body: { channel: call.channel } };
    case 'follow-up':
      return { method: 'PUT', path: `/api/leads/${call.lead}/follow-up`, body: { on: call.on, note: call.note } };
    case 'add-follow-up':
      return { method: 'POST', path: `/api/leads/${call.lead}/follow-ups`, body: { on: call.on } };
    case 'missing-part':
      return requestOfMissingPart(call.lead, call.part);
    case 'assign':
      return {
        method: 'PUT',
        path: `/api/leads/${call.lead}/assign`,
        body: call.to === 'pool' ? { assignedTo: null, inPool: true } : { assignedTo: call.to },
      };
    case 'take':
      return { method: 'POST', path: `/api/leads/${call.lead}/take` };
    case 'restore':
      return { method: 'POST', path: `/api/leads/${call.lead}/restore` };
    case 'delete':
      return { method: 'DELETE', path: `/api/leads/${call.lead}` };
    case 'erase':
      return { method: 'POST', path: `/api/leads/${call.lead}/erase` };
    case 'bulk-delete': {
      const [method, name] = call.route.split(' ');
      return { method: method!, path: `/api/leads/${name}`, body: { leadIds: call.leads } };
    }
    case 'bulk-restore':
      return { method: 'POST', path: '/api/leads/bulk-restore', body: { leadIds: call.leads } };
    case 'bulk-update': {
      const [method, name] = call.route.split(' ');
      return { method: method!, path: `/api/leads/${name}`, body: { leadIds: call.leads, updates: call.updates } };
    }
    case 'export': {
      const { filter, order, values } = call;
      const params = { ...filter, ...order, ...(values && { values }), ...(call.leads && { leadIds: call.leads }) };
      if (call.by === 'POST') return { method: 'POST', path: '/api/leads/export', body: params };
      return { method: 'GET', path: `/api/leads/export${queryOf(params)}` };
    }
    case 'add-by-hand': {
      const form = smallestSubmission(call.type);
      const personalInfo = { ...form.personalInfo, fullName: call.fullName, phone: phoneOf(world.step + 5_000) };
      const externalIds = call.externalIds?.map(partsOf);
      const body = { ...form, personalInfo, source: { how: 'call' }, assignedTo: call.to, externalIds };
      return { method: 'POST', path: '/api/leads/manual', body };
    }
    case 'upsert': {
      const { system, id } = partsOf(call.by);
      const lead = world.leadWith(call.by);
      const headers = lead ? ifMatchOf({ lead: lead.id, ifMatch: call.ifMatch }, world) : call.ifMatch && ANY_STATE;
      const path = `/api/leads/by/${system}/${encodeURIComponent(id)}`;
      return { method: 'PUT', path, body: recordBody(call.record), ...headers };
    }
    case 'batch':
      return {
        method: 'POST',
        path: '/api/leads/batch',
        body: { items: call.items.map((item) => bodyOfItem(item, world)) },
      };
    case 'check-person': {
      const { fullName, phone } = call;
      return { method: 'POST', path: '/api/leads/manual/check', body: { personalInfo: { fullName, phone } } };
    }
    case 'submit': {
      const form = smallestSubmission(call.type);
      const personalInfo = { ...form.personalInfo, fullName: call.fullName, phone: phoneOf(world.step + 5_000) };
      const signs = { no: {}, sign: { companyFax: '123' }, bot: BOT_SIGNS }[call.spam];
      return { method: 'POST', path: '/api/leads', body: { ...form, personalInfo, ...signs } };
    }
  }
}

function bodyOf({ fullName, externalIds, ...values }: LeadRecord): object {
  const personalInfo = fullName !== undefined && { personalInfo: { fullName } };
  return { ...values, ...personalInfo, ...(externalIds && { externalIds: externalIds.map(partsOf) }) };
}

function recordBody(record: LeadRecord): object {
  return { ...bodyOf(record), source: { how: 'call' } };
}

function bodyOfItem(item: BatchItem, world: World): object {
  const { action, record } = item;
  const lead = recordBody(record);
  if ('by' in item) return { action, by: partsOf(item.by), lead };
  if (action === 'create') return { action, lead };
  return { action, _id: item.lead, etag: ifMatchOf(item, world).headers?.['if-match'], lead };
}

function ifMatchOf({ lead, ifMatch }: { lead: string; ifMatch: boolean }, world: World): Pick<Request, 'headers'> {
  const seen = ifMatch ? world.leads.get(lead)?.seen : null;
  return seen ? { headers: { 'if-match': seen.etag } } : {};
}

function requestOfMissingPart(lead: string, part: Extract<LeadCall, { kind: 'missing-part' }>['part']): Request {
  const path = `/api/leads/${lead}/follow-ups/${MISSING_ID}`;
  switch (part) {
    case 'change':
      return { method: 'PUT', path, body: { on: dayIn(1) } };
    case 'complete':
      return { method: 'POST', path: `${path}/complete` };
    case 'remove':
      return { method: 'DELETE', path };
    case 'calendar':
      return { method: 'GET', path: `${path}/calendar` };
    case 'note':
      return { method: 'PUT', path: `/api/leads/${lead}/notes/${MISSING_ID}`, body: { content: 'Called' } };
    case 'message':
      return { method: 'PUT', path: `/api/leads/${lead}/messages/${MISSING_ID}`, body: { outcome: 'answered' } };
  }
}

function queryOf(values: FilterValues | Record<string, unknown>): string {
  const parts = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`],
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
