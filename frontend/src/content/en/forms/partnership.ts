import { partnership } from '@lead-types/partnership';
import type { DialogFormTexts } from '../../form-texts';
import { labelsOf } from '../../option-labels';

const { partnershipType, collaboration } = partnership.fields;

export const partnershipForm = {
  dialog: {
    title: 'Partner with Kisan Canteen',
    lead: 'Tell us what you have made and how it helps farmers. Our team reviews it and replies within 48 hours on working days.',
    close: 'Close',
  },
  name: 'Partnership application',
  submit: 'Submit Partnership Application',
  submitting: 'Submitting Application...',
  success: 'Partnership Application Submitted! Our team will review your proposal and get back to you within 48 hours.',
  failure: 'Submission Failed! Please check your information and try again.',
  incomplete: 'Please fill in all required fields: {missing}',
  fields: {
    fullName: { label: 'Full Name' },
    contactPerson: {
      label: 'Contact Person',
      hint: 'If you write for a company or foundation: its name and the person to contact',
    },
    email: { label: 'Email' },
    phone: { label: 'Phone', hint: '10 digits are enough in India. From abroad, start with + and the country code.' },
    website: { label: 'Website', hint: 'For example www.example.com' },
    entityType: { label: 'Entity Type', options: labelsOf(partnershipType.options) },
    entityTypeOther: { label: 'If other, please specify' },
    innovationArea: {
      label: 'Innovation Area',
      hint: 'For example: soil health, irrigation, storage, credit, a machine, an app',
    },
    productDescription: { label: 'Product Description', hint: 'What it is, what it costs, and whether it is ready' },
    farmerBenefits: { label: 'Farmer Benefits', hint: 'What changes for a farmer with two acres' },
    previousExperience: {
      label: 'Previous Experience',
      hint: 'Have you worked with farmers or in villages before?',
      options: { yes: 'Yes', no: 'No' },
    },
    experienceDetails: { label: 'Experience Details', hint: 'Where, with whom, and the results' },
    collaboration: { label: 'How would you like to work with us?', options: labelsOf(collaboration.options) },
    collaborationOther: { label: 'If other, how?' },
  },
  sections: {
    you: 'Who you are',
    idea: 'Your innovation',
    experience: 'What you have done so far',
    together: 'Working together',
  },
} satisfies DialogFormTexts;
