import { kisanCanteen } from '@lead-types/kisan-canteen';
import { leadForm } from '../model/form-definition';

export const QUOTE_FORM = leadForm('kisan_canteen', kisanCanteen, {
  id: 'quote',
  fields: ['name', 'phone', 'email', 'address', 'message'],
  inputs: {
    name: { of: 'fullName' },
    // This is the shop's address, but autofill would fill in the visitor's home address.
    address: { kind: 'line', autoComplete: 'off' },
  },
});
