import { describe, expect, it } from '@jest/globals';
import type { LeadType } from '@lead-types/lead-types';
import { promisedHours, SHORT_FORM } from '@lead-types/lead-types';
import { callbackForm } from './en/forms/callback';
import { partnershipForm } from './en/forms/partnership';
import { quoteForm } from './en/forms/quote';
import { sarthiForm } from './en/forms/sarthi';
import { soilTestForm } from './en/forms/soil-test';
import { callbackForm as callbackFormHi } from './hi/forms/callback';
import { partnershipForm as partnershipFormHi } from './hi/forms/partnership';
import { quoteForm as quoteFormHi } from './hi/forms/quote';
import { sarthiForm as sarthiFormHi } from './hi/forms/sarthi';
import { soilTestForm as soilTestFormHi } from './hi/forms/soil-test';

const LONG = {};
const SHORT = { form: SHORT_FORM };
const FORMS: readonly (readonly [string, { success: string }, { success: string }, LeadType, { form?: string }])[] = [
  ['the free quote', quoteForm, quoteFormHi, 'kisan_canteen', LONG],
  ['the callback form of the canteen', callbackForm, callbackFormHi, 'kisan_canteen_enquiry', SHORT],
  ['the callback form of the mandi', callbackForm, callbackFormHi, 'kisan_mandi', SHORT],
  ['the callback form of the services page', callbackForm, callbackFormHi, 'quick_contact', SHORT],
  ['the callback form of the Sarthi page', callbackForm, callbackFormHi, 'sarthi', SHORT],
  ['the Sarthi application', sarthiForm, sarthiFormHi, 'sarthi', LONG],
  ['the partnership application', partnershipForm, partnershipFormHi, 'partner', LONG],
  ['the soil test', soilTestForm, soilTestFormHi, 'soil_testing', LONG],
];

describe('the promised hours in the confirmation of a form', () => {
  it.each(FORMS)('match the promise of the server: %s', (_, english, hindi, type, source) => {
    const hours = promisedHours({ type, source });
    expect(english.success).toContain(`within ${hours} hours`);
    expect(hindi.success).toContain(`${hours} घंटे`);
  });
});
