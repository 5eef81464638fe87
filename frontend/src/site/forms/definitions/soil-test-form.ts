import { soilTesting } from '@lead-types/soil-testing';
import type { SoilTestField, SoilTestSection } from '../../../content/form-fields';
import { DIALOG_HASH } from '../../lib/dialog-hash';
import { today } from '../../lib/india-date';
import type { FormDefinition } from './form-definition';

export const SOIL_TEST_FORM: FormDefinition<SoilTestField, SoilTestSection, 'soil_testing'> = {
  id: 'soil-test',
  type: 'soil_testing',
  opensBy: DIALOG_HASH,
  fields: {
    name: { kind: 'line', path: 'personalInfo.fullName', required: true, autoComplete: 'name' },
    phone: { kind: 'phone', path: 'personalInfo.phone', required: true, autoComplete: 'tel' },
    email: { kind: 'email', path: 'personalInfo.email', autoComplete: 'email' },
    // The field's address: autofill would write the visitor's home address.
    address: { kind: 'text', path: 'soilTestingInfo.fieldAddress', required: true, autoComplete: 'off' },
    areaOfField: { kind: 'line', path: 'soilTestingInfo.areaOfField', required: true },
    totalAreaOfField: { kind: 'line', path: 'soilTestingInfo.totalAreaOfField', required: true },
    typeOfSoil: { kind: 'choice', path: 'soilTestingInfo.typeOfSoil', options: soilTesting.fields.typeOfSoil.options },
    pastCrops: { kind: 'line', path: 'soilTestingInfo.pastCrops' },
    plannedNextCrop: { kind: 'line', path: 'soilTestingInfo.plannedNextCrop' },
    preferredTestDate: {
      kind: 'date',
      path: 'soilTestingInfo.preferredTestDate',
      min: today,
      outside: 'past_day',
    },
    additionalNotes: { kind: 'text', path: 'soilTestingInfo.additionalNotes' },
  },
  sections: {
    you: ['name', 'phone', 'email'],
    field: ['address', 'areaOfField', 'totalAreaOfField', 'typeOfSoil'],
    crops: ['pastCrops', 'plannedNextCrop'],
    visit: ['preferredTestDate', 'additionalNotes'],
  },
};
