import { describe, expect, it } from '@jest/globals';
import { leadOf } from '../model/values';
import { BDO_FORM } from './bdo-form';

describe('the age of a BDO application', () => {
  it.each([
    ['18-25', 18],
    ['26-35', 26],
    ['36-45', 36],
    ['46+', 46],
    ['grown up', null],
  ])('%s is sent as %p, with the chosen range', (age, number) => {
    expect(leadOf(BDO_FORM, { age })).toEqual({
      type: 'bdo_application',
      personalInfo: { age: number },
      bdoInfo: { ageRange: age },
    });
  });
});
