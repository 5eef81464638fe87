import type { CallbackLeadType } from '../../../content/form-texts';
import { type FormDefinition, personalField } from '../model/form-definition';

/** All callback types require these fields. Importing the types' definitions would add more code than this form has. */
const REQUIRED = ['fullName', 'phone', 'email'] as const;

/** The short form at the end of a page. The page sets the lead type; each type has its own draft. */
export function callbackFormFor(type: CallbackLeadType): FormDefinition<'name' | 'phone' | 'email', never> {
  return {
    id: `strip-${type}`,
    type,
    sourceForm: 'callback',
    fields: {
      name: personalField('fullName', REQUIRED),
      phone: personalField('phone', REQUIRED),
      email: personalField('email', REQUIRED),
    },
    sections: {},
  };
}
