import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MessageTemplate } from '../../api/message-templates-api';
import { LEAD, type LeadChange, leadDetail, leadPage, renderAdmin } from '../../testing/render-admin';
import { fittingTemplates, type MessagedLead, messageValues } from './contact-actions';

describe('the menu of message templates', () => {
  let admin: ReturnType<typeof renderAdmin>;

  afterEach(() => {
    admin.leave();
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });

  const template = (
    channel: MessageTemplate['channel'],
    name: string,
    more: Partial<MessageTemplate> = {},
  ): MessageTemplate => ({
    _id: `${channel} ${name}`,
    channel,
    leadType: null,
    language: 'en',
    name,
    subject: channel === 'mail' ? 'About {reference}' : null,
    body: 'Namaste {name},\nthank you & {staffName}',
    updatedAt: LEAD.updatedAt,
    ...more,
  });

  async function openMenu(templates: readonly MessageTemplate[], more: LeadChange = {}) {
    const lead = { ...LEAD, ...more };
    admin = renderAdmin('/dashboard', {
      'GET /api/leads': () => leadPage([lead]),
      'GET /api/leads/l1': () => leadDetail(lead),
      'GET /api/leads/assignees': () => ({ data: [] }),
      'GET /api/message-templates': () => ({ data: templates }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Balasaheb Shinde' }));
    const details = within(await screen.findByRole('dialog', { name: 'Lead Details' }));
    await userEvent.click(await details.findByRole('button', { name: 'Templates' }));
    return details;
  }

  it('offers the templates that fit, filled in, each in its own app', async () => {
    const details = await openMenu([
      template('whatsapp', 'Greeting'),
      template('mail', 'Greeting'),
      template('mail', 'Of another type', { leadType: 'franchise' }),
    ]);
    const whatsApp = within(await details.findByRole('region', { name: 'WhatsApp' })).getByRole('link');
    const text = encodeURIComponent('Namaste Balasaheb Shinde,\nthank you & Sunita Devi');
    expect(whatsApp.getAttribute('href')).toBe(`https://wa.me/919876543210?text=${text}`);
    expect(whatsApp.getAttribute('target')).toBe('_blank');
    const mail = within(details.getByRole('region', { name: 'Email' })).getByRole('link');
    expect(mail.getAttribute('href')).toBe(
      `mailto:bala@example.com?subject=About%208MXPF-YHHYM&body=${text.replace('%0A', '%0D%0A')}`,
    );
    expect(details.queryByText('Of another type')).toBeNull();
    expect(details.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe('https://wa.me/919876543210');
  });

  it('says if no template fits, and returns the focus to its button on Escape', async () => {
    const details = await openMenu([template('mail', 'Greeting')], {
      personalInfo: { fullName: 'Balasaheb Shinde', phone: '98765 43210' },
    });
    await details.findByText('No message template fits this lead.');
    await userEvent.keyboard('{Escape}');
    expect(details.queryByText('No message template fits this lead.')).toBeNull();
    expect(document.activeElement).toBe(details.getByRole('button', { name: 'Templates' }));
  });
});

describe('what a message is filled with', () => {
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
    it('is in the language of the message', () => {
      expect(messageValues(LEAD, 'hi', 'Ravi')).toEqual({
        name: 'Sunita Devi',
        reference: '8MXPF-YHHYM',
        promise: 'हम 24 घंटे के भीतर आपसे संपर्क करेंगे।',
        type: 'मिट्टी जाँच के लिए आपका अनुरोध',
        staffName: 'Ravi',
      });
      expect(messageValues(LEAD, 'en', 'Ravi')).toMatchObject({ promise: 'We will contact you within 24 hours.' });
    });

    it.each(['kept', 'missed', 'overdue', 'none'] as const)('repeats no promise that is %s', (state) => {
      const lead = { ...LEAD, promise: { ...LEAD.promise, state }, personalInfo: {} };
      expect(messageValues(lead, 'en', 'Ravi')).toMatchObject({ promise: '', name: '' });
    });
  });

  it('templates of the type come before general ones, the language of the lead first', () => {
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
});
