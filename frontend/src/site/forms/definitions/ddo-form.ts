import { ddoApplication } from '@lead-types/ddo-application';
import { leadForm } from '../model/form-definition';

export const DDO_FORM = leadForm('ddo_application', ddoApplication, {
  id: 'ddo-application',
  sections: {
    you: ['fullName', 'email', 'phone', 'city', 'address'],
    experience: ['education', 'experience', 'salesExperience'],
    district: ['preferredDistrict', 'districtKnowledge', 'languagesKnown', 'vehicleOwnership'],
    goals: ['motivation', 'goals', 'availability'],
  },
  inputs: {
    languagesKnown: { kind: 'line' },
    vehicleOwnership: { kind: 'radio' },
    availability: { kind: 'radio' },
  },
});
