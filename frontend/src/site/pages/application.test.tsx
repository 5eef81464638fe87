import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { ApplicationContent } from '../../content/application';
import { layoutTexts as englishLayout } from '../../content/en/layout';
import { content as bdoEnglish } from '../../content/en/pages/bdo-application';
import { content as ddoEnglish } from '../../content/en/pages/ddo-application';
import { content as sarthiEnglish } from '../../content/en/pages/kisan-sarthi';
import { layoutTexts as hindiLayout } from '../../content/hi/layout';
import { content as bdoHindi } from '../../content/hi/pages/bdo-application';
import { content as ddoHindi } from '../../content/hi/pages/ddo-application';
import { content as sarthiHindi } from '../../content/hi/pages/kisan-sarthi';
import { LanguageProvider } from '../lib/language-context';
import { Page as BdoPage } from './bdo-application-page';
import { Page as DdoPage } from './ddo-application-page';
import { Page as SarthiPage } from './kisan-sarthi-page';

const SARTHI = { Page: SarthiPage, en: sarthiEnglish, hi: sarthiHindi };
const DDO = { Page: DdoPage, en: ddoEnglish, hi: ddoHindi };
const BDO = { Page: BdoPage, en: bdoEnglish, hi: bdoHindi };

const server = jest.fn<typeof fetch>();

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-04-22T12:00:00+05:30'), doNotFake: ['queueMicrotask', 'setTimeout'] });
  server.mockReset();
  globalThis.fetch = server;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  window.sessionStorage.clear();
  jest.useRealTimers();
});

describe('the Kisan Sarthi application', () => {
  it('stands among what the page says about the work', () => {
    open(SARTHI);
    expect(screen.getByRole('form', { name: 'Kisan Sarthi application' })).toBeTruthy();
    expect(screen.getByText('54,000+')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'The programme in five steps' })).toBeTruthy();
    expect(screen.getByText('How much will I earn?')).toBeTruthy();
    expect(parts()).toEqual([
      'Part 1 of 4 About you',
      'Part 2 of 4 Where you live',
      'Part 3 of 4 Your shop or business, if you have one',
      'Part 4 of 4 In your own words',
    ]);
  });

  it('asks for name, phone and e-mail in one sentence, and for a right address in another', async () => {
    open(SARTHI);
    await submit(SARTHI.en);
    await summary('Please fill in all required fields (Full Name, Phone, Email).');
    expect(await screen.findByText(/^Please fill in all/, { selector: '.toast *' })).toBeTruthy();
    expect(invalid()).toEqual(['fullName', 'phone', 'email']);

    await answer({ fullName: 'Sunita Devi', phone: '98765 43210', email: 'sunita@' });
    await submit(SARTHI.en);
    await summary('Please enter a valid email address.');
    expect(server).not.toHaveBeenCalled();
  });

  it('sends the three answers alone, and leaves out what stayed empty', async () => {
    server.mockResolvedValue(saved());
    open(SARTHI);
    await answer({ fullName: 'Sunita Devi', phone: '98765 43210', email: 'sunita@example.com' });
    await submit(SARTHI.en);
    await screen.findByText('7ZK4M-0QXJD');
    expect(lead()).toEqual({
      type: 'sarthi',
      personalInfo: { fullName: 'Sunita Devi', phone: '98765 43210', email: 'sunita@example.com' },
    });
    expect(
      screen.getAllByText(
        'Kisan Sarthi Application Submitted! Our team will review your application and contact you within 48 hours.',
      ),
    ).toHaveLength(2);
  });

  it('sends everything in Hindi where the contract wants it, the age as a number', async () => {
    server.mockResolvedValue(saved());
    open(SARTHI, 'hi');
    await answer({
      fullName: 'सुनीता देवी',
      phone: '९८७६५ ४३२१०',
      email: 'sunita@example.com',
      dateOfBirth: '2008-04-22',
      age: '१८',
      gender: 'महिला',
      address: 'वार्ड 4',
      city: 'मधुबनी',
      zipCode: '847211',
      currentBusinessName: 'देवी स्टोर',
      registeredBusinessAddress: 'बाज़ार',
      totalMonthlySales: '40000',
      netBusinessValue: '150000',
      averageSalesValue: '120',
      storeSize: '10x12',
      footfallsPerDay: '60',
      totalMarketPopulation: '4500',
      message: 'सब जानते हैं।',
    });
    await waitFor(() => expect(progress()).toBe('18 में से 18 भर गए · भेज सकते हैं'));
    await submit(SARTHI.hi);
    await screen.findByText('7ZK4M-0QXJD');
    expect(lead()).toEqual({
      type: 'sarthi',
      personalInfo: {
        fullName: 'सुनीता देवी',
        phone: '९८७६५ ४३२१०',
        email: 'sunita@example.com',
        age: 18,
        address: 'वार्ड 4',
        city: 'मधुबनी',
      },
      sarthiInfo: {
        dateOfBirth: '2008-04-22',
        gender: 'female',
        zipCode: '847211',
        currentBusinessName: 'देवी स्टोर',
        registeredBusinessAddress: 'बाज़ार',
        totalMonthlySales: '40000',
        netBusinessValue: '150000',
        averageSalesValue: '120',
        storeSize: '10x12',
        footfallsPerDay: '60',
        totalMarketPopulation: '4500',
        message: 'सब जानते हैं।',
      },
    });
    expect(screen.getAllByText(SARTHI.hi.forms.application.success)).toHaveLength(2);
  });

  it.each([
    ['en', { dateOfBirth: '2008-04-23' }, 'Thank you for your interest. You can apply once you are 18.'],
    ['hi', { age: '17' }, 'आपकी दिलचस्पी के लिए धन्यवाद। 18 साल के होने पर आप आवेदन कर सकते हैं।'],
    ['en', { age: 'twenty' }, 'Age: please check what you wrote here.'],
    ['en', { dateOfBirth: '0026-04-22' }, 'Date of birth: please check what you wrote here.'],
  ] as const)('in %s: turns away %j kindly before anything is sent', async (language, answers, sentence) => {
    open(SARTHI, language);
    await answer({ fullName: 'Asha', phone: '98765 43210', email: 'asha@example.com', ...answers });
    await submit(SARTHI[language]);
    const link = await screen.findByRole('link', { name: sentence });
    expect(invalid()).toEqual(Object.keys(answers));
    await userEvent.click(link);
    expect((document.activeElement as HTMLInputElement).name).toBe(Object.keys(answers)[0]);
    expect(server).not.toHaveBeenCalled();
  });

  it('shows the birthday picker no day after the eighteenth birthday', () => {
    open(SARTHI);
    expect((control('dateOfBirth') as HTMLInputElement).max).toBe('2008-04-22');
  });

  it('says in its own words that the server did not take it, beside the field', async () => {
    server.mockResolvedValue(refused([{ field: 'sarthiInfo.dateOfBirth', code: 'underage', message: 'Too young.' }]));
    open(SARTHI, 'hi');
    await answer({ fullName: 'Asha', phone: '98765 43210', email: 'asha@example.com', dateOfBirth: '2008-04-22' });
    await submit(SARTHI.hi);
    await summary('आवेदन नहीं जा पाया! अपनी जानकारी देख लीजिए और फिर से भेजिए।');
    expect(invalid()).toEqual(['dateOfBirth']);
    expect(screen.queryByText('Too young.')).toBeNull();
  });
});

describe('the DDO application', () => {
  const ANSWERS = {
    fullName: 'Ram Kumar',
    email: 'ram@example.com',
    phone: '98765 43211',
    city: 'Gaya',
    address: 'House 4',
    education: 'Graduate',
    experience: 'Fresher',
    salesExperience: 'None so far',
    preferredDistrict: 'Gaya, Bihar',
    districtKnowledge: 'All its blocks',
    languagesKnown: 'Hindi, Magahi',
    vehicleOwnership: 'None (will arrange)',
    motivation: 'My district',
    goals: 'Fifty canteens',
    availability: 'Within 15 days',
  };

  it('begins with the position', () => {
    open(DDO);
    const table = screen.getByRole('table');
    expect(within(table).getByRole('cell', { name: '₹17K to ₹70K per month, based on performance' })).toBeTruthy();
    expect(table.compareDocumentPosition(screen.getByRole('form'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('asks for every answer', async () => {
    open(DDO);
    await submit(DDO.en);
    await summary('15 things need correcting');
    expect(invalid()).toEqual(Object.keys(ANSWERS));
    const link = screen.getByRole('link', { name: 'Your vehicle: please choose one.' });
    await userEvent.click(link);
    expect((document.activeElement as HTMLInputElement).value).toBe('Two Wheeler');
  });

  it('sends what the contract asks for and thanks', async () => {
    server.mockResolvedValue(saved());
    open(DDO);
    await answer(ANSWERS);
    await submit(DDO.en);
    await screen.findByText('7ZK4M-0QXJD');
    const { fullName, email, phone, city, address, ...ddoInfo } = ANSWERS;
    expect(lead()).toEqual({
      type: 'ddo_application',
      personalInfo: { fullName, email, phone, city, address },
      ddoInfo,
    });
    expect(
      screen.getAllByText(
        'Thank you for your DDO application! Our team will review your information and contact you shortly.',
      ),
    ).toHaveLength(2);
    await waitFor(() => expect(progress()).toBe('0 of 15 filled in · 15 still needed'));
    expect(localStorage).toHaveLength(0);
  });

  it('keeps a draft with its ticked choices, and counts them', async () => {
    open(DDO);
    await answer({ fullName: 'Ram', vehicleOwnership: 'Both' });
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();

    open(DDO, 'hi');
    await waitFor(() => expect(progress()).toBe('15 में से 2 भर गए · 13 ज़रूरी बाक़ी हैं'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'दोनों' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: DDO.hi.forms.shared.draft.clear }));
    await waitFor(() => expect(progress()).toBe('15 में से 0 भर गए · 15 ज़रूरी बाक़ी हैं'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'दोनों' }).checked).toBe(false);
  });

  it('is disabled and says so while it is being sent', async () => {
    server.mockReturnValue(new Promise(() => undefined));
    open(DDO);
    await answer(ANSWERS);
    await submit(DDO.en);
    const button = await screen.findByRole('button', { name: 'Submitting Application...' });
    expect(button.matches(':disabled')).toBe(true);
    expect(screen.getByRole('radio', { name: 'Both' }).matches(':disabled')).toBe(true);
  });
});

describe('the BDO application', () => {
  const PERSONAL = {
    fullName: 'Asha',
    email: 'asha@example.com',
    phone: '98765 43212',
    city: 'Patna',
    state: 'Bihar',
  };
  const REQUIRED = {
    socialMediaHandles: 'YouTube: asha',
    followersCount: '10K-50K',
    contentType: 'Rural Life',
    platformExperience: 'YouTube since 2020',
    influencerExperience: 'Experienced (2-5 years)',
    brandCollaborations: 'None so far',
    contentCreationSkills: 'Advanced',
    videoEditingSkills: 'Basic',
    targetAudience: 'Young farmers',
    contentStrategy: 'Two reels a week',
    ruralConnection: 'Born there',
    languageSkills: 'Hindi, Bhojpuri',
    motivation: 'My village',
    timeCommitment: 'Flexible (as needed)',
    expectations: 'Material',
  };
  const SAMPLES = { portfolioLinks: 'https://example.com', sampleContent: 'A film', additionalInfo: 'Thanks' };

  it('begins with the offer and asks for all but the samples', async () => {
    open(BDO);
    expect(screen.getByRole('cell', { name: 'Up to ₹10,000 on the first day' })).toBeTruthy();
    await submit(BDO.en);
    await summary('21 things need correcting');
    expect(invalid().sort()).toEqual([...Object.keys({ ...PERSONAL, ...REQUIRED }), 'age'].sort());
  });

  it('sends the age range, and its first number as the age', async () => {
    server.mockResolvedValue(saved());
    open(BDO);
    await answer({ ...PERSONAL, age: '26-35', ...REQUIRED, ...SAMPLES });
    await submit(BDO.en);
    await screen.findByText('7ZK4M-0QXJD');
    expect(lead()).toEqual({
      type: 'bdo_application',
      personalInfo: { ...PERSONAL, age: 26 },
      bdoInfo: { ageRange: '26-35', ...REQUIRED, ...SAMPLES },
    });
    expect(
      screen.getAllByText(
        'Thank you for your BDO application! Our team will review your information and contact you shortly.',
      ),
    ).toHaveLength(2);
  });

  it('in Hindi: stores the same choices under their Hindi names, and shows what the server says of the age', async () => {
    server.mockResolvedValue(refused([{ field: 'personalInfo.age', code: 'underage', message: 'Too young.' }]));
    open(BDO, 'hi');
    await answer({
      ...PERSONAL,
      ...REQUIRED,
      age: '46 साल या ज़्यादा',
      followersCount: '10 से 50 हज़ार',
      contentType: 'गाँव की ज़िंदगी',
      influencerExperience: 'अच्छा (2 से 5 साल)',
      contentCreationSkills: 'अच्छा',
      videoEditingSkills: 'थोड़ा-बहुत',
      timeCommitment: 'जब जैसी ज़रूरत हो',
    });
    await submit(BDO.hi);
    await summary(BDO.hi.forms.shared.failure);
    expect(lead()).toEqual({
      type: 'bdo_application',
      personalInfo: { ...PERSONAL, age: 46 },
      bdoInfo: { ageRange: '46+', ...REQUIRED },
    });
    expect(invalid()).toEqual(['age']);
    expect(screen.getByRole('radiogroup', { name: 'उम्र' }).getAttribute('aria-describedby')).toMatch(/-error/);
  });
});

interface Screen<Content extends ApplicationContent<string, string>> {
  readonly Page: (props: { content: Content }) => React.ReactNode;
  readonly en: Content;
  readonly hi: Content;
}

function open<Content extends ApplicationContent<string, string>>(
  { Page, en, hi }: Screen<Content>,
  language: 'en' | 'hi' = 'en',
): void {
  render(
    <LanguageProvider language={language} texts={language === 'en' ? englishLayout : hindiLayout}>
      <MemoryRouter>
        <Page content={language === 'en' ? en : hi} />
      </MemoryRouter>
    </LanguageProvider>,
  );
}

function progress(): string | null | undefined {
  return document.querySelector('.form-progress p')?.textContent;
}

async function submit({ forms }: ApplicationContent<string, string>): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: forms.application.submit }));
}

async function summary(headline: string): Promise<void> {
  const found = await screen.findByText(headline, { selector: '.error-summary *' });
  await waitFor(() => expect(document.activeElement).toBe(found.closest('[role="alert"]')));
}

/** Another form, of three answers, may close the page. */
function application(): HTMLElement {
  return screen.getAllByRole('form')[0]!;
}

function controls(name: string): HTMLElement[] {
  return [...application().querySelectorAll<HTMLElement>(`[name="${name}"]`)];
}

function control(name: string): HTMLElement {
  return controls(name)[0]!;
}

/** Types, or chooses by the label or the stored value. */
async function answer(answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(answers)) {
    const first = control(name) as HTMLInputElement;
    if (first instanceof HTMLSelectElement) await userEvent.selectOptions(first, text);
    else if (first.type === 'radio') {
      const boxes = controls(name) as HTMLInputElement[];
      await userEvent.click(boxes.find((box) => [box.value, box.labels?.[0]?.textContent].includes(text))!);
    } else await userEvent.type(first, text);
  }
}

/** The names of the fields that are marked as wrong. */
function invalid(): string[] {
  const marked = application().querySelectorAll('[aria-invalid="true"]');
  return [...marked]
    .map((element) => (element.matches('[name]') ? element : element.querySelector('[name]')!))
    .map((element) => element.getAttribute('name')!);
}

function parts(): string[] {
  return [...document.querySelectorAll('.site-form__legend')].map((legend) => legend.textContent!);
}

function lead(): object {
  const { source, consent, elapsedMs, ...sent } = JSON.parse(String(server.mock.calls[0]![1]!.body));
  expect([source, consent, elapsedMs]).toEqual([expect.anything(), expect.anything(), expect.any(Number)]);
  return sent;
}

const saved = () => reply(201, { data: { reference: '7ZK4M0QXJD' } });
const refused = (errors: object[]) => reply(400, { code: 'invalid_input', message: 'Please correct it.', errors });

function reply(status: number, body: object): Response {
  return { ok: status < 300, status, headers: { get: () => null }, json: async () => body } as unknown as Response;
}
