import type { QuoteField } from '../../../content/form-fields';
import type { FormDefinition } from './form-definition';

export const QUOTE_FORM: FormDefinition<QuoteField, never, 'kisan_canteen'> = {
  id: 'quote',
  type: 'kisan_canteen',
  fields: {
    name: { kind: 'line', path: 'personalInfo.fullName', required: true, autoComplete: 'name' },
    phone: { kind: 'phone', path: 'personalInfo.phone', required: true, autoComplete: 'tel' },
    email: { kind: 'email', path: 'personalInfo.email', required: true, autoComplete: 'email' },
    // The shop's address: autofill would write the visitor's home address.
    address: { kind: 'line', path: 'personalInfo.address', autoComplete: 'off' },
    message: { kind: 'text', path: 'info.message' },
  },
  sections: {},
};
