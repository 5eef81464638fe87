import { LEAD_TYPE_NAMES, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { PERSONAL_FIELDS, type PersonalField } from '../../../lead-types/personal-fields.js';
import { planOf } from '../../leads/domain/follow-up.js';
import type { Lead } from '../../leads/domain/lead.js';
import type { LeadChanges } from '../../leads/domain/lead-writer.js';
import type { LeadPair } from './duplicates.js';

const PERSONAL_PATHS = Object.keys(PERSONAL_FIELDS).map((name) => `personalInfo.${name}`);
const DETAIL_PATHS = LEAD_TYPE_NAMES.flatMap((type) =>
  Object.keys(leadTypeDefinition(type).fields).map((name) => `details.${name}`),
);

export const MERGEABLE_PATHS: readonly string[] = [
  'status',
  'priority',
  'assignedTo',
  'followUp',
  ...PERSONAL_PATHS,
  ...new Set(DETAIL_PATHS),
];

/**
 * Returns the changes that copy the values at `paths` from the other lead to the survivor. `impossible` lists the paths
 * for which the other lead has no value, or which do not exist for the survivor's type.
 */
export function changesFromMerge(
  { survivor, other }: LeadPair,
  paths: readonly string[],
): { changes: LeadChanges; impossible: readonly string[] } {
  const personalInfo: Record<string, unknown> = { ...survivor.personalInfo };
  const details: Record<string, unknown> = { ...survivor.details };
  const work: { -readonly [K in keyof LeadChanges]: LeadChanges[K] } = {};
  const impossible: string[] = [];
  const sameGroup = leadTypeDefinition(survivor.type).group === leadTypeDefinition(other.type).group;
  for (const path of paths) {
    const [first = '', name = ''] = path.split('.');
    if (first === 'status') Object.assign(work, statusOf(survivor, other));
    else if (first === 'priority') work.priority = other.priority;
    else if (first === 'assignedTo' && other.assignee) work.assignedTo = other.assignee.id;
    else if (first === 'assignedTo' && other.inPool) Object.assign(work, { assignedTo: null, inPool: true });
    else if (first === 'followUp' && other.followUp) work.followUp = planOf(other.followUp);
    else if (first === 'personalInfo' && other.personalInfo[name as PersonalField] !== undefined) {
      personalInfo[name] = other.personalInfo[name as PersonalField];
    } else if (first === 'details' && sameGroup && other.details[name] !== undefined)
      details[name] = other.details[name];
    else impossible.push(path);
  }
  const takesFrom = (part: string) => paths.some((path) => path.startsWith(part));
  return {
    changes: {
      ...work,
      ...(takesFrom('personalInfo.') && { personalInfo }),
      ...(takesFrom('details.') && { details: details as Lead['details'] }),
    },
    impossible,
  };
}

/** Returns the other lead's status, and also its close reason if the survivor has a different one. */
function statusOf(survivor: Lead, { status, closeReason }: Lead): LeadChanges {
  return survivor.closeReason === closeReason ? { status } : { status, closeReason };
}
