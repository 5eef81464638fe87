import { sarthi } from '@lead-types/sarthi';
import type { FormTexts } from '../../form-texts';
import { labelsOf } from '../../option-labels';

export const sarthiForm = {
  name: 'Kisan Sarthi application',
  submit: 'Submit Application',
  submitting: 'Submitting Application...',
  success: 'Kisan Sarthi Application Submitted! Our team will review your application and contact you within 48 hours.',
  failure: 'Application Failed! Please check your information and try again.',
  incomplete: 'Please fill in all required fields (Full Name, Phone, Email).',
  invalidEmail: 'Please enter a valid email address.',
  fields: {
    fullName: { label: 'Full Name' },
    phone: { label: 'Phone', hint: '10 digits are enough in India. From abroad, start with + and the country code.' },
    email: { label: 'Email' },
    dateOfBirth: { label: 'Date of birth' },
    age: { label: 'Age', hint: 'If you do not know your date of birth, your age is enough. A Sarthi is at least 18.' },
    gender: { label: 'Gender', options: labelsOf(sarthi.fields.gender.options) },
    address: { label: 'Address', hint: 'House, lane, village and post office' },
    city: { label: 'Town or district' },
    zipCode: { label: 'PIN code' },
    currentBusinessName: { label: 'Name of your business' },
    registeredBusinessAddress: { label: 'Registered address of the business' },
    totalMonthlySales: { label: 'Total monthly sales (₹)' },
    netBusinessValue: { label: 'Net value of the business (₹)', hint: 'Stock, fittings and money owed to you' },
    averageSalesValue: { label: 'Average sale per customer (₹)' },
    storeSize: { label: 'Size of the shop', hint: 'In square feet, or length and width' },
    footfallsPerDay: { label: 'Customers per day' },
    totalMarketPopulation: { label: 'People in the villages you reach' },
    message: { label: 'Your message', hint: 'Why you, and why your village?' },
  },
  more: 'Tell us more, if you like',
  sections: {
    you: 'About you',
    home: 'Where you live',
    business: 'Your shop or business, if you have one',
    message: 'In your own words',
  },
} satisfies FormTexts;
