import { INDIAN_STATES } from '@lead-types/indian-states';
import { leadTypeDefinition } from '@lead-types/lead-types';
import type { AssignmentRule } from './assignment-api';

type Kind = AssignmentRule['kind'];
type PassedOver = NonNullable<AssignmentRule['people'][number]['passedOver']>;

export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  round_robin: 'By turns',
  fixed: 'Always to one',
  pool: 'Into the pool',
};

export const PASSED_OVER_LABELS: Readonly<Record<PassedOver, string>> = {
  inactive: 'inactive',
  away: 'away',
  no_access: 'may not see this type',
};

/** Which leads a rule is for: "Contact, Bihar". */
export function ruleSubject({ leadType, state }: Pick<AssignmentRule, 'leadType' | 'state'>): string {
  const { label } = leadTypeDefinition(leadType);
  const place = INDIAN_STATES.find(({ code }) => code === state)?.name;
  return place ? `${label}, ${place}` : label;
}

/** Whether no lead can come to anybody by it now. */
export function isIdle({ kind, people }: AssignmentRule): boolean {
  return kind !== 'pool' && people.every(({ passedOver }) => passedOver !== null);
}
