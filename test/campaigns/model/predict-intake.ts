/** Predicts new leads: submissions, and leads that a user adds. */

import { NATIONAL_HOLIDAYS } from '../../../src/config/env.js';
import { type LeadType, leadTypeDefinition } from '../../../src/lead-types/lead-types.js';
import { BusinessCalendar } from '../../../src/modules/leads/domain/business-calendar.js';
import { externalIdTaken, type LeadCall, type Prediction, type Request, refusedBy, type WorkValues } from './action.js';
import { sortedIds } from './external-ids.js';
import { leadInAnswer } from './lead-views.js';
import { assignByRule } from './predict-assignment.js';
import { hasPermission, typesOf } from './rights.js';
import { placesIn, promiseHoursOf, textsIn } from './seed.js';
import type { ModelLead, ModelUser, World } from './world.js';

/** The calendar has its own tests. Here it only tells which promises are due at the same time. */
const CALENDAR = new BusinessCalendar(NATIONAL_HOLIDAYS);

/** One sign only marks a lead. Several signs make it suspected spam. */
const SPAM: Readonly<Record<Call<'submit'>['spam'], Pick<ModelLead, 'quarantined' | 'spamReasons'>>> = {
  no: { quarantined: false, spamReasons: [] },
  sign: { quarantined: false, spamReasons: ['old_hidden_field'] },
  bot: { quarantined: true, spamReasons: ['hidden_field', 'old_hidden_field', 'instant'] },
};

type Call<K extends LeadCall['kind']> = Extract<LeadCall, { kind: K }>;

interface Receipt {
  _id: string;
  reference: string;
  createdAt: string;
}

export function predictSubmission(world: World, call: Call<'submit'>, request: Request): Prediction {
  return {
    ...request,
    status: 201,
    answer: {
      read: ({ body: { data } }) => ({ type: data.type, status: data.status }),
      expected: { type: call.type, status: 'new' },
    },
    apply: ({ body: { data } }) => {
      addLead(world, newLead(world, call, request, data), SPAM[call.spam], null);
      assignByRule(world, world.leads.get(data._id)!);
    },
  };
}

interface AddedByHand extends Pick<Call<'add-by-hand'>, 'type' | 'fullName' | 'to'> {
  externalIds?: readonly string[];
  work?: Pick<WorkValues, 'status' | 'priority'>;
}

/**
 * Users with Edit All choose the assignee (or none) and external ids. The leads of other users are assigned to those
 * who add them, and have no external ids.
 */
export function predictManualLead(world: World, user: ModelUser, call: AddedByHand, request: Request): Prediction {
  if (!typesOf(user).includes(call.type)) return refusedBy(request, 403);
  const canAssign = hasPermission(user, 'canEditAllLeads');
  const externalIds = sortedIds(call.externalIds ?? []);
  if (!canAssign && externalIds.length > 0) return refusedBy(request, 403);
  if (!canAssign && call.to !== null && call.to !== user.id) return refusedBy(request, 403);
  const assignee = call.to === null ? undefined : world.users.get(call.to);
  const canBeAssigned = assignee?.active && typesOf(assignee).includes(call.type);
  if (canAssign && call.to !== null && !canBeAssigned) return refusedBy(request, 422);
  if (world.isTaken(externalIds)) return externalIdTaken(world, request);
  const assignedTo = canAssign ? call.to : user.id;
  const { status = 'new', priority = 'medium' } = call.work ?? {};
  return {
    ...request,
    status: 201,
    answer: {
      read: ({ body: { data } }) => {
        const { assignedTo: answered, ...lead } = leadInAnswer(data) as Record<string, unknown>;
        const got = (answered as { _id: string } | null)?._id ?? null;
        return {
          type: lead['type'],
          status: lead['status'],
          priority: lead['priority'],
          externalIds: lead['externalIds'],
          source: data.source,
          ...(assignedTo !== null && { assignedTo: got }),
        };
      },
      expected: {
        type: call.type,
        status,
        priority,
        externalIds,
        source: { how: 'call', channel: 'staff' },
        ...(assignedTo !== null && { assignedTo }),
      },
    },
    apply: ({ body: { data } }) => {
      addLead(world, newLead(world, call, request, data), { assignedTo }, user.id);
      const lead = world.leads.get(data._id)!;
      if (assignedTo === null) assignByRule(world, lead);
      world.changeLead(lead, user.id, { status, priority, externalIds });
    },
  };
}

function addLead(world: World, lead: ModelLead, more: Partial<ModelLead>, actor: string | null): void {
  world.leads.set(lead.id, { ...lead, ...more, history: [{ action: 'lead.created', actor }] });
  world.count('lead.created');
}

function newLead(
  world: World,
  { type, fullName }: { type: LeadType; fullName: string },
  request: Request,
  { _id, reference, createdAt }: Receipt,
): ModelLead {
  const body = request.body as { personalInfo: Record<string, string> } & Record<string, Record<string, unknown>>;
  const { personalInfo } = body;
  const { group } = leadTypeDefinition(type);
  return {
    id: _id,
    reference,
    type,
    originalType: null,
    status: 'new',
    priority: 'medium',
    assignedTo: null,
    inPool: false,
    leftPool: false,
    quarantined: false,
    spamReasons: [],
    fullName,
    erased: false,
    phone: personalInfo['phone'] ?? '',
    number: world.nextLeadNumber(),
    otherTexts: [
      ...textsIn(personalInfo, ['email', 'city', 'state', 'address', 'pincode']),
      ...placesIn((group && body[group]) || {}),
    ],
    notes: [],
    ...promiseFrom(type, createdAt),
    response: null,
    responseStep: 0,
    mergedInto: null,
    externalIds: [],
    followUp: null,
    history: [],
    version: 1,
    touched: world.step,
    seen: null,
  };
}

/** The promise of a new lead. Leads that arrive outside support hours are due at the same time. */
function promiseFrom(type: LeadType, createdAt: string): Pick<ModelLead, 'due' | 'dueMs'> {
  const promiseHours = promiseHoursOf(type);
  if (promiseHours === null) return { due: 'none', dueMs: 0 };
  return { due: 'later', dueMs: CALENDAR.dueTimes(new Date(createdAt), promiseHours).dueAt.getTime() };
}
