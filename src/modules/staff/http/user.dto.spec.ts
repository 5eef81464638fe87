import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES } from '../../../lead-types/lead-types.js';
import { grantableLeadTypes } from './user.dto.js';

describe('the lead types that can be granted', () => {
  it('are all lead types, with their presets', () => {
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
