import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { franchiseForm as franchiseHindi } from '../../../content/hi/forms/franchise';
import { field, openPage, saved, sent, values } from '../../testing/contact-page';
import { freshServerEachTime, server } from '../../testing/form-server';

freshServerEachTime();

describe('the franchise inquiry', () => {
  it('replaces the message form, sends the stored values of choices, and closes after it was saved', async () => {
    server.mockResolvedValue(saved('ABCDE12345'));
    await openPage({ language: 'hi' });
    await userEvent.click(screen.getByRole('button', { name: 'फ्रेंचाइज़ी के लिए पूछिए' }));
    expect(screen.queryByRole('form', { name: 'हमें लिखिए' })).toBeNull();

    const { fields } = franchiseHindi;
    await userEvent.type(field(fields.name.label), 'राम कुमार');
    await userEvent.type(field(fields.email.label), 'ram@example.com');
    await userEvent.type(field(fields.phone.label), '98765 43210');
    await userEvent.type(field(fields.location.label), 'मधुबनी');
    await userEvent.selectOptions(field(fields.investment.label), '₹10 से 25 लाख');
    await userEvent.type(field(fields.experience.label), 'दुकान');
    await userEvent.selectOptions(field(fields.timeline.label), 'अभी, तुरंत');
    await userEvent.type(field(fields.expectations.label), 'माल');
    await userEvent.click(screen.getByRole('button', { name: 'पूछताछ भेजिए' }));

    await screen.findByText('ABCDE-12345');
    expect(sent().body).toMatchObject({
      type: 'franchise',
      personalInfo: { fullName: 'राम कुमार', email: 'ram@example.com', phone: '98765 43210' },
      franchiseInfo: {
        location: 'मधुबनी',
        investment: '₹10-25 Lakhs',
        experience: 'दुकान',
        timeline: 'Immediately',
        expectations: 'माल',
      },
    });
    expect(screen.queryByRole('form', { name: franchiseHindi.name })).toBeNull();
    expect(screen.getByRole('form', { name: 'हमें लिखिए' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.className).toBe('submission-receipt'));
    expect(localStorage).toHaveLength(0);
  });

  it('opens from the address, requires every field, and keeps its draft when it is closed', async () => {
    await openPage({ path: '/contact-us?form=franchise' });
    await userEvent.click(screen.getByRole('button', { name: 'Submit Inquiry' }));
    await screen.findByText('8 things need correcting', { selector: '.error-summary *' });
    await userEvent.type(field('Where should the canteen open?'), 'Madhubani');
    await userEvent.click(screen.getByRole('button', { name: 'Write a message instead' }));
    expect(screen.getByRole('form', { name: 'Send us a message' })).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Franchise inquiry' }));
    expect(values()).toMatchObject({ location: 'Madhubani' });
  });
});
