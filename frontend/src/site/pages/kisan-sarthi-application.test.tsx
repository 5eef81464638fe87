import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sarthiForm } from '../../content/en/forms/sarthi';
import { content as english } from '../../content/en/pages/kisan-sarthi';
import { sarthiForm as sarthiFormHindi } from '../../content/hi/forms/sarthi';
import { content as hindi } from '../../content/hi/pages/kisan-sarthi';
import {
  answer,
  control,
  freshPageEachTime,
  invalid,
  lead,
  open,
  parts,
  progress,
  refused,
  saved,
  submit,
  summary,
} from '../testing/application-page';
import { server } from '../testing/form-server';
import { Page } from './kisan-sarthi-page';

const SARTHI = { Page, en: english, hi: hindi };

freshPageEachTime();

describe('the Kisan Sarthi application', () => {
  it('is on the page that describes the work', async () => {
    await open(SARTHI);
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

  it('has one error for missing name, phone and email, and another for an invalid email', async () => {
    await open(SARTHI);
    await submit(sarthiForm);
    await summary('Please fill in all required fields (Full Name, Phone, Email).');
    expect(await screen.findByText(/^Please fill in all/, { selector: '.toast *' })).toBeTruthy();
    expect(invalid()).toEqual(['fullName', 'phone', 'email']);

    await answer({ fullName: 'Sunita Devi', phone: '98765 43210', email: 'sunita@' });
    await submit(sarthiForm);
    await summary('Please enter a valid email address.');
    expect(server).not.toHaveBeenCalled();
  });

  it('folds optional questions, and unfolds them if one has an error', async () => {
    await open(SARTHI);
    const more = screen.getByText('Tell us more, if you like').closest('details')!;
    expect(more.open).toBe(false);
    expect(more.contains(control('totalMonthlySales'))).toBe(true);
    expect(more.contains(control('dateOfBirth'))).toBe(false);
    await answer({ fullName: 'Asha', phone: '98765 43210', email: 'asha@example.com', city: 'x'.repeat(201) });
    await submit(sarthiForm);
    await waitFor(() => expect(more.open).toBe(true));
    more.open = false;
    await userEvent.click(await screen.findByRole('link', { name: /^Town or district: this is too long/ }));
    expect(more.open).toBe(true);
    expect(document.activeElement).toBe(control('city'));
  });

  it('sends only the three answers, without empty fields', async () => {
    server.mockResolvedValue(saved());
    await open(SARTHI);
    await answer({ fullName: 'Sunita Devi', phone: '98765 43210', email: 'sunita@example.com' });
    await submit(sarthiForm);
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

  it('sends all answers from the Hindi page as the contract requires, with the age as a number', async () => {
    const business = {
      currentBusinessName: 'देवी स्टोर',
      registeredBusinessAddress: 'बाज़ार',
      totalMonthlySales: '40000',
      netBusinessValue: '150000',
      averageSalesValue: '120',
      storeSize: '10x12',
      footfallsPerDay: '60',
      totalMarketPopulation: '4500',
      message: 'सब जानते हैं।',
    };
    server.mockResolvedValue(saved());
    await open(SARTHI, 'hi');
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
      ...business,
    });
    await waitFor(() => expect(progress()).toBe('6 / 6 भरे · भेज सकते हैं'));
    await submit(sarthiFormHindi);
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
        ...business,
      },
    });
    expect(screen.getAllByText(sarthiFormHindi.success)).toHaveLength(2);
  });

  it.each([
    ['en', { dateOfBirth: '2008-04-23' }, 'Thank you for your interest. You can apply once you are 18.'],
    ['hi', { age: '17' }, 'आपकी दिलचस्पी के लिए धन्यवाद। 18 साल के होने पर आप आवेदन कर सकते हैं।'],
    ['en', { age: 'twenty' }, 'Age: please check what you wrote here.'],
    ['en', { dateOfBirth: '0026-04-22' }, 'Date of birth: please check what you wrote here.'],
  ] as const)('in %s: rejects %j with a friendly error, without a request', async (language, answers, sentence) => {
    await open(SARTHI, language);
    await answer({ fullName: 'Asha', phone: '98765 43210', email: 'asha@example.com', ...answers });
    await submit(language === 'en' ? sarthiForm : sarthiFormHindi);
    const link = await screen.findByRole('link', { name: sentence });
    expect(invalid()).toEqual(Object.keys(answers));
    await userEvent.click(link);
    expect((document.activeElement as HTMLInputElement).name).toBe(Object.keys(answers)[0]);
    expect(server).not.toHaveBeenCalled();
  });

  it('limits the birthday picker to dates at least 18 years ago', async () => {
    await open(SARTHI);
    expect((control('dateOfBirth') as HTMLInputElement).max).toBe('2008-04-22');
  });

  it('shows the server’s error in its own words, next to the field', async () => {
    server.mockResolvedValue(refused([{ field: 'sarthiInfo.dateOfBirth', code: 'underage', message: 'Too young.' }]));
    await open(SARTHI, 'hi');
    await answer({ fullName: 'Asha', phone: '98765 43210', email: 'asha@example.com', dateOfBirth: '2008-04-22' });
    await submit(sarthiFormHindi);
    await summary('आवेदन नहीं जा पाया! अपनी जानकारी देख लीजिए और फिर से भेजिए।');
    expect(invalid()).toEqual(['dateOfBirth']);
    expect(screen.queryByText('Too young.')).toBeNull();
  });
});
