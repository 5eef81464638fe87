/** The right answer to every call about leads. */

import { NATIONAL_HOLIDAYS } from '../../../src/config/env.js';
import { type LeadType, leadTypeDefinition } from '../../../src/lead-types/lead-types.js';
import { BusinessCalendar } from '../../../src/modules/leads/domain/business-calendar.js';
import { parseCsv } from '../../support/csv.js';
import { type LeadCall, type Prediction, type Request, refusedBy, type WorkValues } from './action.js';
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
  person,
  sorted,
  stateOf,
} from './lead-views.js';
import { partsOf } from './predict-duplicates.js';
import { holds, mayWork, sees, typesOf } from './rights.js';
import { dayIn, detailsOf, placesIn, promiseHoursOf, textsIn } from './seed.js';
import type { ModelLead, ModelUser, World } from './world.js';

/** It has tests of its own; here it says which promises fall due together. */
const CALENDAR = new BusinessCalendar(NATIONAL_HOLIDAYS);

type Call<K extends LeadCall['kind']> = Extract<LeadCall, { kind: K }>;

/** What `user` gets for a call about leads. */
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
    case 'export':
      return predictExport(world, user, call, request);
    case 'submit':
      return predictSubmission(world, call, request);
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
  call: Call<'change' | 'note' | 'call' | 'follow-up' | 'assign' | 'restore' | 'delete' | 'erase'>,
  request: Request,
): Prediction {
  if ((call.kind === 'assign' || call.kind === 'restore') && !holds(user, 'canEditAllLeads'))
    return refusedBy(request, 403);
  if (call.kind === 'delete' && !holds(user, 'canDeleteLeads')) return refusedBy(request, 403);
  if (call.kind === 'erase' && !holds(user, 'canErasePersonalData')) return refusedBy(request, 403);
  if (call.kind === 'follow-up' && call.on !== null && call.on < dayIn(0)) return refusedBy(request, 400);
  const lead = world.leads.get(call.lead);
  if (!lead || !sees(user, lead)) return refusedBy(request, 404);
  if (lead.mergedInto !== null) return refusedBy(request, 409);
  if (call.kind === 'delete') {
    if (holdsHidden(world, user, lead)) return refusedBy(request, 409);
    return { ...request, status: 200, apply: () => world.removeLead(lead.id) };
  }
  if (!mayWork(user, lead)) return refusedBy(request, 403);
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
          lead.notes.unshift({ content: call.content, author: user.id, call: null, step: world.step });
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
          lead.notes.unshift({ content, author: user.id, call: outcome, step: world.step });
          if (lead.response === null) Object.assign(lead, { response: 'now', responseStep: world.step });
          world.addHistory(lead, 'lead.called', user.id);
        },
      };
    }
    case 'follow-up': {
      const followUp = call.on === null ? null : { on: call.on, note: call.note ?? null };
      return {
        ...read(request, leadInModel(world, { ...lead, followUp }), ({ body }) => leadInAnswer(body.data)),
        apply: () => world.changeLead(lead, user.id, { followUp }),
      };
    }
    case 'erase': {
      if (holdsHidden(world, user, lead)) return refusedBy(request, 409);
      return { ...request, status: 200, apply: () => world.eraseLeads([lead, ...partsOf(world, lead.id)], user.id) };
    }
    case 'restore':
      return { ...request, status: 200, apply: () => restore(world, user, lead) };
    case 'assign':
      return predictChange(world, user, lead, { assignedTo: call.to }, request);
    case 'change':
      if (call.ifMatch && lead.seen && lead.seen.version !== lead.version) return refusedBy(request, 412);
      return predictChange(world, user, lead, call.changes, request);
  }
}

function predictChange(
  world: World,
  user: ModelUser,
  lead: ModelLead,
  changes: WorkValues & { fullName?: string },
  request: Request,
): Prediction {
  const { assignedTo } = changes;
  if (assignedTo !== undefined && !holds(user, 'canEditAllLeads')) return refusedBy(request, 403);
  if (assignedTo && !mayReceive(world, assignedTo, lead)) return refusedBy(request, 422);
  const after = leadInModel(world, world.changed(lead, changes));
  return {
    ...read(request, after, ({ body }) => leadInAnswer(body.data)),
    apply: (answer) => {
      world.changeLead(lead, user.id, changes);
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
  if (!holds(user, 'canBulkActions')) return refusedBy(request, 403);
  const named = [...new Set(call.leads)]
    .flatMap((id) => world.leads.get(id) ?? [])
    .filter(({ mergedInto }) => mergedInto === null);
  const answered = (affected: number) => ({ requested: call.leads.length, affected });
  const countUnseen = unseenCount(world, user, call.leads);
  if (call.kind === 'bulk-delete') {
    if (!holds(user, 'canDeleteLeads')) return refusedBy(request, 403);
    const reached = named.filter((lead) => sees(user, lead) && !holdsHidden(world, user, lead));
    return {
      ...read(request, answered(reached.length), ({ body }) => body.data),
      apply: () => {
        countUnseen();
        for (const lead of reached) world.removeLead(lead.id);
      },
    };
  }
  if (call.kind === 'bulk-restore') {
    if (!holds(user, 'canEditAllLeads')) return refusedBy(request, 403);
    const reached = named.filter((lead) => lead.quarantined && !lead.erased && sees(user, lead));
    return {
      ...read(request, answered(reached.length), ({ body }) => body.data),
      apply: () => {
        countUnseen();
        for (const lead of reached) restore(world, user, lead);
      },
    };
  }
  const { assignedTo } = call.updates;
  if (assignedTo !== undefined && !holds(user, 'canEditAllLeads')) return refusedBy(request, 403);
  if (assignedTo && !world.users.get(assignedTo)?.active) return refusedBy(request, 422);
  const reached = named.filter(
    (lead) => !lead.erased && mayWork(user, lead) && (!assignedTo || mayReceive(world, assignedTo, lead)),
  );
  return {
    ...read(request, answered(reached.length), ({ body }) => body.data),
    apply: () => {
      countUnseen();
      for (const lead of reached) world.changeLead(lead, user.id, call.updates);
    },
  };
}

/** Ids out of the caller's sight among many are one refusal, which only the audit trail tells. */
function unseenCount(world: World, user: ModelUser, ids: readonly string[]): () => void {
  const leads = ids.map((id) => world.leads.get(id));
  const isRefusal = leads.some((lead) => !lead || !sees(user, lead));
  return () => {
    if (isRefusal) world.count('access.refused');
  };
}

function predictExport(world: World, user: ModelUser, call: Call<'export'>, request: Request): Prediction {
  if (!holds(user, 'canExportData')) return refusedBy(request, 403);
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

/** Columns of an exported file and what stands in them; the assignee's name comes last. */
const EXPORTED_LABELS = {
  header: ['Id', 'Reference', 'Type', 'Status', 'Priority', 'Full name', 'Follow-up on', 'Assigned to'],
  row: (lead: ModelLead) => [
    lead.id,
    `${lead.reference.slice(0, 5)}-${lead.reference.slice(5)}`,
    leadTypeDefinition(lead.type).label,
    capitalized(lead.status),
    capitalized(lead.priority),
    lead.fullName ?? '',
    lead.followUp?.on ?? '',
  ],
};
const EXPORTED_CODES = {
  header: [
    ...['_id', 'reference', 'type', 'status', 'priority', 'personalInfo.fullName', 'followUp.on'],
    'assignedTo.name',
  ],
  row: (lead: ModelLead) => [
    ...[lead.id, lead.reference, lead.type, lead.status, lead.priority, lead.fullName ?? ''],
    lead.followUp?.on ?? '',
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

function predictSubmission(world: World, call: Call<'submit'>, request: Request): Prediction {
  return {
    ...read(request, { type: call.type, status: 'new' }, ({ body: { data } }) => ({
      type: data.type,
      status: data.status,
    })),
    status: 201,
    apply: ({ body: { data } }) => {
      const { personalInfo } = request.body as { personalInfo: Record<string, string> };
      const number = world.nextLeadNumber();
      world.leads.set(data._id, {
        id: data._id,
        reference: data.reference,
        type: call.type,
        status: 'new',
        priority: 'medium',
        assignedTo: null,
        quarantined: call.spam !== 'no',
        fullName: call.fullName,
        erased: false,
        phone: personalInfo['phone']!,
        number,
        otherTexts: [
          ...textsIn(personalInfo, ['email', 'city', 'state', 'address', 'pincode']),
          ...placesIn(detailsOf(call.type)),
        ],
        notes: [],
        ...promiseFrom(call.type, data.createdAt),
        response: null,
        responseStep: 0,
        mergedInto: null,
        followUp: null,
        history: [{ action: 'lead.created', actor: null }],
        version: 1,
        touched: world.step,
        seen: null,
      });
      world.count('lead.created');
    },
  };
}

/** What comes in now falls due within days, at the same moment as others that came in outside support hours. */
function promiseFrom(type: LeadType, createdAt: string): Pick<ModelLead, 'due' | 'dueMs'> {
  const promiseHours = promiseHoursOf(type);
  if (promiseHours === null) return { due: 'none', dueMs: 0 };
  return { due: 'later', dueMs: CALENDAR.dueTimes(new Date(createdAt), promiseHours).dueAt.getTime() };
}

function restore(world: World, user: ModelUser, lead: ModelLead): void {
  if (!lead.quarantined) return;
  lead.quarantined = false;
  lead.version += 1;
  lead.touched = world.step;
  lead.history.unshift({ action: 'lead.restored', actor: user.id });
  world.count('lead.restored');
}

/** Whether something of a type the user may not see was merged into the lead. */
function holdsHidden(world: World, user: ModelUser, lead: ModelLead): boolean {
  return partsOf(world, lead.id).some(({ type }) => !typesOf(user).includes(type));
}

function mayReceive(world: World, userId: string, lead: ModelLead): boolean {
  const user = world.users.get(userId);
  return user?.active === true && typesOf(user).includes(lead.type);
}

function remember(world: World, user: ModelUser, lead: ModelLead, answer: Answer): void {
  const etag = answer.headers.get('etag');
  lead.seen = etag === null ? null : { etag, version: lead.version, state: stateOf(world, user, lead) };
}

function read(request: Request, expected: unknown, reader: (answer: Answer) => unknown): Prediction {
  return { ...request, status: 200, answer: { read: reader, expected } };
}

function byId(a: { _id: string } | null, b: { _id: string } | null): number {
  return String(a?._id) < String(b?._id) ? -1 : 1;
}
