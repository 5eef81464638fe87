import { describe, expect, it } from '@jest/globals';
import { leadTypeDefinition } from '@lead-types/lead-types';
import { sharedFormTexts } from '../../../content/en/forms';
import { bdoForm } from '../../../content/en/forms/bdo';
import { callbackForm } from '../../../content/en/forms/callback';
import { contactForm } from '../../../content/en/forms/contact';
import { ddoForm } from '../../../content/en/forms/ddo';
import { franchiseForm } from '../../../content/en/forms/franchise';
import { newsletterForm } from '../../../content/en/forms/newsletter';
import { partnershipForm } from '../../../content/en/forms/partnership';
import { quoteForm } from '../../../content/en/forms/quote';
import { sarthiForm } from '../../../content/en/forms/sarthi';
import { soilTestForm } from '../../../content/en/forms/soil-test';
import type { FormTexts } from '../../../content/form-texts';
import type { FormDefinition } from '../model/form-definition';
import { fieldErrors } from '../model/values';
import { BDO_FORM } from './bdo-form';
import { callbackFormFor } from './callback-form';
import { CONTACT_FORM } from './contact-form';
import { DDO_FORM } from './ddo-form';
import { FRANCHISE_FORM } from './franchise-form';
import { NEWSLETTER_FORM } from './newsletter-form';
import { PARTNERSHIP_FORM } from './partnership-form';
import { QUOTE_FORM } from './quote-form';
import { SARTHI_FORM } from './sarthi-form';
import { SOIL_TEST_FORM } from './soil-test-form';

const FORMS: readonly (readonly [FormDefinition, FormTexts])[] = [
  [CONTACT_FORM, contactForm],
  [FRANCHISE_FORM, franchiseForm],
  [QUOTE_FORM, quoteForm],
  [SARTHI_FORM, sarthiForm],
  [DDO_FORM, ddoForm],
  [BDO_FORM, bdoForm],
  [PARTNERSHIP_FORM, partnershipForm],
  [SOIL_TEST_FORM, soilTestForm],
  [NEWSLETTER_FORM, newsletterForm],
  [callbackFormFor('sarthi'), callbackForm],
  [callbackFormFor('quick_contact'), callbackForm],
  [callbackFormFor('kisan_mandi'), callbackForm],
  [callbackFormFor('kisan_canteen_enquiry'), callbackForm],
];

describe.each(FORMS.map(([form, texts]) => [form.id, form, texts] as const))('the form %s', (_id, form, texts) => {
  it('requires what its lead type requires', () => {
    const { group, fields, requiredPersonal } = leadTypeDefinition(form.type);
    const own = Object.keys(fields).filter((name) => fields[name]?.required);
    const required = [
      ...requiredPersonal.map((name) => `personalInfo.${name}`),
      // The callback form has none of the type's own fields.
      ...(form.sourceForm ? [] : own.map((name) => `${group}.${name}`)),
    ];
    const asked = Object.values(form.fields).flatMap((field) => (field.required ? [field.path] : []));
    expect(required.filter((path) => !asked.includes(path))).toEqual([]);
  });

  it('has a text for each of its fields, options and sections, and no others', () => {
    expect(Object.keys(texts.fields).sort()).toEqual(Object.keys(form.fields).sort());
    expect(Object.keys(texts.sections)).toEqual(Object.keys(form.sections));
    for (const [name, field] of Object.entries(form.fields)) {
      const values = 'options' in field ? field.options.map(({ value }) => value) : [];
      expect(Object.keys(texts.fields[name]?.options ?? {})).toEqual(values);
    }
  });
});

it('lists missing fields in the order of the form', () => {
  const fields = fieldErrors({ form: FRANCHISE_FORM, texts: franchiseForm, shared: sharedFormTexts }, {});
  expect(Object.keys(fields)).toEqual([
    ...['name', 'email', 'phone'],
    ...['location', 'investment', 'timeline', 'experience', 'expectations'],
  ]);
});
