import type { NewsletterField } from '../../../content/form-fields';
import type { FormDefinition } from './form-definition';

export const NEWSLETTER_FORM: FormDefinition<NewsletterField, never, 'newsletter'> = {
  id: 'newsletter',
  type: 'newsletter',
  purposes: ['newsletter'],
  fields: { email: { kind: 'email', path: 'personalInfo.email', required: true, autoComplete: 'email' } },
  sections: {},
};
