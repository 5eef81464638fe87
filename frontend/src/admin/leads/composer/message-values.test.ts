import { describe, expect, it } from '@jest/globals';
import type { MessageTemplate } from '../../api/message-templates-api';
import { fittingTemplates, type MessagedLead, messageValues } from './message-values';

const LEAD: MessagedLead = {
  type: 'soil_testing',
  reference: '8MXPFYHHYM',
  personalInfo: { fullName: 'Sunita Devi' },
  phoneE164: '+919876543210',
  phoneKind: 'mobile' as const,
  promise: { hours: 24, dueAt: '2026-11-21T04:21:44.049Z', firstResponseAt: null, state: 'waiting' },
  source: { language: 'hi' },
  consent: null,
};

describe('what a message is filled with', () => {
  it('is said in the language of the message', () => {
    expect(messageValues(LEAD, 'hi', 'Ravi')).toEqual({
      name: 'Sunita Devi',
      reference: '8MXPF-YHHYM',
      promise: 'हम 24 घंटे के भीतर आपसे संपर्क करेंगे।',
      type: 'मिट्टी जाँच के लिए आपका अनुरोध',
      staffName: 'Ravi',
    });
    expect(messageValues(LEAD, 'en', 'Ravi')).toMatchObject({ promise: 'We will contact you within 24 hours.' });
  });

  it.each(['kept', 'missed', 'overdue', 'none'] as const)('promises nothing where the promise is %s', (state) => {
    const lead = { ...LEAD, promise: { ...LEAD.promise, state }, personalInfo: {} };
    expect(messageValues(lead, 'en', 'Ravi')).toMatchObject({ promise: '', name: '' });
  });
});

it('the templates for a lead are those of its type before the general ones, its language first', () => {
  const template = (name: string, leadType: MessageTemplate['leadType'], language: MessageTemplate['language']) =>
    ({ _id: name, channel: 'whatsapp', leadType, language, name, subject: null, body: '', updatedAt: '' }) as const;
  const all = [
    template('general en', null, 'en'),
    template('general hi', null, 'hi'),
    template('soil en', 'soil_testing', 'en'),
    template('franchise hi', 'franchise', 'hi'),
    template('soil hi', 'soil_testing', 'hi'),
  ];
  expect(fittingTemplates(all, LEAD).map(({ name }) => name)).toEqual([
    'soil hi',
    'soil en',
    'general hi',
    'general en',
  ]);
  const english = fittingTemplates(all, { ...LEAD, source: null, consent: null });
  expect(english.map(({ name }) => name)).toEqual(['soil en', 'soil hi', 'general en', 'general hi']);
});
