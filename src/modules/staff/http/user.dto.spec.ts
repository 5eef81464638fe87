import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES } from '../../../lead-types/lead-types.js';
import { grantableLeadTypes } from './user.dto.js';

describe('what the access dialog shows', () => {
  it('names every lead type with its presets', () => {
    expect(Object.keys(grantableLeadTypes())).toEqual(LEAD_TYPE_NAMES);
    expect(grantableLeadTypes()).toMatchObject({
      contact: {
        label: 'Contact',
        description: 'A message from the contact page',
        presets: ['manager', 'sales', 'default'],
      },
    });
  });
});
