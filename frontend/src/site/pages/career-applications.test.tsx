import { describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { bdoForm } from '../../content/en/forms/bdo';
import { ddoForm } from '../../content/en/forms/ddo';
import { content as bdoEnglish } from '../../content/en/pages/bdo-application';
import { content as ddoEnglish } from '../../content/en/pages/ddo-application';
import { sharedFormTexts } from '../../content/hi/forms';
import { bdoForm as bdoFormHindi } from '../../content/hi/forms/bdo';
import { ddoForm as ddoFormHindi } from '../../content/hi/forms/ddo';
import { content as bdoHindi } from '../../content/hi/pages/bdo-application';
import { content as ddoHindi } from '../../content/hi/pages/ddo-application';
import {
  answer,
  control,
  freshPageEachTime,
  invalid,
  lead,
  open,
  progress,
  refused,
  saved,
  submit,
  summary,
} from '../testing/application-page';
import { server } from '../testing/form-server';
import { Page as BdoPage } from './bdo-application-page';
import { Page as DdoPage } from './ddo-application-page';

const DDO_TEXTS = { en: ddoForm, hi: ddoFormHindi };
const BDO_TEXTS = { en: bdoForm, hi: bdoFormHindi };
const DDO = { Page: DdoPage, en: ddoEnglish, hi: ddoHindi };
const BDO = { Page: BdoPage, en: bdoEnglish, hi: bdoHindi };

freshPageEachTime();

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

  it('describes the position before the form', async () => {
    await open(DDO);
    const table = screen.getByRole('table');
    expect(within(table).getByRole('cell', { name: '₹17K to ₹70K per month, based on performance' })).toBeTruthy();
    expect(table.compareDocumentPosition(screen.getByRole('form'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('requires every field', async () => {
    await open(DDO);
    await submit(DDO_TEXTS.en);
    await summary('15 things need correcting');
    expect(invalid()).toEqual(Object.keys(ANSWERS));
    const scrolledTo: Element[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
      scrolledTo.push(this);
    });
    const link = screen.getByRole('link', { name: 'Your vehicle: please choose one.' });
    await userEvent.click(link);
    expect((document.activeElement as HTMLInputElement).value).toBe('Two Wheeler');
    expect(scrolledTo).toEqual([document.activeElement?.closest('fieldset')]);
    jest.restoreAllMocks();
  });

  it('lets the browser fill in the address in a multi-line field', async () => {
    await open(DDO);
    expect(control('address').tagName).toBe('TEXTAREA');
    expect(control('address').getAttribute('autocomplete')).toBe('street-address');
  });

  it('sends the body that the contract requires', async () => {
    server.mockResolvedValue(saved());
    await open(DDO);
    await answer(ANSWERS);
    await submit(DDO_TEXTS.en);
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
    await open(DDO);
    await answer({ fullName: 'Ram', vehicleOwnership: 'Both' });
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();

    await open(DDO, 'hi');
    await waitFor(() => expect(progress()).toBe('2 / 15 भरे · ज़रूरी जवाब बाक़ी: 13'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'दोनों' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: sharedFormTexts.draft.clear }));
    await waitFor(() => expect(progress()).toBe('0 / 15 भरे · ज़रूरी जवाब बाक़ी: 15'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'दोनों' }).checked).toBe(false);
  });

  it('is disabled and shows progress while sending', async () => {
    server.mockReturnValue(new Promise(() => undefined));
    await open(DDO);
    await answer(ANSWERS);
    await submit(DDO_TEXTS.en);
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

  it('describes the offer first and requires all fields but the samples', async () => {
    await open(BDO);
    expect(screen.getByRole('cell', { name: 'Up to ₹10,000 on the first day' })).toBeTruthy();
    await submit(BDO_TEXTS.en);
    await summary('21 things need correcting');
    expect(invalid().sort()).toEqual([...Object.keys({ ...PERSONAL, ...REQUIRED }), 'age'].sort());
  });

  it('sends the age range, and its first number as the age', async () => {
    server.mockResolvedValue(saved());
    await open(BDO);
    await answer({ ...PERSONAL, age: '26-35', ...REQUIRED, ...SAMPLES });
    await submit(BDO_TEXTS.en);
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

  it('in Hindi: sends the same values for Hindi choices, and shows the server’s error for the age', async () => {
    server.mockResolvedValue(refused([{ field: 'personalInfo.age', code: 'underage', message: 'Too young.' }]));
    await open(BDO, 'hi');
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
    await submit(BDO_TEXTS.hi);
    await summary(sharedFormTexts.failure);
    expect(lead()).toEqual({
      type: 'bdo_application',
      personalInfo: { ...PERSONAL, age: 46 },
      bdoInfo: { ageRange: '46+', ...REQUIRED },
    });
    expect(invalid()).toEqual(['age']);
    expect(screen.getByRole('radiogroup', { name: 'उम्र' }).getAttribute('aria-describedby')).toMatch(/-error/);
  });
});
