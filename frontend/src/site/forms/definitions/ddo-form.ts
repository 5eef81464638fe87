import { ddoApplication } from '@lead-types/ddo-application';
import type { DdoField, DdoSection } from '../../../content/form-fields';
import type { FormDefinition } from './form-definition';

const { education, experience, vehicleOwnership, availability } = ddoApplication.fields;

export const DDO_FORM: FormDefinition<DdoField, DdoSection, 'ddo_application'> = {
  id: 'ddo-application',
  type: 'ddo_application',
  fields: {
    fullName: { kind: 'line', path: 'personalInfo.fullName', required: true, autoComplete: 'name' },
    email: { kind: 'email', path: 'personalInfo.email', required: true, autoComplete: 'email' },
    phone: { kind: 'phone', path: 'personalInfo.phone', required: true, autoComplete: 'tel' },
    city: { kind: 'line', path: 'personalInfo.city', required: true, autoComplete: 'address-level2' },
    address: { kind: 'text', path: 'personalInfo.address', required: true, autoComplete: 'street-address' },
    education: { kind: 'choice', path: 'ddoInfo.education', required: true, options: education.options },
    experience: { kind: 'choice', path: 'ddoInfo.experience', required: true, options: experience.options },
    salesExperience: { kind: 'text', path: 'ddoInfo.salesExperience', required: true },
    preferredDistrict: { kind: 'line', path: 'ddoInfo.preferredDistrict', required: true },
    districtKnowledge: { kind: 'text', path: 'ddoInfo.districtKnowledge', required: true },
    languagesKnown: { kind: 'line', path: 'ddoInfo.languagesKnown', required: true },
    vehicleOwnership: {
      kind: 'radio',
      path: 'ddoInfo.vehicleOwnership',
      required: true,
      options: vehicleOwnership.options,
    },
    motivation: { kind: 'text', path: 'ddoInfo.motivation', required: true },
    goals: { kind: 'text', path: 'ddoInfo.goals', required: true },
    availability: { kind: 'radio', path: 'ddoInfo.availability', required: true, options: availability.options },
  },
  sections: {
    you: ['fullName', 'email', 'phone', 'city', 'address'],
    experience: ['education', 'experience', 'salesExperience'],
    district: ['preferredDistrict', 'districtKnowledge', 'languagesKnown', 'vehicleOwnership'],
    goals: ['motivation', 'goals', 'availability'],
  },
};
