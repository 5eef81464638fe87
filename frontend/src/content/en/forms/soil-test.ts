import { soilTesting } from '@lead-types/soil-testing';
import type { DialogFormTexts } from '../../form-texts';
import { labelsOf } from '../../option-labels';

export const soilTestForm = {
  dialog: {
    title: 'Ask for a soil test',
    lead: 'Tell us about one field. We call within 24 hours on working days to arrange the day. The test takes 15 minutes.',
    close: 'Close',
  },
  name: 'Soil test request',
  submit: 'Submit Request',
  submitting: 'Submitting...',
  success: 'Soil Test Request Submitted! Our team will contact you within 24 hours to schedule your soil testing.',
  failure: 'Submission Failed! Please check your information and try again.',
  incomplete: 'Please fill in all required fields (Name, Phone, Address, Area of Field, Total Area of Field).',
  fields: {
    name: { label: 'Name' },
    phone: { label: 'Phone', hint: '10 digits are enough in India. From abroad, start with + and the country code.' },
    email: { label: 'Email' },
    address: { label: 'Address', hint: 'Where the field is: village, panchayat, district, and a landmark nearby' },
    areaOfField: {
      label: 'Area of Field',
      hint: 'The field to be tested, in the unit you use: 3 bigha, 10 kattha, 1 acre',
    },
    totalAreaOfField: { label: 'Total Area of Field', hint: 'All your fields together' },
    typeOfSoil: { label: 'Type of Soil', options: labelsOf(soilTesting.fields.typeOfSoil.options) },
    pastCrops: { label: 'Past Crops', hint: 'What grew there in the last two seasons' },
    plannedNextCrop: { label: 'Planned Next Crop' },
    preferredTestDate: { label: 'Preferred Test Date', hint: 'Today or later' },
    additionalNotes: {
      label: 'Additional Notes',
      hint: 'When fertiliser was last used, the best time to call, anything else',
    },
  },
  sections: { you: 'About you', field: 'Your field', crops: 'What grows there', visit: 'The day of the test' },
} satisfies DialogFormTexts;
