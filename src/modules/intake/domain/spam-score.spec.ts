import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { DemoLeads } from '../../../../scripts/demo/lead/demo-lead.js';
import { SPAM_REASON_CODES, SPAM_REASONS, type SpamReason } from '../../../lead-types/spam-reasons.js';
import { parsePhone } from '../../../shared/domain/phone.js';
import type { LeadSubmission } from '../../leads/domain/lead.js';
import { scoreSpam } from './spam-score.js';

type Form = Partial<
  Pick<LeadSubmission, 'type' | 'personalInfo' | 'details' | 'leaveEmpty' | 'companyFax' | 'elapsedMs'>
>;

const PHONE = '98765 43210';
const MESSAGE = 'I want to open a Kisan Canteen in Khizarsarai. Please call me after six in the evening.';

function judge({ type = 'contact', personalInfo, details, ...signs }: Form) {
  const submission: LeadSubmission = {
    type,
    personalInfo: { fullName: 'Sunita Devi', email: 'sunita@example.com', ...personalInfo },
    details: details ?? (type === 'contact' ? { message: MESSAGE } : {}),
    source: null,
    consent: null,
    ...signs,
  };
  const { phone } = submission.personalInfo;
  return scoreSpam(submission, phone ? parsePhone(phone) : { e164: null, suspect: false });
}

const message = (text: string): Form => ({ details: { message: text } });
const named = (fullName: string): Form => ({ personalInfo: { fullName } });

describe('what people send', () => {
  it.each<[string, Form]>([
    ['a plain lead of an integrator', {}],
    ['a phone in Devanagari digits', { personalInfo: { phone: '९८७६५ ४३२१०' } }],
    ['a form that took minutes', { elapsedMs: 240_000 }],
    ['a form that took days on an open page', { elapsedMs: 400_000_000 }],
    ['a form that took two seconds', { elapsedMs: 2_000 }],
    ['an empty hidden field', { leaveEmpty: '', companyFax: '' }],
    ['a newsletter', { type: 'newsletter', personalInfo: { email: 'a@b.co' }, elapsedMs: 3_100 }],
    [
      'Hindi',
      { personalInfo: { fullName: 'सुनीता देवी', city: 'गया' }, details: { message: 'मुझे लोन चाहिए। फ़ोन कीजिए।' } },
    ],
    ['Tamil', named('சுனிதா தேவி')],
    ['Hindi in Latin letters', message('Mujhe apne gaon me canteen kholna hai, kitna kharcha hoga? jaldi btaiye')],
    ['Hindi without vowels', message('krpya mjhe cal kre, frnchs chye, ktna lgega sir ji')],
    ['a message in capitals', message('MUJHE FRANCHISE CHAHIYE. PLEASE CALL ME. KYC AND GSTIN READY')],
    ['a GST number', message('Our GSTIN is 10ABCDE1234F1Z5 and the shop is open')],
    ['an email address in the message', message('Or write to shop.gaya@gmail.com please')],
    [
      'a sentence without a blank after its full stop',
      message('I live in Gaya.In the village nobody sells seed.Come soon'),
    ],
    [
      'a place on the map',
      { type: 'soil_testing', details: { fieldAddress: 'https://maps.app.goo.gl/AbCdEf near the well' } },
    ],
    ['a WhatsApp link', message('https://wa.me/919876543210 pe message kijiye')],
    [
      'the name of the village everywhere',
      {
        type: 'kisan_mandi',
        personalInfo: { fullName: 'Ram Singh', city: 'Rampur', state: 'Rampur', address: 'rampur' },
        details: { location: 'Rampur' },
      },
    ],
    [
      'the owner’s name as the firm’s',
      { type: 'partner', details: { organizationName: 'Sunita Devi', contactPerson: 'sunita devi' } },
    ],
    [
      'a partner’s website',
      {
        type: 'partner',
        details: { organizationName: 'agrostar.com', proposalDetails: 'Website: https://agrostar.example\nSeeds' },
      },
    ],
    [
      'an applicant’s portfolio',
      {
        type: 'bdo_application',
        details: {
          socialMediaHandles: 'https://instagram.com/a https://youtube.com/b https://facebook.com/c',
          portfolioLinks: 'www.a.example www.b.example',
          motivation: 'I have 12,000 followers and sell online',
        },
      },
    ],
    ['a tractor by Escorts', message('I have an Escorts tractor and sex workers of our block need loans')],
    ['an area in the measures of Bihar', { type: 'soil_testing', details: { areaOfField: '10bigha5katha12dhur' } }],
    ['a word with capitals in it', message('Sunita’s totalAreaOfField is 2 bigha')],
    ['less than and more than', message('area <2 acre, income >50000, size a<b')],
    ['a bracket', message('Land [2 acre] (irrigated), call [evening]')],
    ['initials and a short name', named('K. V. S. R. Murthy')],
    ['a name of many consonants', named('Krishnachandra Vishwkarma Chhatrapati')],
    ['names of the south and the east', named('Thiruvazhmarban Ezhilarasi Ngangbam Lalthanhawla')],
  ])('%s has no sign of spam', (_, form) => {
    expect(judge(form)).toEqual({ reasons: [], isQuarantined: false });
  });

  it('in 3,000 demo leads, in three ways of writing, has no sign of spam', () => {
    const leads = new DemoLeads({ seed: 1, untilMs: Date.parse('2026-04-22T18:30:00Z') });
    const marked: unknown[] = [];
    for (let index = 0; index < 3_000; index += 1) {
      const { type, personalInfo, phoneE164, phoneSuspect, details, source, consent, history } = leads.lead(index);
      if (history.isQuarantined) continue;
      const form = { type, personalInfo, details, source, consent, elapsedMs: 60_000 };
      const { reasons } = scoreSpam(form, { e164: phoneE164, suspect: phoneSuspect });
      if (reasons.length > 0) marked.push([reasons, personalInfo, details]);
    }
    expect(marked).toEqual([]);
  });
});

describe('one sign alone', () => {
  it.each<[SpamReason, Form]>([
    ['hidden_field', { leaveEmpty: 'Devi Traders' }],
    ['old_hidden_field', { companyFax: 'Devi Traders Pvt Ltd' }],
    ['instant', { elapsedMs: 0 }],
    ['instant', { elapsedMs: 499 }],
    ['too_fast', { elapsedMs: 500 }],
    ['too_fast', { elapsedMs: 1_999 }],
    [
      'too_fast',
      {
        type: 'partner',
        details: Object.fromEntries('abcdefghijkl'.split('').map((name) => [name, 'x'])),
        elapsedMs: 2_900,
      },
    ],
    ['link_as_name', named('Visit http://cheap.example now')],
    ['link_as_name', { personalInfo: { city: 'www.cheap.example' } }],
    ['link', message('Our work: https://work.example/a')],
    ['links', message('See work.com and https://work.example and www.work.example')],
    ['markup', message('Good <a href="x">offer</a>')],
    ['markup', message('Good [url=x]offer[/url]')],
    ['advertising', message('Cheap SEO services for everybody')],
    ['advertising', message('Play at the best online casino')],
    ['same_text', { personalInfo: { fullName: 'Great offer' }, details: { message: 'great  OFFER' } }],
    ['gibberish', named('XkqzvBwrt Pjqmxw')],
    ['gibberish', message('asdfgh jkl asdasd')],
    ['gibberish', message('k3j9x2q1ab w8z7q6t5r4')],
  ])('(%s) marks the lead but does not quarantine it, with or without a phone', (reason, form) => {
    expect(judge(form)).toEqual({ reasons: [reason], isQuarantined: false });
    const withPhone = { ...form, personalInfo: { ...form.personalInfo, phone: PHONE } };
    expect(judge(withPhone)).toEqual({ reasons: [reason], isQuarantined: false });
  });

  it('always has fewer points than quarantine needs, and a label for staff', () => {
    for (const code of SPAM_REASON_CODES) {
      expect(SPAM_REASONS[code].points).toBeLessThan(4);
      expect(SPAM_REASONS[code].label).toMatch(/^[a-zH].{15,}[^.]$/);
    }
  });
});

describe('several signs', () => {
  it.each<[string, Form, boolean, boolean]>([
    [
      'an old page that a browser filled in automatically',
      { companyFax: 'Devi Traders', elapsedMs: 1_200 },
      false,
      false,
    ],
    ['the old hidden field, sent instantly', { companyFax: '123', elapsedMs: 40 }, true, false],
    ['the hidden field, sent instantly', { leaveEmpty: '123', elapsedMs: 40 }, true, true],
    ['both hidden fields', { leaveEmpty: '123', companyFax: '123', elapsedMs: 9_000 }, true, false],
    ['every hidden field, sent instantly', { leaveEmpty: '1', companyFax: '1', elapsedMs: 1 }, true, true],
    ['links and advertising', message('SEO services https://a.example https://b.example'), true, true],
    ['one link and advertising', message('SEO services https://a.example'), true, false],
    ['gibberish, sent too fast', { ...named('XkqzvBwrt Pjqmxw'), elapsedMs: 900 }, true, false],
  ])('%s: points add up, and a valid phone subtracts some', (_, form, alone, withPhone) => {
    expect(judge(form).isQuarantined).toBe(alone);
    expect(judge({ ...form, personalInfo: { ...form.personalInfo, phone: PHONE } }).isQuarantined).toBe(withPhone);
  });

  it.each([
    ['a wrong phone number', '12345678'],
    ['a phone number of another country', '+1 202 555 0123'],
  ])('are not outweighed by %s', (_, phone) => {
    const bot: Form = { companyFax: '123', elapsedMs: 40 };
    expect(judge({ ...bot, personalInfo: { phone } }).isQuarantined).toBe(true);
  });

  it('are all listed once, in a fixed order', () => {
    const { reasons } = judge({
      ...message('Cheap SEO services <b>now</b> http://a.example http://b.example http://c.example'),
      personalInfo: { fullName: 'http://d.example' },
      elapsedMs: 3,
      companyFax: 'x',
      leaveEmpty: 'x',
    });
    expect(reasons).toEqual([
      'hidden_field',
      'old_hidden_field',
      'instant',
      'link_as_name',
      'links',
      'markup',
      'advertising',
    ]);
  });
});
