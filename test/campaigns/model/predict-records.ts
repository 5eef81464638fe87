/** Predicts leads that another system sends: one by its external id, or several of them in a batch. */
import {
  type BatchItem,
  externalIdTaken,
  type LeadCall,
  type LeadRecord,
  type Prediction,
  type Request,
  refusedBy,
} from './action.js';
import { Disagreement } from './disagreement.js';
import type { Json } from './json.js';
import { assignmentOf } from './predict-assignment.js';
import { predictManualLead } from './predict-intake.js';
import { predictLeadCall } from './predict-leads.js';
import { hasPermission, sees } from './rights.js';
import { MISSING_ID, type ModelLead, type ModelUser, type World } from './world.js';

type Call<K extends LeadCall['kind']> = Extract<LeadCall, { kind: K }>;

export function predictUpsert(world: World, user: ModelUser, call: Call<'upsert'>, request: Request): Prediction {
  const { by, ifMatch } = call;
  const { externalIds = [], ...record } = call.record;
  const lead = world.leadWith(by);
  if (!lead && ifMatch) return refusedBy(request, 412);
  if (!lead) return predictNewRecord(world, user, { ...record, externalIds: [...externalIds, by] }, request);
  if (!sees(user, lead)) return externalIdTaken(world, request);
  const changes = keeping(by, call.record);
  return predictChangedRecord(world, user, { kind: 'change', lead: lead.id, changes, ifMatch }, request);
}

/** Each item depends on those before it, so the items are predicted one by one when the response has arrived. */
export function predictBatch(world: World, user: ModelUser, { items }: Call<'batch'>, request: Request): Prediction {
  if (!hasPermission(user, 'canBulkActions')) return refusedBy(request, 403);
  const sent = (request.body as { items: { lead: object }[] }).items;
  return {
    ...request,
    status: 200,
    answer: { read: ({ body }) => body.data.length, expected: items.length },
    apply: (answer) => {
      const results: Json[] = answer.body.data;
      for (const [index, item] of items.entries()) {
        const result = results[index];
        if (index > 0) world.step += 1;
        const known = leadOf(world, item);
        const { status, apply } = predictItem(world, user, item, { ...request, body: sent[index]!.lead });
        const expected = { status, ...(status === 200 && { _id: known }) };
        const got = { status: result.status, ...(status === 200 && { _id: result._id }) };
        if (JSON.stringify(got) !== JSON.stringify(expected))
          throw new Disagreement({ items, index }, expected, result);
        const data = { ...result, createdAt: status === 201 && createdAt(result._id) };
        if (status < 400) apply?.({ ...answer, body: { data }, headers: new Headers() });
      }
      if (results.some(isRefused)) world.count('access.refused');
    },
  };
}

function predictItem(world: World, user: ModelUser, item: BatchItem, request: Request): Prediction {
  const { action, record } = item;
  if (action === 'create') return predictNewRecord(world, user, record, request);
  if (action === 'upsert') {
    return predictUpsert(world, user, { kind: 'upsert', by: item.by, record, ifMatch: false }, request);
  }
  const changes = 'by' in item ? keeping(item.by, record) : record;
  const ifMatch = 'lead' in item && item.ifMatch;
  return predictChangedRecord(world, user, { kind: 'change', lead: leadOf(world, item), changes, ifMatch }, request);
}

function isRefused({ status, code }: Json): boolean {
  return status === 403 || status === 404 || code === 'external_id_taken';
}

function predictChangedRecord(world: World, user: ModelUser, call: Call<'change'>, request: Request): Prediction {
  const lead = world.leads.get(call.lead);
  const changes = lead ? withoutSameAssignment(lead, call.changes) : call.changes;
  return { ...predictLeadCall(world, user, { ...call, changes }), ...request };
}

/** Unlike a user, another system can repeat the current assignment without the permission to assign. */
function withoutSameAssignment(lead: ModelLead, record: LeadRecord): LeadRecord {
  const { assignedTo: _to, inPool, ...others } = record;
  const { assignedTo = lead.assignedTo, inPool: pooled = inPool ?? lead.inPool } = assignmentOf(record);
  return assignedTo === lead.assignedTo && pooled === lead.inPool ? others : record;
}

function predictNewRecord(world: World, user: ModelUser, record: LeadRecord, request: Request): Prediction {
  const { type, fullName, assignedTo: to = null, inPool, externalIds = [], status, priority } = record;
  if (!type || !fullName || inPool) return refusedBy(request, 400);
  const work = { ...(status && { status }), ...(priority && { priority }) };
  return predictManualLead(world, user, { type, fullName, to, externalIds, work }, request);
}

/** A lead always keeps the id that it is found by. */
function keeping(by: string, record: LeadRecord): LeadRecord {
  return record.externalIds ? { ...record, externalIds: [...record.externalIds, by] } : record;
}

function leadOf(world: World, item: BatchItem): string {
  if ('lead' in item) return item.lead;
  return ('by' in item && world.leadWith(item.by)?.id) || MISSING_ID;
}

/** The result of an item has no time, but the lead's id starts with the milliseconds of its creation. */
function createdAt(id: string): string {
  return new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toISOString();
}
