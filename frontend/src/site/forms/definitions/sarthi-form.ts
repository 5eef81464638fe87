import { sarthi } from '@lead-types/sarthi';
import { birthdayAtAge } from '../../lib/indian-locale';
import { leadForm } from '../model/form-definition';

export const SARTHI_FORM = leadForm('sarthi', sarthi, {
  id: 'sarthi',
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
  inputs: {
    dateOfBirth: { autoComplete: 'bday', max: () => birthdayAtAge(sarthi.minimumAge), outside: 'underage' },
    age: { min: sarthi.minimumAge, max: 120, outside: 'underage' },
    zipCode: { kind: 'digits', autoComplete: 'postal-code' },
    currentBusinessName: { autoComplete: 'organization' },
    totalMonthlySales: { kind: 'digits' },
    netBusinessValue: { kind: 'digits' },
    averageSalesValue: { kind: 'digits' },
    footfallsPerDay: { kind: 'digits' },
    totalMarketPopulation: { kind: 'digits' },
  },
});
