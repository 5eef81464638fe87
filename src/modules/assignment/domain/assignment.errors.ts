import { type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { defineFailure } from '../../../shared/domain/failure.js';

export const ruleNotFound = defineFailure({
  kind: 'not_found',
  code: 'rule_not_found',
  when: 'The rule does not exist, or is for a lead type that the caller cannot see',
  sentence: 'This rule does not exist, or it is for leads that you cannot see.',
});

export const ruleExists = defineFailure({
  kind: 'conflict',
  code: 'rule_exists',
  when: 'There is already a rule for this type and state',
  sentence: 'There is already a rule for these leads. Change that rule, or delete it first.',
});

export const ruleTypeOutOfReach = defineFailure<[type: LeadType]>({
  kind: 'forbidden',
  code: 'rule_type_out_of_reach',
  when: 'The rule is for a lead type that the caller cannot see',
  sentence: (type) =>
    `You cannot create rules for ${leadTypeDefinition(type).label}, because you cannot see these leads.`,
  example: ['franchise'],
});

export const rulePeopleNotPossible = defineFailure({
  kind: 'unprocessable',
  code: 'rule_people_not_possible',
  when: 'One of the users is inactive or cannot see leads of the type',
  sentence: 'Leads can only be assigned to active users who can see leads of this type.',
  errors: () => [
    { field: 'userIds', message: 'Choose active users who can see leads of this type.', code: 'invalid_choice' },
  ],
});

export const receiversNotPossible = defineFailure({
  kind: 'unprocessable',
  code: 'receivers_not_possible',
  when: "One of the users is inactive, or can see none of the caller's lead types",
  sentence: 'Leads can only be shared out among active users who can see them. Choose again.',
  errors: () => [{ field: 'userIds', message: 'Choose active users who can see these leads.', code: 'invalid_choice' }],
});

export const shareOutNotFound = defineFailure({
  kind: 'not_found',
  code: 'share_out_not_found',
  when: 'The caller has no such share-out, it was already undone, or it is older than 24 hours',
  sentence: 'This share-out can no longer be undone.',
});

/** `by` is the name of the new assignee, or null if the caller can no longer see the lead. */
export const leadTaken = defineFailure<[by: string | null]>({
  kind: 'conflict',
  code: 'lead_taken',
  when: 'Another user has the lead',
  sentence: (by) => (by === null ? 'A colleague has already taken this lead.' : `${by} already has this lead.`),
  example: ['Sunita Devi'],
});

export const leadNotInPool = defineFailure({
  kind: 'conflict',
  code: 'lead_not_in_pool',
  when: 'The lead is unassigned but not in the pool',
  sentence: 'This lead is not in the pool, so you cannot take it. Ask a manager to assign it.',
});
