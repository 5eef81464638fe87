import { leadTypeDefinition } from '../../../src/lead-types/lead-types.js';
import { parseCsv } from '../../support/csv.js';
import { externalIdTaken, type LeadCall, type LeadRecord, type Prediction, type Request, refusedBy } from './action.js';
import { sortedIds } from './external-ids.js';
import type { Answer } from './json.js';
import { requestOfLeadCall } from './lead-requests.js';
import {
  detailInAnswer,
  detailInModel,
  leadInAnswer,
  leadInModel,
  listedInAnswer,
  listedInModel,
  matching,
  notesInAnswer,
  notesInModel,
  person,
  sorted,
  stateOf,
  timelineInAnswer,
  timelineInModel,
} from './lead-views.js';
import {
  assignByRule,
  assignmentOf,
  assigns,
  hasLeftPool,
  unassignStranded,
  withoutStrandedAssignee,
} from './predict-assignment.js';
import { mergedLeadsOf } from './predict-duplicates.js';
import { predictManualLead, predictSubmission } from './predict-intake.js';
import { predictBatch, predictUpsert } from './predict-records.js';
import { predictTypeCorrection } from './predict-type.js';
import { canEdit, hasPermission, sees, typesOf } from './rights.js';
import { dayIn } from './seed.js';
import type { ModelLead, ModelUser, World } from './world.js';

type Call<K extends LeadCall['kind']> = Extract<LeadCall, { kind: K }>;

export function predictLeadCall(world: World, user: ModelUser, call: LeadCall): Prediction {
  const request = requestOfLeadCall(call, world);
  switch (call.kind) {
    case 'list':
      return predictList(world, user, call, request);
    case 'assignees': {
      const able = [...world.users.values()].filter(
        (other) => other.active && (call.type === undefined || typesOf(other).includes(call.type)),
      );
      const expected = able.map((other) => person(world, other.id)).sort(byId);
      return read(request, expected, ({ body }) => [...body.data].sort(byId));
    }
    case 'detail': {
      const lead = world.leads.get(call.lead);
      if (!lead || !sees(user, lead)) return refusedBy(request, 404);
      return {
        ...read(
          request,
          { detail: detailInModel(world, user, lead), isAsSeen: lead.seen?.state === stateOf(world, user, lead) },
          ({ body, headers }) => ({
            detail: detailInAnswer(body.data),
            isAsSeen: lead.seen?.etag === headers.get('etag'),
          }),
        ),
        apply: (answer) => remember(world, user, lead, answer),
      };
    }
    case 'notes': {
      const lead = world.leads.get(call.lead);
      if (!lead || !typesOf(user).includes(lead.type) || !seesWith(world, user, lead)) return refusedBy(request, 404);
      return read(request, notesInModel(world, lead), ({ body }) => notesInAnswer(body.data));
    }
    case 'timeline': {
      const lead = world.leads.get(call.lead);
      if (!lead || !typesOf(user).includes(lead.type) || !seesWith(world, user, lead)) return refusedBy(request, 404);
      // A longer timeline can have a second page.
      if (lead.notes.length + lead.history.length > 100) return { ...request, status: 200 };
      return read(request, timelineInModel(world, user, lead), ({ body }) => timelineInAnswer(body.data));
    }
    case 'open': {
      const lead = world.leads.get(call.lead);
      if (!lead || !sees(user, lead)) return refusedBy(request, 404);
      return read(request, [], ({ body }) => body.data);
    }
    case 'leave':
      return { ...request, status: 200 };
    case 'export':
      return predictExport(world, user, call, request);
    case 'submit':
      return predictSubmission(world, call, request);
    case 'add-by-hand':
      return predictManualLead(world, user, call, request);
    case 'upsert':
      return predictUpsert(world, user, call, request);
    case 'batch':
      return predictBatch(world, user, call, request);
    case 'check-person':
      return { ...request, status: 200 };
    case 'take':
      return predictTake(world, user, call.lead, request);
    case 'bulk-delete':
    case 'bulk-restore':
    case 'bulk-update':
      return predictBulk(world, user, call, request);
    default:
      return predictWork(world, user, call, request);
  }
}

function predictList(world: World, user: ModelUser, call: Call<'list'>, request: Request): Prediction {
  const { page = 1, limit = 20 } = call.query;
  const all = sorted(matching(world, user, call.query), call.query);
  const expected = {
    data: all.slice((page - 1) * limit, page * limit).map((lead) => listedInModel(world, user, lead)),
    pagination: {
      currentPage: page,
      totalPages: Math.ceil(all.length / limit),
      totalItems: all.length,
      pageSize: limit,
    },
  };
  return read(request, expected, ({ body }) => ({ ...body, data: body.data.map(listedInAnswer) }));
}

function predictWork(
  world: World,
  user: ModelUser,
  call: Call<
    | 'change'
    | 'correct-type'
    | 'note'
    | 'call'
    | 'message'
    | 'follow-up'
    | 'add-follow-up'
    | 'missing-part'
    | 'assign'
    | 'restore'
    | 'delete'
    | 'erase'
  >,
  request: Request,
): Prediction {
  if ((call.kind === 'assign' || call.kind === 'restore') && !hasPermission(user, 'canEditAllLeads'))
    return refusedBy(request, 403);
  if (call.kind === 'delete' && !hasPermission(user, 'canDeleteLeads')) return refusedBy(request, 403);
  if (call.kind === 'erase' && !hasPermission(user, 'canErasePersonalData')) return refusedBy(request, 403);
  if (call.kind === 'follow-up' && call.on !== null && call.on < dayIn(0)) return refusedBy(request, 400);
  const lead = world.leads.get(call.lead);
  if (!lead || !sees(user, lead)) return refusedBy(request, 404);
  // The server looks for the missing follow-up before it checks whether the user can edit the lead.
  if (call.kind === 'missing-part' && !['remove', 'note', 'message'].includes(call.part))
    return refusedBy(request, 404);
  if (lead.mergedInto !== null) return refusedBy(request, 409);
  if (call.kind === 'delete') {
    if (holdsHidden(world, user, lead)) return refusedBy(request, 409);
    return { ...request, status: 200, apply: () => world.removeLead(lead, user.id) };
  }
  if (!canEdit(user, lead)) return refusedBy(request, 403);
  if (lead.erased) return refusedBy(request, 409);
  switch (call.kind) {
    case 'note':
      return {
        ...read(request, { content: call.content, author: person(world, user.id) }, ({ body }) => ({
          content: body.data.content,
          author: body.data.author,
        })),
        status: 201,
        apply: () => {
          lead.notes.unshift({ content: call.content, author: user.id, call: null, message: null, step: world.step });
          world.addHistory(lead, 'lead.noted', user.id);
        },
      };
    case 'call': {
      const { outcome, content = '' } = call;
      return {
        ...read(request, { content, call: outcome, author: person(world, user.id) }, ({ body }) => ({
          content: body.data.content,
          call: body.data.call,
          author: body.data.author,
        })),
        status: 201,
        apply: () => {
          lead.notes.unshift({ content, author: user.id, call: outcome, message: null, step: world.step });
          if (lead.response === null) Object.assign(lead, { response: 'now', responseStep: world.step });
          world.addHistory(lead, 'lead.called', user.id);
        },
      };
    }
    case 'message':
      return {
        ...read(request, { channel: call.channel, author: person(world, user.id) }, ({ body }) => ({
          channel: body.data.message.channel,
          author: body.data.author,
        })),
        status: 201,
        apply: () => {
          lead.notes.unshift({ content: '', author: user.id, call: null, message: call.channel, step: world.step });
          if (lead.response === null) Object.assign(lead, { response: 'now', responseStep: world.step });
          world.addHistory(lead, 'lead.messaged', user.id);
        },
      };
    case 'follow-up': {
      const followUp = call.on === null ? null : { on: call.on, note: call.note ?? null };
      return {
        ...read(request, leadInModel(world, world.changed(lead, { followUp })), ({ body }) => leadInAnswer(body.data)),
        apply: () => world.changeLead(lead, user.id, { followUp }),
      };
    }
    case 'add-follow-up': {
      const plan = { on: call.on, note: null };
      return {
        ...read(request, plan, ({ body }) => ({ on: body.data.on, note: body.data.note })),
        status: 201,
        apply: () => {
          if (!lead.followUp || plan.on < lead.followUp.on) lead.followUp = plan;
          lead.version += 1;
          lead.touched = world.step;
          world.addHistory(lead, 'lead.updated', user.id, { changes: { followUp: { from: null, to: plan } } });
        },
      };
    }
    case 'missing-part':
      return refusedBy(request, 404);
    case 'erase': {
      if (holdsHidden(world, user, lead)) return refusedBy(request, 409);
      return {
        ...request,
        status: 200,
        apply: () => world.eraseLeads([lead, ...mergedLeadsOf(world, lead.id)], user.id),
      };
    }
    case 'restore':
      return { ...request, status: 200, apply: () => restore(world, user, lead) };
    case 'assign':
      return predictChange(world, user, lead, call.to === 'pool' ? { inPool: true } : { assignedTo: call.to }, request);
    case 'change':
      if (call.ifMatch && lead.seen && lead.seen.version !== lead.version) return refusedBy(request, 412);
      return predictChange(world, user, lead, call.changes, request);
    case 'correct-type':
      return predictTypeCorrection(world, user, lead, call, request);
  }
}

function predictChange(
  world: World,
  user: ModelUser,
  lead: ModelLead,
  { externalIds: sent = lead.externalIds, ...changes }: LeadRecord,
  request: Request,
): Prediction {
  const { assignedTo, type = lead.type } = changes;
  if (type !== lead.type) return refusedBy(request, 422);
  const externalIds = sortedIds(sent);
  const needsEditAll = assigns(changes) || changesAnything(lead, { externalIds });
  if (needsEditAll && !hasPermission(user, 'canEditAllLeads')) return refusedBy(request, 403);
  if (assignedTo && !isEligibleAssignee(world, assignedTo, lead)) return refusedBy(request, 422);
  if (world.isTaken(externalIds, lead)) return externalIdTaken(world, request);
  return predictChanged(world, user, lead, { ...changes, ...assignmentOf(changes), externalIds }, request);
}

/** Takes a lead from the pool. A lead of the caller stays as it is, and any other lead outside the pool is refused. */
function predictTake(world: World, user: ModelUser, id: string, request: Request): Prediction {
  if (!hasPermission(user, 'canTakeFromPool')) return refusedBy(request, 403);
  const lead = world.leads.get(id);
  if (!lead || !sees(user, lead)) return refusedBy(request, hasLeftPool(user, lead) ? 409 : 404);
  if (lead.mergedInto !== null || lead.erased) return refusedBy(request, 409);
  if (lead.assignedTo !== user.id && !lead.inPool) return refusedBy(request, 409);
  return predictChanged(world, user, lead, { assignedTo: user.id, inPool: false }, request);
}

function predictChanged(
  world: World,
  user: ModelUser,
  lead: ModelLead,
  changes: LeadRecord,
  request: Request,
): Prediction {
  const changed = world.changed(lead, changes);
  const opens = changes.status !== undefined && changesAnything(lead, changes);
  const after = leadInModel(world, opens ? withoutStrandedAssignee(world, changed) : changed);
  return {
    ...read(request, after, ({ body }) => leadInAnswer(body.data)),
    apply: (answer) => {
      world.changeLead(lead, user.id, changes);
      if (opens) unassignStranded(world, lead);
      remember(world, user, lead, answer);
    },
  };
}

function predictBulk(
  world: World,
  user: ModelUser,
  call: Call<'bulk-delete' | 'bulk-restore' | 'bulk-update'>,
  request: Request,
): Prediction {
  if (!hasPermission(user, 'canBulkActions')) return refusedBy(request, 403);
  const named = [...new Set(call.leads)]
    .flatMap((id) => world.leads.get(id) ?? [])
    .filter(({ mergedInto }) => mergedInto === null);
  const seen = [...new Set(call.leads)].flatMap((id) => world.leads.get(id) ?? []).filter((lead) => sees(user, lead));
  const answered = (reached: readonly ModelLead[]) => ({
    requested: call.leads.length,
    affected: reached.length,
    skipped: seen
      .filter((lead) => !reached.includes(lead))
      .map(({ id }) => id)
      .sort(),
  });
  const countUnseen = unseenCount(world, user, call.leads);
  if (call.kind === 'bulk-delete') {
    if (!hasPermission(user, 'canDeleteLeads')) return refusedBy(request, 403);
    const reached = named.filter((lead) => sees(user, lead) && !holdsHidden(world, user, lead));
    return {
      ...read(request, answered(reached), bulkAnswer),
      apply: () => {
        countUnseen();
        for (const lead of reached) world.removeLead(lead, user.id);
      },
    };
  }
  if (call.kind === 'bulk-restore') {
    if (!hasPermission(user, 'canEditAllLeads')) return refusedBy(request, 403);
    const reached = named.filter((lead) => lead.quarantined && !lead.erased && sees(user, lead));
    return {
      ...read(request, answered(reached), bulkAnswer),
      apply: () => {
        countUnseen();
        for (const lead of reached) restore(world, user, lead);
      },
    };
  }
  const { assignedTo } = call.updates;
  if (assigns(call.updates) && !hasPermission(user, 'canEditAllLeads')) return refusedBy(request, 403);
  if (assignedTo && !world.users.get(assignedTo)?.active) return refusedBy(request, 422);
  const reached = named.filter(
    (lead) => !lead.erased && canEdit(user, lead) && (!assignedTo || isEligibleAssignee(world, assignedTo, lead)),
  );
  return {
    ...read(request, answered(reached), bulkAnswer),
    apply: () => {
      countUnseen();
      for (const lead of reached) {
        const changes = { ...call.updates, ...assignmentOf(call.updates) };
        const opens = changes.status !== undefined && changesAnything(lead, changes);
        world.changeLead(lead, user.id, changes);
        if (opens) unassignStranded(world, lead);
      }
    },
  };
}

function changesAnything(lead: ModelLead, changes: Partial<ModelLead>): boolean {
  return Object.entries(changes).some(
    ([name, to]) => to !== undefined && JSON.stringify(lead[name as keyof ModelLead]) !== JSON.stringify(to),
  );
}

function bulkAnswer({ body: { data } }: { body: { data: { skipped: string[] } } }): object {
  return { ...data, skipped: [...data.skipped].sort() };
}

/** The ids in a bulk request that the user cannot see count as one refusal, which only the audit trail records. */
export function unseenCount(world: World, user: ModelUser, ids: readonly string[]): () => void {
  const leads = ids.map((id) => world.leads.get(id));
  const isRefusal = leads.some((lead) => !lead || !sees(user, lead));
  return () => {
    if (isRefusal) world.count('access.refused');
  };
}

function predictExport(world: World, user: ModelUser, call: Call<'export'>, request: Request): Prediction {
  if (!hasPermission(user, 'canExportData')) return refusedBy(request, 403);
  const all = sorted(matching(world, user, call.filter), call.order).filter(
    (lead) => call.leads?.includes(lead.id) ?? true,
  );
  const { header, row } = call.values === 'codes' ? EXPORTED_CODES : EXPORTED_LABELS;
  const expected = all.map((lead) => [...row(lead), person(world, lead.assignedTo)?.name ?? '']);
  return {
    ...read(request, expected, (answer) => exportedRows(answer, header)),
    apply: () => {
      world.count('lead.export_started');
      world.count('lead.exported');
      world.exportedRows += all.length;
    },
  };
}

/** The columns of an export that are compared. The last one is the assignee's name. */
const EXPORTED_LABELS = {
  header: ['Id', 'Reference', 'Type', 'Status', 'Priority', 'Full name', 'Follow-up on', 'External ids', 'Assigned to'],
  row: (lead: ModelLead) => [
    lead.id,
    `${lead.reference.slice(0, 5)}-${lead.reference.slice(5)}`,
    leadTypeDefinition(lead.type).label,
    capitalized(lead.status),
    capitalized(lead.priority),
    lead.fullName ?? '',
    lead.followUp?.on ?? '',
    lead.externalIds.join('; '),
  ],
};
const EXPORTED_CODES = {
  header: [
    ...['_id', 'reference', 'type', 'status', 'priority', 'personalInfo.fullName', 'followUp.on'],
    ...['externalIds', 'assignedTo.name'],
  ],
  row: (lead: ModelLead) => [
    ...[lead.id, lead.reference, lead.type, lead.status, lead.priority, lead.fullName ?? ''],
    lead.followUp?.on ?? '',
    lead.externalIds.join('; '),
  ],
};

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function exportedRows({ text }: Answer, columns: readonly string[]): unknown {
  const [header = [], ...rows] = parseCsv(text);
  const wanted = columns.map((name) => header.indexOf(name));
  return rows.map((row) => wanted.map((index) => row[index]));
}

function restore(world: World, user: ModelUser, lead: ModelLead): void {
  if (!lead.quarantined && lead.spamReasons.length === 0) return;
  const wasQuarantined = lead.quarantined;
  lead.quarantined = false;
  lead.spamReasons = [];
  lead.version += 1;
  lead.touched = world.step;
  lead.history.unshift({ action: 'lead.restored', actor: user.id });
  world.count('lead.restored');
  if (wasQuarantined) assignByRule(world, lead);
}

/** Whether one of the leads that were merged into the lead has a type that the user cannot see. */
function holdsHidden(world: World, user: ModelUser, lead: ModelLead): boolean {
  return mergedLeadsOf(world, lead.id).some(({ type }) => !typesOf(user).includes(type));
}

export function isEligibleAssignee(world: World, userId: string, lead: ModelLead): boolean {
  const user = world.users.get(userId);
  return user?.active === true && typesOf(user).includes(lead.type);
}

export function remember(world: World, user: ModelUser, lead: ModelLead, answer: Answer): void {
  const etag = answer.headers.get('etag');
  if (etag !== null) lead.seen = { etag, version: lead.version, state: stateOf(world, user, lead) };
}

/** Whether the user can see the lead or a lead that it was merged into. */
function seesWith(world: World, user: ModelUser, lead: ModelLead): boolean {
  const survivor = lead.mergedInto === null ? undefined : world.leads.get(lead.mergedInto);
  return sees(user, lead) || (survivor !== undefined && seesWith(world, user, survivor));
}

export function read(request: Request, expected: unknown, reader: (answer: Answer) => unknown): Prediction {
  return { ...request, status: 200, answer: { read: reader, expected } };
}

function byId(a: { _id: string } | null, b: { _id: string } | null): number {
  return String(a?._id) < String(b?._id) ? -1 : 1;
}
