import type { DuplicateCall, Prediction, Request } from './action.js';
import { refusedBy } from './action.js';
import { idsText, sortedIds } from './external-ids.js';
import { leadInAnswer, leadInModel, openCandidates, openIn, pairOf, person, visibleHistory } from './lead-views.js';
import {
  assignByRule,
  canBeAssigned,
  ruleChanges,
  unassignStranded,
  withoutStrandedAssignee,
} from './predict-assignment.js';
import { canEdit, sees, typesOf } from './rights.js';
import {
  inOrder,
  isContact,
  type MergeableValue,
  type ModelLead,
  type ModelPair,
  type ModelPlan,
  type ModelUser,
  plansOf,
  type World,
} from './world.js';

interface AnsweredCandidate {
  lead: object;
  state: string;
  decidedBy: unknown;
}

interface AnsweredPart {
  lead: object;
  mergedInto: string;
  mergedBy: unknown;
  notes: unknown[];
  history: { action: string }[];
}

export function requestOfDuplicateCall(call: DuplicateCall): Request {
  const path = `/api/leads/${call.lead}`;
  switch (call.kind) {
    case 'duplicates':
      return { method: 'GET', path: `${path}/duplicates` };
    case 'flag':
      return { method: 'POST', path: `${path}/duplicates`, body: { other: call.other } };
    case 'decide':
      return { method: 'PUT', path: `${path}/duplicates`, body: { other: call.other, state: call.state } };
    case 'merge':
      return { method: 'POST', path: `${path}/merge`, body: { other: call.other, take: call.take } };
    case 'unmerge':
      return { method: 'POST', path: `${path}/unmerge`, body: { other: call.other } };
  }
}

export function predictDuplicateCall(world: World, user: ModelUser, call: DuplicateCall): Prediction {
  const request = requestOfDuplicateCall(call);
  if (call.kind === 'flag' && call.lead === call.other) return refusedBy(request, 400);
  const lead = world.leads.get(call.lead);
  if (!lead || !sees(user, lead)) return refusedBy(request, 404);
  if (call.kind === 'duplicates') return predictReading(world, user, lead, request);
  const refused = refusal(user, lead);
  if (refused) return refusedBy(request, refused);
  const other = world.leads.get(call.other);
  if (call.kind === 'unmerge') return predictUnmerge(world, user, lead, other, request);

  if (!other || !sees(user, other)) return refusedBy(request, 404);
  const otherRefused = refusal(user, other);
  if (otherRefused) return refusedBy(request, otherRefused);
  const pair = pairOf(world, lead.id, other.id);
  if (call.kind === 'flag') {
    if (lead.quarantined || other.quarantined) return refusedBy(request, 400);
    return { ...request, status: 200, apply: () => flag(world, user, pair, lead, other) };
  }
  if (!pair) return refusedBy(request, 404);
  if (call.kind === 'decide') {
    return { ...request, status: 200, apply: () => decide(world, user, pair, [lead, other], call.state) };
  }
  if (lead.quarantined || other.quarantined) return refusedBy(request, 404);
  const changes = Object.fromEntries((call.take ?? []).map((name) => [name, other[name]]));
  const { followUp } = inOrder([...plansOf(lead), ...followUpsTaken(lead, other)]);
  const moved = { followUp, externalIds: sortedIds([...lead.externalIds, ...other.externalIds]) };
  const after = leadInModel(world, withoutStrandedAssignee(world, { ...world.changed(lead, changes), ...moved }));
  return {
    ...request,
    status: 200,
    answer: { read: ({ body }) => leadInAnswer(body.data), expected: after },
    apply: () => merge(world, user, pair, lead, other, changes),
  };
}

function refusal(user: ModelUser, lead: ModelLead): number | null {
  if (lead.mergedInto !== null) return 409;
  if (!canEdit(user, lead)) return 403;
  return lead.erased ? 409 : null;
}

function predictReading(world: World, user: ModelUser, lead: ModelLead, request: Request): Prediction {
  const pairs = openCandidates(world, user, lead, ['open', 'linked', 'dismissed']);
  const later = (a: { id: string }, b: { id: string }) => (a.id < b.id ? 1 : -1);
  const expected = {
    candidates: [
      ...pairs.filter(({ pair }) => pair.state === 'open').sort((a, b) => later(a.other, b.other)),
      ...pairs.filter(({ pair }) => pair.state !== 'open').sort((a, b) => later(a.other, b.other)),
    ].map(({ other, pair }) => ({
      lead: leadInModel(world, other),
      state: pair.state,
      decidedBy: person(world, pair.decidedBy),
    })),
    merged: mergedLeadsOf(world, lead.id)
      .filter((part) => typesOf(user).includes(part.type))
      .sort((a, b) => mergedStep(world, b) - mergedStep(world, a))
      .map((part) => ({
        lead: leadInModel(world, part),
        mergedInto: part.mergedInto,
        mergedBy: person(world, pairOf(world, part.id, part.mergedInto ?? '')?.decidedBy ?? null),
        notes: part.notes.length,
        history: visibleHistory(world, user, part).map(({ action }) => action),
      })),
  };
  return {
    ...request,
    status: 200,
    answer: {
      read: ({ body }) => ({
        candidates: (body.data.candidates as AnsweredCandidate[]).map((candidate) => ({
          lead: leadInAnswer(candidate.lead),
          state: candidate.state,
          decidedBy: candidate.decidedBy,
        })),
        merged: (body.data.merged as AnsweredPart[]).map((part) => ({
          lead: leadInAnswer(part.lead),
          mergedInto: part.mergedInto,
          mergedBy: part.mergedBy,
          notes: part.notes.length,
          history: part.history.map(({ action }) => action),
        })),
      }),
      expected,
    },
  };
}

function mergedStep(world: World, part: ModelLead): number {
  return pairOf(world, part.id, part.mergedInto ?? '')?.merge?.step ?? 0;
}

/** The leads merged into a lead, directly or through other leads. */
export function mergedLeadsOf(world: World, id: string): ModelLead[] {
  const direct = [...world.leads.values()].filter(({ mergedInto }) => mergedInto === id);
  return direct.flatMap((part) => [part, ...mergedLeadsOf(world, part.id)]);
}

function flag(world: World, user: ModelUser, known: ModelPair | undefined, lead: ModelLead, other: ModelLead): void {
  if (known?.isByStaff) return;
  const [first, second] = [lead.id, other.id].sort() as [string, string];
  const pair = known ?? { first, second, state: 'open' as const, decidedBy: null, merge: null };
  world.pairs.set(`${first} ${second}`, { ...pair, isByStaff: true });
  world.addHistory(lead, 'lead.duplicate_flagged', user.id, { other: other.id });
  world.addHistory(other, 'lead.duplicate_flagged', user.id, { other: lead.id });
}

function decide(
  world: World,
  user: ModelUser,
  pair: ModelPair,
  leads: readonly ModelLead[],
  state: ModelPair['state'],
): void {
  if (pair.state === state) return;
  pair.state = state;
  pair.decidedBy = state === 'open' ? null : user.id;
  for (const lead of leads) {
    const other = leads.find(({ id }) => id !== lead.id)?.id ?? lead.id;
    world.addHistory(lead, 'lead.duplicate_decided', user.id, { other });
  }
}

function merge(
  world: World,
  user: ModelUser,
  pair: ModelPair,
  lead: ModelLead,
  other: ModelLead,
  changes: Partial<Pick<ModelLead, 'status' | 'priority'>>,
): void {
  const before = mergedValuesOf(lead);
  const workBefore = { ...lead };
  const plans = followUpsTaken(lead, other);
  const { externalIds } = other;
  lead.externalIds = sortedIds([...lead.externalIds, ...externalIds]);
  other.externalIds = [];
  if (plans.length > 0) {
    Object.assign(other, inOrder(plansOf(other).filter((plan) => !isOf(plans, plan))));
    Object.assign(lead, inOrder([...plansOf(lead), ...plans]));
  }
  Object.assign(lead, world.changed(lead, changes));
  lead.version += 1;
  lead.touched = world.step;
  unassignStranded(world, lead);
  const changed = MERGEABLE.filter((name) => before[name] !== lead[name]);
  other.mergedInto = lead.id;
  other.version += 1;
  pair.merge = {
    survivor: lead.id,
    stateBefore: pair.state,
    step: world.step,
    changed,
    plans,
    externalIds,
    pairedWith: copyPairs(world, lead, other),
    before,
    after: mergedValuesOf(lead),
  };
  pair.state = 'merged';
  pair.decidedBy = user.id;
  const values = { ...changesTo(before, lead, changed), ...movedWork(workBefore, lead) };
  world.addHistory(lead, 'lead.merged', user.id, { other: other.id, changes: values });
  world.addHistory(other, 'lead.merged_into', user.id, { other: lead.id });
}

function predictUnmerge(
  world: World,
  user: ModelUser,
  lead: ModelLead,
  other: ModelLead | undefined,
  request: Request,
): Prediction {
  const pair = other && pairOf(world, lead.id, other.id);
  const canRead = other && typesOf(user).includes(other.type);
  // The response is the same as for a lead that is not merged, but the audit trail contains a refusal.
  if (!canRead) return { ...refusedBy(request, 409), apply: () => world.count('access.refused') };
  if (!pair?.merge || other.mergedInto !== lead.id) return refusedBy(request, 409);
  const { before, after, stateBefore, plans, pairedWith } = pair.merge;
  const idsBack = pair.merge.externalIds.filter((id) => lead.externalIds.includes(id));
  const changed = undoableFields(world, lead, pair.merge);
  if (changed.some((name) => lead[name] !== after[name])) return refusedBy(request, 409);
  const { followUp } = inOrder(plansOf(lead).filter((plan) => !isOf(plans, plan)));
  const restored = {
    ...lead,
    ...(plans.length > 0 && { followUp }),
    externalIds: lead.externalIds.filter((id) => !idsBack.includes(id)),
    ...Object.fromEntries(changed.map((name) => [name, before[name]])),
  };
  const isLost =
    changed.includes('assignedTo') && before.assignedTo !== null && !canBeAssigned(world, before.assignedTo, lead.type);
  if (isLost) restored.assignedTo = null;
  const isResponseOfMerge = lead.response === after.response && lead.responseStep === after.responseStep;
  if (changed.includes('status') && isResponseOfMerge) {
    const contact = lead.notes.filter(isContact).at(-1);
    restored.response = before.response ?? (contact ? 'now' : null);
    restored.responseStep = before.response ? before.responseStep : (contact?.step ?? 0);
  }
  return {
    ...request,
    status: 200,
    answer: {
      read: ({ body }) => leadInAnswer(body.data),
      expected: leadInModel(
        world,
        isLost ? { ...restored, ...ruleChanges(world, restored) } : withoutStrandedAssignee(world, restored),
      ),
    },
    apply: () => {
      // An assignee without access is not restored. The lead stays unassigned, so there is no change to record.
      const restoredNames = changed.filter((name) => lead[name] !== restored[name]);
      const values = changesTo(lead, restored, restoredNames);
      const workBefore = { ...lead };
      Object.assign(lead, restored);
      other.externalIds = sortedIds([...other.externalIds, ...idsBack]);
      returnFollowUps(world, lead, other, plans, pairedWith);
      const changes = { ...values, ...movedWork(workBefore, lead) };
      lead.version += 1;
      lead.touched = world.step;
      other.mergedInto = null;
      other.version += 1;
      pair.state = stateBefore;
      pair.decidedBy = stateBefore === 'open' ? null : user.id;
      pair.merge = null;
      world.addHistory(lead, 'lead.unmerged', user.id, { other: other.id, changes });
      world.addHistory(other, 'lead.unmerged', user.id, { other: lead.id, changes: {} });
      if (isLost) {
        lead.history.unshift({ action: 'lead.unassigned', actor: null });
        world.count('lead.unassigned');
        assignByRule(world, lead);
      }
      unassignStranded(world, lead);
      unassignStranded(world, other);
    },
  };
}

/** The other lead's open follow-ups that move to the survivor. Follow-ups that both leads have are not repeated. */
function followUpsTaken(lead: ModelLead, other: ModelLead): ModelPlan[] {
  if (!openIn(other.status)) return [];
  const own = plansOf(lead).map(({ on, note }) => `${on} ${note}`);
  return plansOf(other).filter(({ on, note }) => !own.includes(`${on} ${note}`));
}

/** Pairs the survivor with the other lead's possible duplicates. Returns the ids of the new pairs. */
function copyPairs(world: World, lead: ModelLead, other: ModelLead): string[] {
  const thirds = [...world.pairs.values()]
    .filter(({ first, second, state }) => [first, second].includes(other.id) && ['open', 'linked'].includes(state))
    .map((pair) => ({ ...pair, id: pair.first === other.id ? pair.second : pair.first }))
    .filter(({ id }) => id !== lead.id && !pairOf(world, lead.id, id));
  for (const { id, state, decidedBy } of thirds) {
    const [first, second] = [lead.id, id].sort() as [string, string];
    world.pairs.set(`${first} ${second}`, { first, second, state, decidedBy, merge: null, isByStaff: true });
  }
  return thirds.map(({ id }) => id);
}

function returnFollowUps(
  world: World,
  lead: ModelLead,
  other: ModelLead,
  plans: readonly ModelPlan[],
  pairedWith: readonly string[],
): void {
  if (plans.length > 0) {
    const back = plansOf(lead).filter((plan) => isOf(plans, plan));
    Object.assign(lead, inOrder(plansOf(lead).filter((plan) => !isOf(plans, plan))));
    Object.assign(other, inOrder([...plansOf(other), ...back]));
  }
  for (const id of pairedWith) {
    const [taken, source] = [pairOf(world, lead.id, id), pairOf(world, other.id, id)];
    const isAsTaken = taken && source && taken.state === source.state && taken.decidedBy === source.decidedBy;
    if (isAsTaken) world.pairs.delete([lead.id, id].sort().join(' '));
  }
}

function isOf(plans: readonly ModelPlan[], { made }: ModelPlan): boolean {
  return plans.some((plan) => plan.made === made);
}

/** The changes of the next follow-up and the external ids, as the history shows them. */
function movedWork(before: ModelLead, after: ModelLead): Record<string, { from: unknown; to: unknown }> {
  const [from, to] = [before, after].map(({ followUp, externalIds }) => [followUp, idsText(externalIds)]);
  const changes = ['followUp', 'externalIds'].map((name, i) => [name, { from: from?.[i], to: to?.[i] }] as const);
  return Object.fromEntries(changes.filter(([, change]) => JSON.stringify(change.from) !== JSON.stringify(change.to)));
}

/** Returns the fields that an undo restores. If the former assignee lost access, the current assignment stays. */
function undoableFields(world: World, lead: ModelLead, { changed, after }: NonNullable<ModelPair['merge']>) {
  const { assignedTo } = after;
  const hasLostAccess =
    assignedTo !== null && assignedTo !== lead.assignedTo && !canBeAssigned(world, assignedTo, lead.type);
  if (!changed.includes('assignedTo') || !hasLostAccess) return changed;
  return changed.filter((name) => name !== 'assignedTo' && name !== 'inPool');
}

const MERGEABLE: readonly MergeableValue[] = ['status', 'priority', 'assignedTo', 'inPool'];

function mergedValuesOf({ status, priority, assignedTo, inPool, response, responseStep }: ModelLead) {
  return { status, priority, assignedTo, inPool, response, responseStep };
}

type MergedValues = Pick<ModelLead, MergeableValue>;

function changesTo(before: MergedValues, after: MergedValues, names: readonly MergeableValue[]) {
  return Object.fromEntries(names.map((name) => [name, { from: before[name], to: after[name] }]));
}
