import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { COMPANY } from '../../../content/company';
import { sharedFormTexts as english } from '../../../content/en/forms';
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
import { sharedFormTexts as hindi } from '../../../content/hi/forms';
import { LanguageContext } from '../../lib/language-context';
import { BDO_FORM } from '../definitions/bdo-form';
import { callbackFormFor } from '../definitions/callback-form';
import { CONTACT_FORM } from '../definitions/contact-form';
import { DDO_FORM } from '../definitions/ddo-form';
import { FRANCHISE_FORM } from '../definitions/franchise-form';
import { NEWSLETTER_FORM } from '../definitions/newsletter-form';
import { PARTNERSHIP_FORM } from '../definitions/partnership-form';
import { QUOTE_FORM } from '../definitions/quote-form';
import { SARTHI_FORM } from '../definitions/sarthi-form';
import { SOIL_TEST_FORM } from '../definitions/soil-test-form';
import type { FormDefinition } from '../model/form-definition';
import { createFormStore } from '../submissions-slice';
import { SiteForm } from './site-form';

const FORMS: readonly (readonly [FormDefinition, FormTexts])[] = [
  [CONTACT_FORM, contactForm],
  [FRANCHISE_FORM, franchiseForm],
  [QUOTE_FORM, quoteForm],
  [callbackFormFor('sarthi'), callbackForm],
  [SARTHI_FORM, sarthiForm],
  [DDO_FORM, ddoForm],
  [BDO_FORM, bdoForm],
  [PARTNERSHIP_FORM, partnershipForm],
  [SOIL_TEST_FORM, soilTestForm],
  [NEWSLETTER_FORM, newsletterForm],
];

const SHARED = { en: english, hi: hindi };

function show(form: FormDefinition = CONTACT_FORM, texts: FormTexts = contactForm, language: 'en' | 'hi' = 'en') {
  render(
    <Provider store={createFormStore()}>
      <LanguageContext value={language}>
        <SiteForm form={form} texts={texts} shared={SHARED[language]} />
      </LanguageContext>
    </Provider>,
  );
  return document.querySelector<HTMLInputElement>('input[type=email]')!;
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('a field for an email address', () => {
  it.each(FORMS)('offers phone and WhatsApp to people without one: form %#', (form, texts) => {
    const below = show(form, texts).closest('.field')!.parentElement!;
    expect(within(below).getByText(/^No email\?/)).toBeTruthy();
    expect(within(below).getByRole('link', { name: 'Call' }).getAttribute('href')).toBe(COMPANY.phone.href);
    expect(within(below).getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(COMPANY.whatsapp);
  });

  it('says so in Hindi', () => {
    show(CONTACT_FORM, contactForm, 'hi');
    expect(screen.getByText(/^ईमेल नहीं है\?/).textContent).toBe('ईमेल नहीं है? फ़ोन कीजिए या WhatsApp');
  });

  it('suggests a correction and fills it in on a click', async () => {
    const input = show();
    await userEvent.type(input, 'ram@gmial.con');
    expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
    await userEvent.tab();
    await userEvent.click(await screen.findByRole('button', { name: 'Did you mean ram@gmail.com?' }));
    expect(input.value).toBe('ram@gmail.com');
    expect(document.activeElement).toBe(input);
    expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
    await waitFor(() => expect(localStorage.getItem('kc:draft:contact')).toContain('ram@gmail.com'));
  });

  it('does not move a button that is being pressed', async () => {
    await userEvent.type(show(), 'ram@gmial.con');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Send Message' }) });
    expect(document.activeElement?.textContent).toBe('Send Message');
    expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
  });

  it('accepts the address without the correction', async () => {
    const input = show();
    await userEvent.type(input, 'ram@gmial.con');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });
});
