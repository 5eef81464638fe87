import { franchise } from '@lead-types/franchise';
import { leadForm } from '../model/form-definition';

export const FRANCHISE_FORM = leadForm('franchise', franchise, {
  id: 'franchise',
  opensBy: '?form=franchise',
  sections: {
    you: ['name', 'email', 'phone'],
    canteen: ['location', 'investment', 'timeline', 'experience', 'expectations'],
  },
  inputs: { name: { of: 'fullName' } },
});
