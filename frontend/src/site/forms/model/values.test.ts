import { describe, expect, it } from '@jest/globals';
import { fillIn, leadOf, typedValues, wholeNumber } from './values';

describe('whole numbers', () => {
  it.each([
    ['18', 18],
    ['०७', 7],
    ['৪২', 42],
    ['௫௦', 50],
    ['൯', 9],
  ])('reads %s', (typed, value) => {
    expect(wholeNumber(typed)).toBe(value);
  });

  it.each(['', '1.5', '-3', 'twenty', '1e3'])('rejects "%s"', (typed) => {
    expect(wholeNumber(typed)).toBeNaN();
  });
});

describe('radio buttons and checkboxes', () => {
  const element = () => {
    const form = document.createElement('form');
    form.innerHTML = `
      <input name="fullName" />
      <input type="radio" name="entityType" value="startup" /><input type="radio" name="entityType" value="ngo" />
      <input type="checkbox" name="collaboration" value="pilot" />
      <input type="checkbox" name="collaboration" value="research" />
      <input type="checkbox" name="collaboration" value="other" />`;
    return form;
  };

  it('are read into values and filled from them', () => {
    const form = element();
    expect(typedValues(form)).toEqual({ fullName: '', entityType: '', collaboration: '' });

    const values = { fullName: 'Asha', entityType: 'ngo', collaboration: 'pilot\nother' };
    fillIn(form, values);
    expect(typedValues(form)).toEqual(values);
    expect([...form.querySelectorAll(':checked')].map((box) => (box as HTMLInputElement).value)).toEqual([
      'ngo',
      'pilot',
      'other',
    ]);
  });
});

describe('the lead', () => {
  it('has numbers as numbers, ticked boxes as a list, and composed values instead of typed ones', () => {
    const lead = leadOf(
      {
        id: 'partner',
        type: 'partner',
        fields: {
          age: { kind: 'number', path: 'personalInfo.age' },
          collaboration: { kind: 'checkboxes', path: 'partnershipInfo.collaboration', options: [] },
          innovationArea: { kind: 'line', path: 'partnershipInfo.proposalDetails' },
          productDescription: { kind: 'text', path: 'partnershipInfo.proposalDetails' },
          website: { kind: 'url', path: 'partnershipInfo.expectedOutcome' },
        },
        sections: {},
        composed: {
          'partnershipInfo.proposalDetails': (values) => `${values['innovationArea']}: ${values['productDescription']}`,
          'partnershipInfo.organizationName': () => undefined,
          'personalInfo.city': () => null,
        },
      },
      { age: '२५', collaboration: 'pilot\nother', innovationArea: 'Seed', productDescription: 'Millet', website: '' },
    );
    expect(lead).toEqual({
      type: 'partner',
      personalInfo: { age: 25, city: null },
      partnershipInfo: { collaboration: ['pilot', 'other'], proposalDetails: 'Seed: Millet' },
    });
  });
});
