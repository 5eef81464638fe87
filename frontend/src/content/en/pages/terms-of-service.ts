import { COMPANY } from '../../company';
import type { ContentPage } from '../../content-page';

export const content = {
  meta: {
    title: 'Terms of service | Kisan Canteen',
    description: 'The terms on which you use this website, in nine sections. Effective April 22, 2025.',
  },
  hero: {
    illustration: 'agreement',
    illustrationAlt: 'Two people shake hands over a written agreement',
    kicker: 'Effective April 22, 2025',
    title: 'Terms of service',
    lead: 'Nine sections on how this website may be used and what you can expect of it.',
  },
  sections: [
    {
      kind: 'prose',
      title: '1. Acceptance',
      paragraphs: [
        'By opening and using this website you accept these terms and the laws that apply. If you do not agree, please do not use the site; you can still call us or visit a canteen.',
      ],
    },
    {
      kind: 'prose',
      title: '2. Use licence',
      paragraphs: [
        'You may read, save and print the pages for yourself. You may not sell the content, copy it for a commercial purpose, remove notices of ownership, or pretend that our material is yours. The licence ends by itself if you break these rules; then copies have to be deleted.',
      ],
    },
    {
      kind: 'prose',
      title: '3. Disclaimer',
      paragraphs: [
        'The content is offered “as it is”. Figures on cost, earnings, yield, interest and time describe what is usual or what we aim for; they are no guarantee for a single case. What binds us is what is written in your quote, agreement or bill.',
      ],
    },
    {
      kind: 'prose',
      title: '4. Limitations',
      paragraphs: [
        'As far as the law allows, Kisan Canteen and its suppliers are not liable for indirect damage, such as lost profit or lost data, that arises from using the website or from being unable to use it.',
      ],
    },
    {
      kind: 'prose',
      title: '5. Accuracy of materials',
      paragraphs: [
        'We write with care, and mistakes can still happen, in words, in numbers and in pictures. We may correct them at any time and do not promise that everything is up to date at every moment. Tell us when you find something wrong.',
      ],
    },
    {
      kind: 'prose',
      title: '6. Links',
      paragraphs: [
        'We have not checked everything on the sites that ours links to and are not responsible for them. A link does not mean that we recommend the site. You use it at your own risk.',
      ],
    },
    {
      kind: 'prose',
      title: '7. Modifications',
      paragraphs: [
        'We may change these terms without notice. The version on this page counts. By using the site you agree to the version of that day.',
      ],
    },
    {
      kind: 'prose',
      title: '8. Governing law',
      paragraphs: ['These terms are governed by the laws of India. The courts of India have jurisdiction.'],
    },
    {
      kind: 'call',
      title: '9. Contact',
      text: `Questions about these terms: write to us by email at ${COMPANY.email} or through the contact page.`,
      actions: [
        { label: 'Write to us', to: '/contact-us?subject=terms#write' },
        { label: 'Privacy policy', to: '/privacy-policy' },
      ],
    },
  ],
} satisfies ContentPage;
