import { describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sharedFormTexts as sharedEnglish } from '../../../content/en/forms';
import { contactForm as contactEnglish, contactFormChoice } from '../../../content/en/forms/contact';
import { sharedFormTexts as sharedHindi } from '../../../content/hi/forms';
import { contactForm as contactHindi } from '../../../content/hi/forms/contact';
import {
  describedBy,
  field,
  fillIn,
  openPage,
  refused,
  saved,
  sent,
  values,
  withResolvers,
} from '../../testing/contact-page';
import { freshServerEachTime, server } from '../../testing/form-server';

freshServerEachTime();

describe('the message form', () => {
  it('shows an error for every missing field, next to it and in a summary that takes the focus', async () => {
    await openPage();
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

    const summary = await screen.findByText('3 things need correcting', { selector: '.error-summary *' });
    await waitFor(() => expect(document.activeElement).toBe(summary.closest('.error-summary')));
    const name = field('Your name');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(name)).toContain('Your name: please tell us who is writing.');
    expect(field('Phone (optional)').getAttribute('aria-invalid')).toBeNull();
    expect(server).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('link', { name: 'Your message: please write what it is about.' }));
    expect(document.activeElement).toBe(field('Your message'));
  });

  it('updates the number of things to correct', async () => {
    await openPage();
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByText('3 things need correcting', { selector: '.error-summary *' });
    await userEvent.type(field('Your name'), 'Asha');
    await screen.findByText('2 things need correcting', { selector: '.error-summary *' });
    await userEvent.type(field('Your message'), 'When?');
    await screen.findByText('One thing needs correcting', { selector: '.error-summary *' });
  });

  it('speaks Hindi on the Hindi page', async () => {
    await openPage({ language: 'hi' });
    await userEvent.type(field('ईमेल'), 'गलत पता');
    await userEvent.type(field(/^फ़ोन नंबर/), '१२३');
    await userEvent.click(screen.getByRole('button', { name: 'संदेश भेजिए' }));

    await screen.findByText('4 जगह सुधार करना है', { selector: '.error-summary *' });
    expect(describedBy(field('ईमेल'))).toContain('ईमेल: पता इस तरह लिखिए: name@example.com');
    expect(describedBy(field(/^फ़ोन नंबर/))).toContain('7 से 15 अंक');
  });

  it('says that one number is enough if two are typed, and sends both', async () => {
    server.mockResolvedValue(saved('7ZK4M0QXJD'));
    await openPage();
    await fillIn({ phone: '98765 43210 / 9123456789' });
    expect(describedBy(field('Phone (optional)'))).toContain('One number is enough: we use the first.');
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByText('7ZK4M-0QXJD');
    expect(sent().body).toMatchObject({ personalInfo: { phone: '98765 43210 / 9123456789' } });
    cleanup();

    await openPage({ language: 'hi' });
    await userEvent.type(field(/^फ़ोन नंबर/), '९८७६५४३२१० / ११');
    expect(describedBy(field(/^फ़ोन नंबर/))).toContain('एक ही नंबर काफ़ी है');
  });

  it('removes an error as soon as the value is valid', async () => {
    await openPage();
    await fillIn({ email: 'sunita@' });
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByText('One thing needs correcting', { selector: '.error-summary *' });

    await userEvent.type(field('Email'), 'example.com');
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('link', { name: /name@example.com/ })).toBeNull();
  });

  it('sends the body that the contract requires', async () => {
    server.mockResolvedValue(saved('7ZK4M0QXJD'));
    await openPage({ path: '/contact-us?utm_source=radio' });
    await fillIn({ phone: '९८७६५ ४३२१०' });
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByText('7ZK4M-0QXJD');

    const { url, body } = sent();
    expect(url).toBe('/api/leads');
    expect(body).toMatchObject({
      type: 'contact',
      personalInfo: { fullName: 'Sunita Devi', email: 'sunita@example.com', phone: '९८७६५ ४३२१०' },
      contactForm: { message: 'When does the shop open?' },
      source: { language: 'en', page: '/contact-us?utm_source=radio' },
      consent: { noticeVersion: '2025-04-22', language: 'en', purposes: ['contact'] },
    });
    expect(body.elapsedMs).toEqual(expect.any(Number));
    expect(body).not.toHaveProperty('leaveEmpty');
  });

  it('shows thanks and the reference, focuses them, and empties the form', async () => {
    server.mockResolvedValue(saved('7ZK4M0QXJD'));
    await openPage();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

    const reference = await screen.findByText('7ZK4M-0QXJD');
    const receipt = reference.closest<HTMLElement>('.submission-receipt')!;
    expect(within(receipt).getByText(contactEnglish.success)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(receipt));
    expect(screen.getAllByText(contactEnglish.success)).toHaveLength(2);
    await waitFor(() => expect(values()).toEqual({ name: '', email: '', phone: '', message: '' }));
    expect(localStorage).toHaveLength(0);
  });

  it('lets screen readers read each result once: by its focus or by a live region', async () => {
    server.mockResolvedValueOnce(saved('7ZK4M0QXJD'));
    await openPage();
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('3 things need correcting'));
    expect(screen.getAllByText('3 things need correcting').filter(isAnnounced)).toEqual([]);

    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByText('7ZK4M-0QXJD');
    expect(document.activeElement?.textContent).toContain(contactEnglish.success);
    expect(screen.getAllByText(contactEnglish.success).filter(isAnnounced)).toEqual([]);
    cleanup();

    const answer = withResolvers<Response>();
    server.mockReturnValueOnce(answer.promise);
    await openPage();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    const elsewhere = screen.getByRole('button', { name: contactFormChoice.franchise.action });
    elsewhere.focus();
    answer.resolve(saved('8ZK4M0QXJD'));
    await screen.findByText('8ZK4M-0QXJD');
    expect(document.activeElement).toBe(elsewhere);
    expect(screen.getAllByText(contactEnglish.success).filter(isAnnounced)).toHaveLength(1);
  });

  it('is disabled and shows progress while sending, and sends a double click once', async () => {
    const answer = withResolvers<Response>();
    server.mockReturnValue(answer.promise);
    await openPage();
    await fillIn();
    const button = screen.getByRole('button', { name: 'Send Message' });
    await userEvent.dblClick(button);

    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' })).matches(':disabled')).toBe(
      true,
    );
    expect(field('Your name').matches(':disabled')).toBe(true);
    expect(server).toHaveBeenCalledTimes(1);

    answer.resolve(saved('7ZK4M0QXJD'));
    await screen.findByText('7ZK4M-0QXJD');
    expect(field('Your name').matches(':disabled')).toBe(false);
  });

  it('keeps the values when the network fails, and retries with the same key until the values change', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(new TypeError('Failed'));
    server.mockResolvedValueOnce(saved('7ZK4M0QXJD'));
    await openPage();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    const sentence =
      'Network error: Unable to connect to the server. Please check your internet connection and try again.';
    await screen.findByText(sentence, { selector: '.error-summary *' });
    expect(screen.getByText(sentence, { selector: '.toast *' })).toBeTruthy();
    expect(values()).toMatchObject({ name: 'Sunita Devi', message: 'When does the shop open?' });

    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(server).toHaveBeenCalledTimes(2));
    await screen.findByText(sentence, { selector: '.error-summary *' });
    expect(sent(1).key).toBe(sent(0).key);
    expect({ ...sent(1).body, elapsedMs: 0 }).toEqual({ ...sent(0).body, elapsedMs: 0 });

    await userEvent.type(field('Your message'), ' On Sundays too?');
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByText('7ZK4M-0QXJD');
    expect(screen.queryByText(sentence)).toBeNull();
    expect(sent(2).key).not.toBe(sent(0).key);
  });

  it('keeps its key if the outbox has sent and removed the restored draft before the next click', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(saved('7ZK4M0QXJD'));
    await openPage();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByText(sharedEnglish.network, { selector: '.error-summary *' });
    cleanup();

    await openPage();
    expect(values()).toMatchObject({ name: 'Sunita Devi' });
    localStorage.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByText('7ZK4M-0QXJD');
    expect(sent(1).key).toBe(sent(0).key);
  });

  it('restores the draft after a reload and sends it with its first key', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(saved('7ZK4M0QXJD'));
    await openPage({ path: '/contact-us?subject=press' });
    await fillIn({ message: undefined });
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByText(sharedEnglish.network, { selector: '.error-summary *' });
    cleanup();

    await openPage({ language: 'hi' });
    expect(screen.getByText(sharedHindi.draft.restored)).toBeTruthy();
    expect(values()).toMatchObject({ name: 'Sunita Devi', message: 'Subject: A question from the press\n' });
    await userEvent.click(screen.getByRole('button', { name: 'संदेश भेजिए' }));
    await screen.findByText('7ZK4M-0QXJD');
    expect(sent(1).key).toBe(sent(0).key);
    expect({ ...sent(1).body, elapsedMs: 0 }).toEqual({ ...sent(0).body, elapsedMs: 0 });
  });

  it.each([
    ['begun on an earlier visit', -1_000, undefined],
    ['written on this page', 1_000, expect.any(Number)],
  ])('sends the time taken only if it is known: %s', async (_why, savedAfterMs, elapsedMs) => {
    const values = { name: 'Sunita Devi', email: 'sunita@example.com', message: 'When does the shop open?' };
    const savedAt = performance.timeOrigin + savedAfterMs;
    localStorage.setItem('kc:draft:contact', JSON.stringify({ values, savedAt }));
    server.mockResolvedValue(saved('7ZK4M0QXJD'));
    await openPage();
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByText('7ZK4M-0QXJD');
    expect(sent().body.elapsedMs).toEqual(elapsedMs);
  });

  it('sends with a new key if the server has seen the key with another body', async () => {
    server.mockResolvedValueOnce(refused(422, { code: 'idempotency_key_reused', message: 'Used.' }));
    server.mockResolvedValueOnce(saved('7ZK4M0QXJD'));
    await openPage();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByText('7ZK4M-0QXJD');
    expect(sent(1).key).not.toBe(sent(0).key);
  });

  it('shows that it keeps a draft, and clears it on request in the same visit', async () => {
    await openPage();
    expect(screen.queryByRole('button', { name: 'Clear draft' })).toBeNull();
    await userEvent.type(field('Your name'), 'Ram');
    await screen.findByText('What you write is kept on this device for a week, or until you send it.', {
      exact: false,
    });

    await userEvent.click(screen.getByRole('button', { name: 'Clear draft' }));
    expect(values()).toMatchObject({ name: '' });
    expect(localStorage.getItem('kc:draft:contact')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear draft' })).toBeNull();
  });

  it('saves a draft while typing, also if the page is closed immediately, and clears it on request', async () => {
    await openPage();
    await userEvent.type(field('Your name'), 'Ram');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();

    await openPage();
    expect(values()).toMatchObject({ name: 'Ram' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear draft' }));
    expect(values()).toMatchObject({ name: '' });
    expect(document.activeElement).toBe(field('Your name'));
    cleanup();

    await openPage();
    expect(values()).toMatchObject({ name: '' });
    expect(screen.queryByRole('button', { name: 'Clear draft' })).toBeNull();
  });

  it('shows the server’s errors in Hindi, also for codes without a Hindi text', async () => {
    server.mockResolvedValue(
      refused(400, {
        code: 'invalid_input',
        message: 'Email must be a mail address.',
        errors: [
          { field: 'personalInfo.email', code: 'invalid_email', message: 'Email must be a mail address.' },
          { field: 'contactForm.message', code: 'too_rude', message: 'Message is too rude.' },
          { field: 'consent.language', code: 'invalid', message: 'Language must be text.' },
        ],
      }),
    );
    await openPage({ language: 'hi' });
    await fillIn({}, contactHindi);
    await userEvent.click(screen.getByRole('button', { name: 'संदेश भेजिए' }));

    await screen.findByText(sharedHindi.failure, { selector: '.error-summary *' });
    expect(describedBy(field('ईमेल'))).toContain('ईमेल: पता इस तरह लिखिए: name@example.com');
    const { refused: refusal } = sharedHindi;
    expect(describedBy(field('आपका संदेश'))).toContain(`आपका संदेश: ${refusal}`);
    expect(screen.getByText(`आपका संदेश: ${refusal}`, { selector: '.error-summary a' })).toBeTruthy();
    expect(screen.getByText(refusal, { selector: '.error-summary p' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/must be|too rude/);
    expect(values()).toMatchObject({ name: 'Sunita Devi' });
  });

  it.each([
    ['en', 'The body is too large.'],
    ['hi', sharedHindi.refused],
  ] as const)('in %s: shows in its language that the server refused the whole form', async (language, note) => {
    server.mockResolvedValue(refused(413, { code: 'payload_too_large', message: 'The body is too large.' }));
    const contact = language === 'hi' ? contactHindi : contactEnglish;
    await openPage({ language });
    await fillIn({}, language === 'hi' ? contactHindi : contactEnglish);
    await userEvent.click(screen.getByRole('button', { name: contact.submit }));
    expect(await screen.findByText(note, { selector: '.error-summary *' })).toBeTruthy();
  });

  it('drops a draft after a week, because families share phones', async () => {
    const weekAgo = Date.now() - 8 * 24 * 60 * 60 * 1_000;
    localStorage.setItem('kc:draft:contact', JSON.stringify({ values: { name: 'Sunita Devi' }, savedAt: weekAgo }));
    await openPage();
    expect(values()).toMatchObject({ name: '' });
  });

  it('shows the errors of a draft that an earlier version of the site stored', async () => {
    const refusal = {
      status: 400,
      code: 'invalid_input',
      message: 'Email must be a mail address.',
      errors: [{ field: 'personalInfo.email', code: 'invalid_email', message: 'Email must be a mail address.' }],
      retryAfterSeconds: 60,
    };
    const draft = { values: { name: 'Sunita Devi', email: 'sunita@' }, refusal, savedAt: Date.now() };
    localStorage.setItem('kc:draft:contact', JSON.stringify(draft));
    await openPage();
    await screen.findByText(sharedEnglish.failure, { selector: '.error-summary *' });
    expect(values()).toMatchObject({ name: 'Sunita Devi', email: 'sunita@' });
    expect(describedBy(field('Email'))).toContain('name@example.com');
  });

  it('shows how long to wait if too many forms were sent', async () => {
    server.mockResolvedValue(refused(429, { code: 'throttled', message: 'Too many.' }, { 'Retry-After': '42' }));
    await openPage();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByText('Too many forms were sent from your network. Please try again in 42 seconds.', {
      selector: '.error-summary *',
    });
  });

  it('sends the value of the hidden field, without the time taken', async () => {
    server.mockResolvedValue(saved('7ZK4M0QXJD'));
    await openPage();
    await fillIn();
    const trap = document.querySelector<HTMLInputElement>('[name="leaveEmpty"]')!;
    trap.value = '011 5550 0100';
    expect([trap.tabIndex, trap.autocomplete, trap.closest('[hidden]') !== null]).toEqual([-1, 'off', true]);
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByText('7ZK4M-0QXJD');
    expect(sent().body).toMatchObject({ leaveEmpty: '011 5550 0100' });
    expect(sent().body).not.toHaveProperty('elapsedMs');
  });

  it('writes the subject of the link on the first line and keeps the message', async () => {
    localStorage.setItem(
      'kc:draft:contact',
      JSON.stringify({ values: { message: 'Subject: Feedback\nGood shop.' }, savedAt: Date.now() }),
    );
    await openPage({ path: '/contact-us?subject=loan' });
    expect(values().message).toBe('Subject: Loan up to ₹25 lakhs\nGood shop.');
  });
});

/** Whether a live region announces the element. The innermost region counts. */
function isAnnounced(element: Element): boolean {
  const region = element.closest('[aria-live], [role="alert"], [role="status"]');
  return region !== null && region.getAttribute('aria-live') !== 'off';
}
