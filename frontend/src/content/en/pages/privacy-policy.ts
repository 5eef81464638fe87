import { COMPANY } from '../../company';
import type { ContentPage } from '../../content-page';

export const content = {
  meta: {
    title: 'Privacy policy | Kisan Canteen',
    description:
      'What Kisan Canteen learns about you, why, who sees it, how it is protected, and your rights. Effective April 22, 2025.',
  },
  hero: {
    illustration: 'locked-papers',
    illustrationAlt: 'A chest with a padlock, files and papers beside it',
    kicker: 'Effective April 22, 2025',
    title: 'Privacy policy',
    lead: 'What you tell us, you tell us for a purpose. This page says what we keep, why, who sees it, and how you can have it changed or deleted.',
  },
  sections: [
    {
      kind: 'prose',
      title: '1. Introduction',
      paragraphs: [
        'Kisan Canteen (“we”) runs this website and the forms on it. This policy applies to everybody who visits the site or sends us a form: farmers, customers, applicants, franchise owners, partners and the press. By using the site you agree to what is described here.',
      ],
    },
    {
      kind: 'list',
      title: '2. Information we collect',
      items: [
        'What you enter in a form: name, phone, email, address and the answers that the form asks for, such as the size of a field or your work experience',
        'What comes with a form: the page, the language, the time, and the link that brought you here',
        'What you have typed and not sent yet stays on your own device, so that it is not lost, for up to a week, or until you send it or clear it; we do not see it',
        'Technical records of our server, such as the address of your connection, kept for a short time to keep the site safe',
        'We use no advertising trackers, and no page loads anything from other companies',
      ],
    },
    {
      kind: 'list',
      title: '3. How we use it',
      items: [
        'To answer you and to do what you asked for: a quote, a soil test, an application, an order',
        'To pass your request to the colleague who handles it',
        'To send the newsletter, if you subscribed to it',
        'To prevent misuse and to improve the site',
      ],
    },
    {
      kind: 'prose',
      title: '4. Sharing',
      paragraphs: [
        'We do not sell your data. Within Kisan Canteen only those staff see it who need it for their work. It is passed on only to the canteen or Kisan Sarthi who serves you, to a lender if you asked for a loan, to companies that run our technology under contract, or where the law demands it.',
      ],
    },
    {
      kind: 'prose',
      title: '5. Security',
      paragraphs: [
        'Connections to the site are encrypted, access is limited by role and recorded, and backups are kept safe. No system is perfect. If something happens that concerns you, we tell you and the authorities as the law requires.',
      ],
    },
    {
      kind: 'list',
      title: '6. Your rights',
      items: [
        'Ask what we hold about you, and receive a copy',
        'Have wrong data corrected',
        'Have data deleted that we no longer need',
        'Withdraw a consent, for example to the newsletter, at any time',
        'Complain to us, and to the data protection authority',
      ],
    },
    {
      kind: 'prose',
      title: '7. Third-party links',
      paragraphs: [
        'Some links lead to other sites, such as social networks or a jobs page. What happens there is governed by their policies, not by ours.',
      ],
    },
    {
      kind: 'prose',
      title: '8. Changes',
      paragraphs: [
        'When this policy changes, the new version appears on this page with its date. Important changes are announced on the site.',
      ],
    },
    {
      kind: 'call',
      title: '9. Contact',
      text: `Questions about your data, or a wish to change or delete it: write to ${COMPANY.email}. An email is answered within one hour during support hours.`,
      actions: [
        { label: 'Write to us', to: '/contact-us?subject=privacy#write' },
        { label: 'Terms of service', to: '/terms-of-service' },
      ],
    },
  ],
} satisfies ContentPage;
