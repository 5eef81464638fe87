import { ddoApplication } from '@lead-types/ddo-application';
import type { FormTexts } from '../../form-texts';
import { labelsOf } from '../../option-labels';

const { education, experience, vehicleOwnership, availability } = ddoApplication.fields;

export const ddoForm = {
  name: 'DDO application',
  submit: 'Submit Application',
  submitting: 'Submitting Application...',
  success: 'Thank you for your DDO application! Our team will review your information and contact you shortly.',
  fields: {
    fullName: { label: 'Full Name' },
    email: { label: 'Email' },
    phone: { label: 'Phone', hint: '10 digits are enough in India. From abroad, start with + and the country code.' },
    city: { label: 'City' },
    address: { label: 'Address', hint: 'House, street or village, and PIN code' },
    education: { label: 'Education', options: labelsOf(education.options) },
    experience: { label: 'Work experience', options: labelsOf(experience.options) },
    salesExperience: {
      label: 'Sales experience',
      hint: 'What you have sold, and to whom. “None so far” is a fine answer.',
    },
    preferredDistrict: { label: 'The district you want', hint: 'District and state' },
    districtKnowledge: { label: 'How well you know it', hint: 'Its blocks, its markets, its crops, its people' },
    languagesKnown: { label: 'Languages you speak', hint: 'For example Hindi, Maithili, some English' },
    vehicleOwnership: { label: 'Your vehicle', options: labelsOf(vehicleOwnership.options) },
    motivation: { label: 'Why you want this work' },
    goals: { label: 'Your goals', hint: 'What should be different in your district after a year?' },
    availability: { label: 'When you can start', options: labelsOf(availability.options) },
  },
  sections: {
    you: 'About you',
    experience: 'Education and experience',
    district: 'Your district',
    goals: 'Your reasons and start date',
  },
} satisfies FormTexts;
