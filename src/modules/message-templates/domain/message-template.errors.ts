import { type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { defineFailure } from '../../../shared/domain/failure.js';
import { MAX_TEMPLATES } from './message-template.js';

export const templateNotFound = defineFailure({
  kind: 'not_found',
  code: 'template_not_found',
  when: 'No such template',
  sentence: 'This message template does not exist.',
});

/** Null: for leads of every type. */
export const templateTypeOutOfReach = defineFailure<[type: LeadType | null]>({
  kind: 'forbidden',
  code: 'template_type_out_of_reach',
  when: 'The template is for a lead type that the caller may not see, or for all types and the caller may not see all',
  sentence: (type) =>
    type === null
      ? 'Only people who may see every lead type can write messages for all types.'
      : `You may not write messages for ${leadTypeDefinition(type).label} leads, which you may not see.`,
  example: ['franchise'],
});

export const templateNameTaken = defineFailure({
  kind: 'conflict',
  code: 'template_name_taken',
  when: 'Another template of this channel, type and language has the name',
  sentence: 'There is another message template of this channel, type and language with this name.',
  errors: (message) => [{ field: 'name', message, code: 'taken' }],
});

export const tooManyTemplates = defineFailure({
  kind: 'unprocessable',
  code: 'too_many_templates',
  when: `There are ${MAX_TEMPLATES} templates already`,
  sentence: `There can be at most ${MAX_TEMPLATES} message templates. Please delete one first.`,
});
