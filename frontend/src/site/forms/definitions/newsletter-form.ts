import { newsletter } from '@lead-types/newsletter';
import { leadForm } from '../model/form-definition';

export const NEWSLETTER_FORM = leadForm('newsletter', newsletter, {
  id: 'newsletter',
  purposes: ['newsletter'],
  fields: ['email'],
  inputs: {},
});
