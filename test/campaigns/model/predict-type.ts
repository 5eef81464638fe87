import type { LeadType } from '../../../src/lead-types/lead-types.js';
import { type LeadCall, type Prediction, type Request, refusedBy } from './action.js';
import type { Answer } from './json.js';
import { assignByRule, unassignStranded } from './predict-assignment.js';
import { read, remember } from './predict-leads.js';
import { typesOf } from './rights.js';
import { promiseHoursOf } from './seed.js';
import type { ModelLead, ModelUser, World } from './world.js';

/** A rule can assign the lead afterwards, so the assignee is compared in the database, not in the response. */
export function predictTypeCorrection(
  world: World,
  user: ModelUser,
  lead: ModelLead,
  { type, ifMatch }: Extract<LeadCall, { kind: 'correct-type' }>,
  request: Request,
): Prediction {
  if (ifMatch && lead.seen && lead.seen.version !== lead.version) return refusedBy(request, 412);
  if (!typesOf(user).includes(type)) return refusedBy(request, 403);
  const assignee = lead.assignedTo === null ? undefined : world.users.get(lead.assignedTo);
  const keepsAssignee = type === lead.type || (assignee !== undefined && typesOf(assignee).includes(type));
  const original = lead.originalType ?? lead.type;
  return {
    ...read(request, type, ({ body }) => body.data.type),
    apply: (answer) => {
      if (type !== lead.type) {
        world.changeLead(lead, user.id, { type, assignedTo: keepsAssignee ? lead.assignedTo : null });
        lead.originalType = original === type ? null : original;
        Object.assign(lead, promiseAfter(lead, original, answer));
        if (lead.assignedTo === null) assignByRule(world, lead);
        else unassignStranded(world, lead);
      }
      remember(world, user, lead, answer);
    },
  };
}

/** An existing promise stays. Without one, the promise of the new type starts at the correction. */
function promiseAfter(lead: ModelLead, original: LeadType, { body }: Answer): Partial<ModelLead> {
  if (promiseHoursOf(original) !== null) return {};
  if (promiseHoursOf(lead.type) === null) return { due: 'none', dueMs: 0 };
  if (lead.due !== 'none' || lead.response !== null) return {};
  return { due: 'later', dueMs: Date.parse(body.data.promise.dueAt) };
}
