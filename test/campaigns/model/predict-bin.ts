import { type BinCall, type Prediction, type Request, refusedBy } from './action.js';
import type { Json } from './json.js';
import { person } from './lead-views.js';
import { assignByRule, isStranded } from './predict-assignment.js';
import { canEdit, hasPermission, sees, typesOf } from './rights.js';
import type { BinnedLead, ModelUser, World } from './world.js';

export function requestOfBinCall(call: BinCall): Request {
  switch (call.kind) {
    case 'bin':
      return { method: 'GET', path: '/api/leads/bin?limit=100' };
    case 'bin-restore':
      return { method: 'POST', path: '/api/leads/bin/restore', body: { leadIds: call.leads } };
    case 'bin-remove':
      return { method: 'DELETE', path: '/api/leads/bin', body: { leadIds: call.leads } };
    case 'bin-empty':
      return { method: 'POST', path: '/api/leads/bin/empty' };
  }
}

export function predictBinCall(world: World, user: ModelUser, call: BinCall): Prediction {
  const request = requestOfBinCall(call);
  const canDelete = hasPermission(user, 'canDeleteLeads');
  const canOpenBin = canDelete || hasPermission(user, 'canErasePersonalData');
  if (call.kind === 'bin' || call.kind === 'bin-remove' ? !canOpenBin : !canDelete) return refusedBy(request, 403);
  const reached = [...world.bin.values()].filter((binned) => reaches(user, binned));
  if (call.kind === 'bin') {
    const expected = [...reached].sort((a, b) => b.step - a.step || (a.root.id < b.root.id ? 1 : -1));
    return {
      ...request,
      status: 200,
      answer: {
        read: ({ body }) => body.data.map(rowInAnswer),
        expected: expected.map((binned) => rowInModel(world, binned)),
      },
    };
  }
  if (call.kind === 'bin-empty') {
    return {
      ...counted(request, { requested: reached.length, affected: reached.length, skipped: [] }),
      apply: () => purge(world, reached),
    };
  }
  const named = reached.filter(({ root }) => call.leads.includes(root.id));
  const isRefusal = call.leads.some((id) => !reached.some(({ root }) => root.id === id));
  return {
    ...counted(request, { requested: call.leads.length, affected: named.length, skipped: [] }),
    apply: () => {
      if (isRefusal) world.count('access.refused');
      if (call.kind === 'bin-remove') purge(world, named);
      else restore(world, user, named);
    },
  };
}

/** Whether the user could see the lead if it were not deleted. A user without Delete must be able to edit it. */
function reaches(user: ModelUser, { root, leads }: BinnedLead): boolean {
  if (!leads.every(({ type }) => typesOf(user).includes(type))) return false;
  return hasPermission(user, 'canDeleteLeads') ? sees(user, root) : canEdit(user, root);
}

function rowInModel(world: World, { root, leads, deletedBy }: BinnedLead): object {
  return {
    _id: root.id,
    reference: root.reference,
    type: root.type,
    status: root.status,
    fullName: root.fullName,
    assignedTo: person(world, root.assignedTo),
    notes: leads.reduce((sum, { notes }) => sum + notes.length, 0),
    mergedLeads: leads.length - 1,
    deletedBy: person(world, deletedBy),
  };
}

function rowInAnswer(row: Json): object {
  const { _id, reference, type, status, personalInfo, assignedTo, notes, mergedLeads, deletedBy } = row;
  const fullName = personalInfo.fullName ?? null;
  return { _id, reference, type, status, fullName, assignedTo, notes, mergedLeads, deletedBy };
}

function purge(world: World, reached: readonly BinnedLead[]): void {
  for (const { root, leads } of reached) {
    for (const lead of leads) world.redactHistory(lead);
    world.bin.delete(root.id);
    world.count('lead.purged', leads.length);
  }
}

/** If two of the leads have the same external id, the one that was deleted last gets it back. */
function restore(world: World, user: ModelUser, reached: readonly BinnedLead[]): void {
  for (const { root, leads } of [...reached].sort((a, b) => b.step - a.step)) {
    world.bin.delete(root.id);
    for (const lead of leads) {
      lead.externalIds = lead.externalIds.filter((id) => !world.leadWith(id));
      world.leads.set(lead.id, lead);
      world.deletedLeads.splice(world.deletedLeads.indexOf(lead.id), 1);
      const isLost = lead.assignedTo !== null && (isStranded(world, lead) || !world.users.has(lead.assignedTo));
      if (isLost) lead.assignedTo = null;
      lead.version += 1;
      lead.touched = world.step;
      world.addHistory(lead, 'lead.undeleted', user.id);
      if (isLost) {
        lead.history.unshift({ action: 'lead.unassigned', actor: null });
        world.count('lead.unassigned');
        if (lead.mergedInto === null) assignByRule(world, lead);
      }
    }
  }
  for (const pair of reached.flatMap(({ pairs }) => pairs)) {
    const sides = [pair.first, pair.second];
    const there = sides.flatMap((id) => world.leads.get(id) ?? []);
    if (there.length === 2 && (pair.state === 'merged' || there.every(({ erased }) => !erased))) {
      world.pairs.set(sides.join(' '), pair);
    }
    for (const id of sides) world.bin.get(id)?.pairs.push(pair);
  }
}

function counted(request: Request, expected: object): Prediction {
  return { ...request, status: 200, answer: { read: ({ body }) => body.data, expected } };
}
