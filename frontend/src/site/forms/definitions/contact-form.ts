import type { ContactField } from '../../../content/form-fields';
import type { FormDefinition } from './form-definition';

export const CONTACT_FORM: FormDefinition<ContactField, never, 'contact'> = {
  id: 'contact',
  type: 'contact',
  fields: {
    name: { kind: 'line', path: 'personalInfo.fullName', required: true, autoComplete: 'name' },
    email: { kind: 'email', path: 'personalInfo.email', required: true, autoComplete: 'email' },
    phone: { kind: 'phone', path: 'personalInfo.phone', autoComplete: 'tel' },
    message: { kind: 'text', path: 'contactForm.message', required: true },
  },
  sections: {},
};
