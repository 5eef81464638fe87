import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { callbackForm as englishCallback } from '../../content/en/forms/callback';
import { quoteForm as englishQuote } from '../../content/en/forms/quote';
import { sarthiForm as englishSarthi } from '../../content/en/forms/sarthi';
import { content as canteenEnglish } from '../../content/en/pages/kisan-canteen';
import { content as mandiEnglish } from '../../content/en/pages/kisan-mandi';
import { content as sarthiEnglish } from '../../content/en/pages/kisan-sarthi';
import { callbackForm as hindiCallback } from '../../content/hi/forms/callback';
import { quoteForm as hindiQuote } from '../../content/hi/forms/quote';
import { sarthiForm as hindiSarthi } from '../../content/hi/forms/sarthi';
import { content as canteenHindi } from '../../content/hi/pages/kisan-canteen';
import { content as mandiHindi } from '../../content/hi/pages/kisan-mandi';
import { content as sarthiHindi } from '../../content/hi/pages/kisan-sarthi';
import { pathInLanguage } from '../lib/language-context';
import { answerOf, freshServerEachTime, server } from '../testing/form-server';
import { openPage } from '../testing/open-page';
import { Page as CanteenPage } from './kisan-canteen-page';
import { Page as MandiPage } from './kisan-mandi-page';
import { Page as SarthiPage } from './kisan-sarthi-page';

const QUOTE = { en: englishQuote, hi: hindiQuote };
const CALLBACK = { en: englishCallback, hi: hindiCallback };
const PAGES = {
  '/kisan-canteen': { en: <CanteenPage content={canteenEnglish} />, hi: <CanteenPage content={canteenHindi} /> },
  '/kisan-mandi': { en: <MandiPage content={mandiEnglish} />, hi: <MandiPage content={mandiHindi} /> },
  '/kisan-sarthi': { en: <SarthiPage content={sarthiEnglish} />, hi: <SarthiPage content={sarthiHindi} /> },
} as const satisfies Record<string, Record<Language, ReactElement>>;
type Path = keyof typeof PAGES;
type Language = 'en' | 'hi';

const PERSON = { name: 'Sunil Kumar', phone: '98765 43210', email: 'sunil@example.com' };
const PERSONAL_INFO = { fullName: PERSON.name, phone: PERSON.phone, email: PERSON.email };

freshServerEachTime();
beforeEach(() => void server.mockResolvedValue(answerOf(201, { data: { reference: '7ZK4M0QXJD' } })));

describe.each(['en', 'hi'] as const)('the franchise pages in %s', (language) => {
  it.each(Object.keys(PAGES) as Path[])('%s: every link within the page has a target', async (path) => {
    await open(path, language);
    const targets = screen
      .getAllByRole<HTMLAnchorElement>('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith(`${pathInLanguage(path, language)}#`))
      .map((href) => href.split('#')[1]);
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((id) => !document.getElementById(String(id)))).toEqual([]);
  });

  it.each([
    ['/kisan-canteen', QUOTE],
    ['/kisan-sarthi', { en: englishSarthi, hi: hindiSarthi }],
  ] as const)('%s: has its form in its hero, next to the heading of the page', async (path, texts) => {
    await open(path, language);
    const hero = screen.getByRole('heading', { level: 1 }).closest('header')!;
    expect(within(hero).getByRole('form', { name: texts[language].name })).toBeTruthy();
  });

  it.each([
    ['/kisan-canteen', { en: canteenEnglish, hi: canteenHindi }],
    ['/kisan-sarthi', { en: sarthiEnglish, hi: sarthiHindi }],
  ] as const)('%s: describes the offer before the form', async (path, contents) => {
    await open(path, language);
    const { points } = contents[language].hero;
    const [first] = screen.getAllByRole('form');
    for (const text of [points.title, ...points.items]) {
      const place = screen.getByText(text).compareDocumentPosition(first!);
      expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
  });

  it.each([
    ['/kisan-canteen', 'kisan_canteen_enquiry'],
    ['/kisan-mandi', 'kisan_mandi'],
    ['/kisan-sarthi', 'sarthi'],
  ] as const)('%s: ends with a form of three fields that creates a lead of type %s', async (path, type) => {
    const texts = CALLBACK[language];
    await open(path, language);
    const form = screen.getByRole('form', { name: texts.name });
    expect([...form.querySelectorAll('.field__control')].map((input) => input.getAttribute('name'))).toEqual([
      'name',
      'phone',
      'email',
    ]);
    await send(form, texts.submit);
    expect(within(form).getByRole('alert').textContent).toContain(texts.incomplete);
    expect(server).not.toHaveBeenCalled();

    await answer(form, PERSON);
    await send(form, texts.submit);
    await screen.findByText('7ZK4M-0QXJD');
    expect(lead()).toEqual({ type, personalInfo: PERSONAL_INFO });
    expect(within(form).getByText(texts.success)).toBeTruthy();
  });

  it('/kisan-canteen: the quick quote requires name, phone and email, and also sends address and message', async () => {
    const texts = QUOTE[language];
    await open('/kisan-canteen', language);
    const form = screen.getByRole('form', { name: texts.name });
    await answer(form, { name: PERSON.name });
    await send(form, texts.submit);
    expect(within(form).getByRole('alert').textContent).toContain(texts.incomplete);
    await answer(form, { phone: PERSON.phone, email: 'sunil@' });
    await send(form, texts.submit);
    expect(within(form).getByRole('alert').textContent).toContain(texts.invalidEmail);
    expect(server).not.toHaveBeenCalled();

    await answer(form, { email: 'example.com', address: 'Tekari, Gaya', message: 'I have a shop.' });
    await send(form, texts.submit);
    await screen.findByText('7ZK4M-0QXJD');
    expect(lead()).toEqual({
      type: 'kisan_canteen',
      personalInfo: { ...PERSONAL_INFO, address: 'Tekari, Gaya' },
      info: { message: 'I have a shop.' },
    });
    expect(within(form).getByText(texts.success)).toBeTruthy();
  });

  it('/kisan-canteen: shows that the server failed, and keeps the values', async () => {
    server.mockResolvedValue(answerOf(500, { message: 'Broken.' }));
    const texts = QUOTE[language];
    await open('/kisan-canteen', language);
    const form = screen.getByRole('form', { name: texts.name });
    await answer(form, PERSON);
    await send(form, texts.submit);
    expect((await within(form).findByRole('alert')).textContent).toContain(texts.failure);
    expect(form.querySelector<HTMLInputElement>('[name="name"]')?.value).toBe(PERSON.name);
  });
});

describe('the English sentences of quick quote and callback', () => {
  it('match the specification', () => {
    expect(englishQuote).toMatchObject({
      submitting: 'SUBMITTING...',
      success: 'Franchise Inquiry Submitted! Our team will contact you within 24 hours.',
      failure: 'Submission Failed! Please check your information and try again.',
      incomplete: 'Please fill in all required fields (Name, Phone, Email).',
      invalidEmail: 'Please enter a valid email address.',
    });
    expect(englishCallback).toMatchObject({
      submitting: 'SUBMITTING...',
      success: 'Lead Submitted Successfully! Our team will contact you within 24 hours.',
      failure: 'Submission Failed! Please check your information and try again.',
      incomplete: 'Please fill in all fields.',
    });
  });
});

async function open(path: Path, language: Language): Promise<void> {
  await openPage(PAGES[path][language], { language, path });
}

async function answer(form: HTMLElement, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(answers)) {
    await userEvent.type(form.querySelector(`[name="${name}"]`)!, text);
  }
}

const send = (form: HTMLElement, name: string) => userEvent.click(within(form).getByRole('button', { name }));

function lead(): object {
  const { source, consent, elapsedMs, ...sent } = JSON.parse(String(server.mock.calls[0]![1]!.body));
  expect([source, consent, elapsedMs]).toEqual([expect.anything(), expect.anything(), expect.any(Number)]);
  return sent;
}
