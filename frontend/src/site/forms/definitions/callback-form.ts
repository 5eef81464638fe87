import type { CallbackLeadType } from '../../../content/form-texts';
import { type FormDefinition, personalField } from '../model/form-definition';

/** What each of these types requires. Their definitions would weigh more than this form. */
const REQUIRED = ['fullName', 'phone', 'email'] as const;

/** The short form at a page's end. Its page decides which lead it makes, and so which draft it has. */
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
