import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MessageTemplate } from '../../api/message-templates-api';
import { LEAD, type LeadChange, leadDetail, leadPage, renderAdmin } from '../../testing/render-admin';

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
  await userEvent.click(await details.findByRole('button', { name: 'Message' }));
  return details;
}

it('offers the messages that fit, filled in, each in its own program', async () => {
  const details = await openMenu([
    template('whatsapp', 'Greeting'),
    template('mail', 'Greeting'),
    template('mail', 'Of another type', { leadType: 'franchise' }),
  ]);
  const whatsApp = within(await details.findByRole('region', { name: 'WhatsApp' })).getByRole('link');
  const text = encodeURIComponent('Namaste Balasaheb Shinde,\nthank you & Sunita Devi');
  expect(whatsApp.getAttribute('href')).toBe(`https://wa.me/919876543210?text=${text}`);
  expect(whatsApp.getAttribute('target')).toBe('_blank');
  const mail = within(details.getByRole('region', { name: 'Mail' })).getByRole('link');
  expect(mail.getAttribute('href')).toBe(
    `mailto:bala@example.com?subject=About%208MXPF-YHHYM&body=${text.replace('%0A', '%0D%0A')}`,
  );
  expect(details.queryByText('Of another type')).toBeNull();
  // One press opens them without a message, as before.
  expect(details.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe('https://wa.me/919876543210');
});

it('says where no message fits, and is closed by Escape with the focus back on its button', async () => {
  const details = await openMenu([template('mail', 'Greeting')], {
    personalInfo: { fullName: 'Balasaheb Shinde', phone: '98765 43210' },
  });
  await details.findByText('No message template fits this lead.');
  await userEvent.keyboard('{Escape}');
  expect(details.queryByText('No message template fits this lead.')).toBeNull();
  expect(document.activeElement).toBe(details.getByRole('button', { name: 'Message' }));
});
