import { contact } from '@lead-types/contact';
import { leadForm } from '../model/form-definition';

export const CONTACT_FORM = leadForm('contact', contact, {
  id: 'contact',
  fields: ['name', 'email', 'phone', 'message'],
  inputs: { name: { of: 'fullName' } },
});
