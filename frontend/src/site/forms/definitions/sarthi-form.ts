import { sarthi } from '@lead-types/sarthi';
import type { SarthiField, SarthiSection } from '../../../content/form-fields';
import { birthdayAtAge } from '../../lib/india-date';
import type { FormDefinition } from './form-definition';

const { fields, minimumAge } = sarthi;

export const SARTHI_FORM: FormDefinition<SarthiField, SarthiSection, 'sarthi'> = {
  id: 'sarthi',
  type: 'sarthi',
  fields: {
    fullName: { kind: 'line', path: 'personalInfo.fullName', required: true, autoComplete: 'name' },
    phone: { kind: 'phone', path: 'personalInfo.phone', required: true, autoComplete: 'tel' },
    email: { kind: 'email', path: 'personalInfo.email', required: true, autoComplete: 'email' },
    dateOfBirth: {
      kind: 'date',
      path: 'sarthiInfo.dateOfBirth',
      autoComplete: 'bday',
      max: () => birthdayAtAge(minimumAge),
      outside: 'underage',
    },
    age: { kind: 'number', path: 'personalInfo.age', min: minimumAge, max: 120, outside: 'underage' },
    gender: { kind: 'choice', path: 'sarthiInfo.gender', options: fields.gender.options },
    address: { kind: 'text', path: 'personalInfo.address', autoComplete: 'street-address' },
    city: { kind: 'line', path: 'personalInfo.city', autoComplete: 'address-level2' },
    zipCode: { kind: 'digits', path: 'sarthiInfo.zipCode', autoComplete: 'postal-code' },
    currentBusinessName: { kind: 'line', path: 'sarthiInfo.currentBusinessName', autoComplete: 'organization' },
    registeredBusinessAddress: { kind: 'text', path: 'sarthiInfo.registeredBusinessAddress' },
    totalMonthlySales: { kind: 'digits', path: 'sarthiInfo.totalMonthlySales' },
    netBusinessValue: { kind: 'digits', path: 'sarthiInfo.netBusinessValue' },
    averageSalesValue: { kind: 'digits', path: 'sarthiInfo.averageSalesValue' },
    storeSize: { kind: 'line', path: 'sarthiInfo.storeSize' },
    footfallsPerDay: { kind: 'digits', path: 'sarthiInfo.footfallsPerDay' },
    totalMarketPopulation: { kind: 'digits', path: 'sarthiInfo.totalMarketPopulation' },
    message: { kind: 'text', path: 'sarthiInfo.message' },
  },
  sections: {
    you: ['fullName', 'phone', 'email', 'dateOfBirth', 'age', 'gender'],
    home: ['address', 'city', 'zipCode'],
    business: [
      'currentBusinessName',
      'registeredBusinessAddress',
      'totalMonthlySales',
      'netBusinessValue',
      'averageSalesValue',
      'storeSize',
      'footfallsPerDay',
      'totalMarketPopulation',
    ],
    message: ['message'],
  },
  folded: ['home', 'business', 'message'],
};
