import { type AssignmentCall, type Prediction, type Request, refusedBy, type WorkValues } from './action.js';
import type { Json } from './json.js';
import { openIn, promiseState } from './lead-views.js';
import { hasPermission, sees, typesOf } from './rights.js';
import { dayIn } from './seed.js';
import type { ModelLead, ModelRule, ModelUser, World } from './world.js';

export function requestOfAssignmentCall(call: AssignmentCall): Request {
  switch (call.kind) {
    case 'create-rule': {
      const { leadType, does, userIds } = call;
      return { method: 'POST', path: '/api/assignment/rules', body: { leadType, kind: does, userIds } };
    }
    case 'change-rule':
      return {
        method: 'PUT',
        path: `/api/assignment/rules/${call.rule}`,
        body: { kind: call.does, userIds: call.userIds },
      };
    case 'delete-rule':
      return { method: 'DELETE', path: `/api/assignment/rules/${call.rule}` };
    case 'set-away': {
      const { user, from, until } = call;
      return { method: 'PUT', path: `/api/assignment/people/${user}/away`, body: { from, until } };
    }
  }
}

export function predictAssignmentCall(world: World, user: ModelUser, call: AssignmentCall): Prediction {
  const request = requestOfAssignmentCall(call);
  if (call.kind === 'set-away') {
    if (call.until !== undefined && (call.from === undefined || call.until < call.from)) return refusedBy(request, 400);
    if (call.user !== user.id && !hasPermission(user, 'canManageAssignment')) return refusedBy(request, 403);
    const target = world.users.get(call.user);
    if (!target) return refusedBy(request, 404);
    return {
      ...request,
      status: 200,
      apply: () => {
        target.away = call.from === undefined ? null : { from: call.from, until: call.until ?? null };
        world.count('user.away_set');
      },
    };
  }
  if (!hasPermission(user, 'canManageAssignment')) return refusedBy(request, 403);
  if (call.kind !== 'delete-rule' && (call.userIds?.length ?? 0) !== (call.does === 'fixed' ? 1 : 0)) {
    return refusedBy(request, 400);
  }
  if (call.kind === 'create-rule') {
    const { leadType, does, userIds = [] } = call;
    if (!typesOf(user).includes(leadType)) return refusedBy(request, 403);
    if (!userIds.every((id) => canBeAssigned(world, id, leadType))) return refusedBy(request, 422);
    if ([...world.rules.values()].some((rule) => rule.leadType === leadType)) return refusedBy(request, 409);
    return {
      ...answered(world, request, { leadType, does, userIds }),
      status: 201,
      apply: ({ body }) => {
        world.rules.set(body.data._id, { id: body.data._id, leadType, does, userIds });
        world.count('assignment.rule_created');
      },
    };
  }
  const rule = world.rules.get(call.rule);
  if (!rule || !typesOf(user).includes(rule.leadType)) return refusedBy(request, 404);
  if (call.kind === 'delete-rule') {
    return {
      ...request,
      status: 200,
      apply: () => {
        world.rules.delete(rule.id);
        world.deletedRules.push(rule.id);
        world.count('assignment.rule_deleted');
      },
    };
  }
  const { does, userIds = [] } = call;
  if (!userIds.every((id) => canBeAssigned(world, id, rule.leadType))) return refusedBy(request, 422);
  return {
    ...answered(world, request, { leadType: rule.leadType, does, userIds }),
    apply: () => {
      Object.assign(rule, { does, userIds });
      world.count('assignment.rule_changed');
    },
  };
}

/** Assigns a new or restored lead by rule and adds the history event. */
export function assignByRule(world: World, lead: ModelLead): void {
  const changes = ruleChanges(world, lead);
  if (!changes) return;
  Object.assign(lead, changes);
  if (lead.history.length > 1) lead.version += 1;
  lead.history.unshift({ action: 'lead.assigned', actor: null });
  world.count('lead.assigned');
}

/** The changes that the assignment rule makes to a lead; null without a matching rule. */
export function ruleChanges(world: World, lead: ModelLead): Partial<ModelLead> | null {
  const rule = [...world.rules.values()].find(({ leadType }) => leadType === lead.type);
  if (!rule || lead.quarantined || lead.assignedTo !== null || lead.inPool || !openIn(lead.status)) return null;
  const to = rule.userIds.find((id) => canBeAssigned(world, id, lead.type) && !isAway(world.users.get(id)));
  if (rule.does === 'fixed' && to === undefined) return null;
  return to === undefined ? { inPool: true } : { assignedTo: to };
}

/** If the assignee has no access to the lead, removes the assignee and applies the assignment rule. */
export function withoutStrandedAssignee(world: World, lead: ModelLead): ModelLead {
  if (!isStranded(world, lead)) return lead;
  const free = { ...lead, assignedTo: null };
  return { ...free, ...ruleChanges(world, free) };
}

/** Unassigns an open lead whose assignee has no access, applies the assignment rule and adds the history events. */
export function unassignStranded(world: World, lead: ModelLead): void {
  if (!isStranded(world, lead)) return;
  lead.assignedTo = null;
  lead.version += 1;
  lead.touched = world.step;
  lead.history.unshift({ action: 'lead.unassigned', actor: null });
  world.count('lead.unassigned');
  assignByRule(world, lead);
}

export function isStranded(world: World, { assignedTo, status, mergedInto, type }: ModelLead): boolean {
  return assignedTo !== null && openIn(status) && mergedInto === null && !canBeAssigned(world, assignedTo, type);
}

/** Whether taking the lead gets 409 instead of 404. It does if the lead was in the pool and the user sees its type. */
export function hasLeftPool(user: ModelUser, lead: ModelLead | undefined): boolean {
  if (!lead || lead.quarantined || lead.mergedInto !== null) return false;
  return lead.leftPool && typesOf(user).includes(lead.type);
}

export function assigns({ assignedTo, inPool }: WorkValues): boolean {
  return assignedTo !== undefined || inPool !== undefined;
}

/** An assigned lead leaves the pool; a lead put into the pool is unassigned. */
export function assignmentOf({ assignedTo, inPool }: WorkValues): WorkValues {
  if (inPool) return { assignedTo: null, inPool };
  return assignedTo === undefined ? {} : { assignedTo, inPool: false };
}

export function rulesInModel(world: World, user: ModelUser): unknown {
  return [...world.rules.values()]
    .filter(({ leadType }) => typesOf(user).includes(leadType))
    .map((rule) => ruleInModel(world, rule))
    .sort((a, b) => (a.leadType < b.leadType ? -1 : 1));
}

export function rulesInAnswer(rules: Json): unknown {
  return rules.map(ruleInAnswer).sort((a: Json, b: Json) => (a.leadType < b.leadType ? -1 : 1));
}

export function peopleInModel(world: World, user: ModelUser): unknown {
  const theirs = (id: string) =>
    [...world.leads.values()].filter(
      (lead) =>
        lead.assignedTo === id && sees(user, lead) && !lead.quarantined && !lead.mergedInto && openIn(lead.status),
    );
  return [...world.users.values()]
    .map((person) => ({ person, types: typesOf(person).filter((type) => typesOf(user).includes(type)) }))
    .filter(({ person, types }) => person.active && types.length > 0)
    .map(({ person, types }) => ({
      _id: person.id,
      name: person.name,
      leadTypes: [...types].sort(),
      away: person.away ?? null,
      canTakeFromPool: hasPermission(person, 'canTakeFromPool'),
      isAdmin: person.role === 'admin',
      open: theirs(person.id).length,
      overdue: theirs(person.id).filter((lead) => promiseState(lead) === 'overdue').length,
    }))
    .sort((a, b) => (a._id < b._id ? -1 : 1));
}

export function peopleInAnswer(people: Json): unknown {
  return people
    .map((person: Json) => ({ ...person, leadTypes: [...person.leadTypes].sort() }))
    .sort((a: Json, b: Json) => (a._id < b._id ? -1 : 1));
}

function answered(world: World, request: Request, rule: Omit<ModelRule, 'id'>): Prediction {
  return {
    ...request,
    status: 200,
    answer: { read: ({ body }) => ruleInAnswer(body.data), expected: ruleInModel(world, rule) },
  };
}

function ruleInModel(world: World, { leadType, does, userIds }: Omit<ModelRule, 'id'>) {
  const people = userIds.flatMap((id) => {
    const user = world.users.get(id);
    if (!user) return [];
    const reason = !user.active ? 'inactive' : !typesOf(user).includes(leadType) ? 'no_access' : null;
    return { _id: id, passedOver: reason ?? (isAway(user) ? 'away' : null) };
  });
  return { leadType, state: null, kind: does, people };
}

function ruleInAnswer({ leadType, state, kind, people }: Json) {
  return { leadType, state, kind, people: people.map(({ _id, passedOver }: Json) => ({ _id, passedOver })) };
}

export function canBeAssigned(world: World, id: string, type: ModelLead['type']): boolean {
  const user = world.users.get(id);
  return user?.active === true && typesOf(user).includes(type);
}

export function isAway(user: ModelUser | undefined): boolean {
  return Boolean(user?.away && user.away.from <= dayIn(0) && dayIn(0) <= (user.away.until ?? '9999'));
}
