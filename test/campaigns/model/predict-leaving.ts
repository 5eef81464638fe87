import type { LeadType } from '../../../src/lead-types/lead-types.js';
import { type Prediction, type Request, refusedBy } from './action.js';
import type { Answer, Json } from './json.js';
import { openIn } from './lead-views.js';
import { hasPermission, typesOf } from './rights.js';
import type { ModelUser, World } from './world.js';

/** Unassigns the user's open leads. With `to`, leads of the manager's types go to the pool, except spam. */
export function unassignOpenLeads(
  world: World,
  manager: ModelUser,
  target: ModelUser,
  types: readonly LeadType[] | null,
  to?: 'pool',
): void {
  for (const lead of world.leads.values()) {
    if (lead.assignedTo !== target.id || lead.mergedInto !== null || !openIn(lead.status)) continue;
    if (types && !types.includes(lead.type)) continue;
    const inPool = to === 'pool' && typesOf(manager).includes(lead.type) && !lead.quarantined;
    world.changeLead(lead, manager.id, { assignedTo: null, inPool });
  }
}

export function predictOpenLeads(world: World, manager: ModelUser, target: ModelUser, request: Request): Prediction {
  if (!hasPermission(manager, 'canViewAllLeads')) return refusedBy(request, 403);
  const theirs = [...world.leads.values()].filter(
    (lead) =>
      lead.assignedTo === target.id &&
      openIn(lead.status) &&
      !lead.quarantined &&
      lead.mergedInto === null &&
      typesOf(manager).includes(lead.type),
  );
  const counts = Object.fromEntries(
    theirs.map(({ type }) => [type, theirs.filter((other) => other.type === type).length]),
  );
  const read = ({ body: { data } }: Answer) => ({
    open: data.open,
    counts: Object.fromEntries(data.byType.map(({ _id, count }: Json) => [_id, count])),
  });
  return { ...request, status: 200, answer: { read, expected: { open: theirs.length, counts } } };
}
