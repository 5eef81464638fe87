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
