import { soilTesting } from '@lead-types/soil-testing';
import { DIALOG_HASH } from '../../lib/addresses';
import { leadForm } from '../model/form-definition';

export const SOIL_TEST_FORM = leadForm('soil_testing', soilTesting, {
  id: 'soil-test',
  opensBy: DIALOG_HASH,
  sections: {
    you: ['name', 'phone', 'email'],
    field: ['address', 'areaOfField', 'totalAreaOfField', 'typeOfSoil'],
    crops: ['pastCrops', 'plannedNextCrop'],
    visit: ['preferredTestDate', 'additionalNotes'],
  },
  inputs: {
    name: { of: 'fullName' },
    // This is the field's address, but autofill would fill in the visitor's home address.
    address: { of: 'fieldAddress', autoComplete: 'off' },
    pastCrops: { kind: 'line' },
  },
});
