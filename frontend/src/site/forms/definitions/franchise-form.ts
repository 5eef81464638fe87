import { franchise } from '@lead-types/franchise';
import type { FranchiseField, FranchiseSection } from '../../../content/form-fields';
import type { FormDefinition } from './form-definition';

const { investment, timeline } = franchise.fields;

export const FRANCHISE_FORM: FormDefinition<FranchiseField, FranchiseSection, 'franchise'> = {
  id: 'franchise',
  type: 'franchise',
  opensBy: '?form=franchise',
  fields: {
    name: { kind: 'line', path: 'personalInfo.fullName', required: true, autoComplete: 'name' },
    email: { kind: 'email', path: 'personalInfo.email', required: true, autoComplete: 'email' },
    phone: { kind: 'phone', path: 'personalInfo.phone', required: true, autoComplete: 'tel' },
    location: { kind: 'line', path: 'franchiseInfo.location', required: true },
    investment: { kind: 'choice', path: 'franchiseInfo.investment', required: true, options: investment.options },
    experience: { kind: 'text', path: 'franchiseInfo.experience', required: true },
    timeline: { kind: 'choice', path: 'franchiseInfo.timeline', required: true, options: timeline.options },
    expectations: { kind: 'text', path: 'franchiseInfo.expectations', required: true },
  },
  sections: {
    you: ['name', 'email', 'phone'],
    canteen: ['location', 'investment', 'timeline', 'experience', 'expectations'],
  },
};
