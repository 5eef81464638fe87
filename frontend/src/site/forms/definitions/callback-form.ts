import type { CallbackField } from '../../../content/form-fields';
import type { FormDefinition } from './form-definition';

export type CallbackLeadType = 'kisan_canteen_enquiry' | 'kisan_mandi' | 'sarthi' | 'quick_contact';

/** The short form at a page's end. Which lead it makes depends on the page, and so does its draft. */
export function callbackFormFor<Type extends CallbackLeadType>(type: Type): FormDefinition<CallbackField, never, Type> {
  return {
    // Drafts on visitors' devices stand under this name, so it stays.
    id: `strip-${type}`,
    type,
    sourceForm: 'callback',
    fields: {
      name: { kind: 'line', path: 'personalInfo.fullName', required: true, autoComplete: 'name' },
      phone: { kind: 'phone', path: 'personalInfo.phone', required: true, autoComplete: 'tel' },
      email: { kind: 'email', path: 'personalInfo.email', required: true, autoComplete: 'email' },
    },
    sections: {},
  };
}
