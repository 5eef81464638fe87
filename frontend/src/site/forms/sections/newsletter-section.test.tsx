import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { newsletterInvitation } from '../../../content/en/newsletter';
import { answerOf, freshServerEachTime, server } from '../../testing/form-server';
import { openPage as openInBrowser } from '../../testing/open-page';
import { NewsletterSection } from './form-sections';

freshServerEachTime();

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const subscribe = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
const inSummary = { selector: '.error-summary *' };

const openPage = () => openInBrowser(<NewsletterSection texts={newsletterInvitation} />);

describe('the newsletter', () => {
  it.each(['', '   ', 'not an address'])('does not send "%s"', async (typed) => {
    await openPage();
    if (typed) await userEvent.type(email(), typed);
    await subscribe();
    await screen.findByText('Please enter a valid email address.', inSummary);
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(email().value).toBe(typed.trim());
    expect(server).not.toHaveBeenCalled();
  });

  it('sends the email with its own consent purpose and the time since the page was opened', async () => {
    server.mockResolvedValue(answerOf(201, { data: { reference: '7ZK4M0QXJD' } }));
    jest.spyOn(performance, 'now').mockReturnValue(8_000);
    await openPage();
    await userEvent.type(email(), 'sunita@example.com');
    await subscribe();

    await screen.findByText(
      'Thank you for subscribing to our newsletter! You will receive updates about our latest content and announcements.',
      { selector: '.submission-receipt *' },
    );
    const body = JSON.parse(String(server.mock.calls[0]?.[1]?.body));
    expect(body).toMatchObject({
      type: 'newsletter',
      personalInfo: { email: 'sunita@example.com' },
      consent: { purposes: ['newsletter'] },
      elapsedMs: 8_000,
    });
    expect(email().value).toBe('');
    expect(localStorage.getItem('kc:draft:newsletter')).toBeNull();
    jest.restoreAllMocks();
  });

  it('keeps the address on the device and offers to clear it at the next visit', async () => {
    await openPage();
    await userEvent.type(email(), 'sunita@exa');

    await openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear draft' }));
    await waitFor(() => expect(email().value).toBe(''));
    expect(localStorage.getItem('kc:draft:newsletter')).toBeNull();
  });
});
