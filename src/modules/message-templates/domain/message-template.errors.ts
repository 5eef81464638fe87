import { defineFailure } from '../../../shared/domain/failure.js';
import { MAX_TEMPLATES } from './message-template.js';

export const templateNotFound = defineFailure({
  kind: 'not_found',
  code: 'template_not_found',
  when: 'No such template',
  sentence: 'This message template does not exist.',
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
