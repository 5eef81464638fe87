/** Predicts sharing out leads to one person. For several people see `share-leads.spec.ts`. */
import { type Prediction, type Request, refusedBy, type ShareOutCall } from './action.js';
import type { Json } from './json.js';
import { openIn } from './lead-views.js';
import { canBeAssigned, isAway } from './predict-assignment.js';
import { unseenCount } from './predict-leads.js';
import { canEdit, hasPermission, typesOf } from './rights.js';
import type { ModelLead, ModelUser, World } from './world.js';

export function requestOfShareOutCall(call: ShareOutCall): Request {
  if (call.kind === 'undo-share-out') {
    return { method: 'POST', path: `/api/assignment/share-out/${call.shareOut}/undo` };
  }
  const { kind, leads, to, includeAssigned } = call;
  const path = `/api/assignment/share-out${kind === 'preview-share-out' ? '/preview' : ''}`;
  return { method: 'POST', path, body: { leadIds: leads, userIds: [to], includeAssigned } };
}

export function predictShareOutCall(world: World, user: ModelUser, call: ShareOutCall): Prediction {
  const request = requestOfShareOutCall(call);
  if (!hasPermission(user, 'canBulkActions') || !hasPermission(user, 'canEditAllLeads')) return refusedBy(request, 403);
  if (call.kind === 'undo-share-out') return predictUndo(world, user, call.shareOut, request);

  const { kind, leads, to, includeAssigned = false } = call;
  const receiver = world.users.get(to);
  if (!receiver?.active || !typesOf(receiver).some((type) => typesOf(user).includes(type))) {
    return refusedBy(request, 422);
  }
  const within = [...new Set(leads)]
    .flatMap((id) => world.leads.get(id) ?? [])
    .filter((lead) => lead.mergedInto === null && !lead.erased && canEdit(user, lead));
  const open = within.filter(({ quarantined, status }) => !quarantined && openIn(status));
  const free = open.filter(({ assignedTo }) => assignedTo === null || includeAssigned);
  const shared = free.filter(({ type }) => canBeAssigned(world, to, type));
  const suspectedSpam = within.filter(({ quarantined }) => quarantined).length;
  const counts = {
    requested: leads.length,
    shared: shared.length,
    staying: {
      suspectedSpam,
      closed: within.length - suspectedSpam - open.length,
      assigned: open.length - free.length,
      noReceiver: free.length - shared.length,
    },
  };
  const countUnseen = unseenCount(world, user, leads);
  if (kind === 'preview-share-out') {
    const people = candidatesOf(world, free).map((person) => ({
      ...person,
      isChosen: person._id === to,
      gets: person._id === to ? shared.length : 0,
    }));
    return {
      ...request,
      status: 200,
      answer: {
        read: ({ body: { data } }) => ({ ...countsIn(data), people: peopleIn(data) }),
        expected: { ...counts, people },
      },
      apply: countUnseen,
    };
  }
  return {
    ...request,
    status: 200,
    answer: {
      read: ({ body: { data } }) => ({
        ...countsIn(data),
        gets: data.people.map(({ _id, gets }: Json) => [_id, gets]),
      }),
      expected: { ...counts, gets: [[to, shared.length]] },
    },
    apply: ({ body }) => {
      countUnseen();
      const changed = shared.filter(({ assignedTo }) => assignedTo !== to);
      const before = changed.map(({ id, assignedTo, inPool, version }) => ({
        id,
        assignedTo,
        inPool,
        version: version + 1,
      }));
      for (const lead of changed) world.changeLead(lead, user.id, { assignedTo: to, inPool: false });
      if (changed.length > 0) world.shareOuts.set(body.data._id, { owner: user.id, leads: before });
    },
  };
}

function predictUndo(world: World, user: ModelUser, id: string, request: Request): Prediction {
  const shareOut = world.shareOuts.get(id);
  if (shareOut?.owner !== user.id) return refusedBy(request, 404);
  const back = shareOut.leads.filter(({ id: leadId, version, assignedTo }) => {
    const lead = world.leads.get(leadId);
    if (!lead || lead.version !== version || lead.mergedInto !== null || lead.erased) return false;
    return typesOf(user).includes(lead.type) && (assignedTo === null || canBeAssigned(world, assignedTo, lead.type));
  });
  return {
    ...request,
    status: 200,
    answer: {
      read: ({ body }) => body.data,
      expected: { shared: shareOut.leads.length, givenBack: back.length },
    },
    apply: () => {
      world.shareOuts.delete(id);
      for (const { id: leadId, assignedTo, inPool } of back) {
        world.changeLead(world.leads.get(leadId)!, user.id, { assignedTo, inPool });
      }
    },
  };
}

/** The users who have access to at least one of the leads. */
function candidatesOf(world: World, leads: readonly ModelLead[]) {
  return [...world.users.values()]
    .map((person) => ({
      _id: person.id,
      isAway: isAway(person),
      maySee: leads.filter(({ type }) => canBeAssigned(world, person.id, type)).length,
    }))
    .filter(({ maySee }) => maySee > 0)
    .sort((a, b) => (a._id < b._id ? -1 : 1));
}

function countsIn({ requested, shared, staying }: Json) {
  return { requested, shared, staying };
}

function peopleIn({ people }: Json) {
  return people
    .map(({ _id, isAway: away, maySee, isChosen, gets }: Json) => ({ _id, isAway: away, maySee, isChosen, gets }))
    .sort((a: Json, b: Json) => (a._id < b._id ? -1 : 1));
}
