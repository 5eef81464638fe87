import { type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { defineFailure } from '../../../shared/domain/failure.js';

export const ruleNotFound = defineFailure({
  kind: 'not_found',
  code: 'rule_not_found',
  when: 'No such rule, or for a type the caller may not see',
  sentence: 'This rule does not exist, or is for leads you may not see.',
});

export const ruleExists = defineFailure({
  kind: 'conflict',
  code: 'rule_exists',
  when: 'There is a rule for this type and state already',
  sentence: 'There is a rule for these leads already. Change that one, or delete it first.',
});

export const ruleTypeOutOfReach = defineFailure<[type: LeadType]>({
  kind: 'forbidden',
  code: 'rule_type_out_of_reach',
  when: 'The rule is for a lead type that the caller may not see',
  sentence: (type) => `You may not make rules for ${leadTypeDefinition(type).label}, which you may not see.`,
  example: ['franchise'],
});

export const rulePeopleNotPossible = defineFailure({
  kind: 'unprocessable',
  code: 'rule_people_not_possible',
  when: 'Somebody named is inactive or may not see leads of the type',
  sentence: 'Leads can only be given to active users who may see leads of this type.',
  errors: () => [
    { field: 'userIds', message: 'Choose active users who may see leads of this type.', code: 'invalid_choice' },
  ],
});

export const receiversNotPossible = defineFailure({
  kind: 'unprocessable',
  code: 'receivers_not_possible',
  when: 'Somebody named is inactive, or may not see leads of any type the caller may see',
  sentence: 'Leads can only be shared out among active users who may see them. Choose again.',
  errors: () => [{ field: 'userIds', message: 'Choose active users who may see these leads.', code: 'invalid_choice' }],
});

export const shareOutNotFound = defineFailure({
  kind: 'not_found',
  code: 'share_out_not_found',
  when: 'No such share-out of the caller, or it was undone, or a day has passed',
  sentence: 'This share-out can no longer be undone.',
});

/** Names who took the lead (`by`) only to users who can still see it. */
export const leadTaken = defineFailure<[by: string | null]>({
  kind: 'conflict',
  code: 'lead_taken',
  when: 'Somebody else has taken the lead out of the pool',
  sentence: (by) => (by === null ? 'A colleague has taken this lead already.' : `${by} has this lead already.`),
  example: ['Sunita Devi'],
});

export const leadNotInPool = defineFailure({
  kind: 'conflict',
  code: 'lead_not_in_pool',
  when: 'Nobody has the lead, and it is not in the pool',
  sentence: 'This lead is not in the shared pool, so it cannot be taken. Ask a manager to assign it.',
});
