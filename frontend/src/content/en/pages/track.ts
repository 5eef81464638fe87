import type { TrackContent } from '../../tracking';

export const content = {
  meta: {
    title: 'Where your request stands: Kisan Canteen',
    description:
      'See when your form reached Kisan Canteen, by when we call you, and where your request stands. You need your reference number.',
  },
  hero: {
    illustration: 'letter-box',
    illustrationAlt: 'A postman and a woman with a phone at a village letter box, with a path to the fields behind it',
    kicker: 'Your request',
    title: 'Where your request stands',
    lead: 'You sent us a form. Here you see when it came, and by when we call you.',
  },
  find: {
    title: 'Find your request',
    lead: 'Type your reference number and the last four digits of your phone number.',
  },
  sections: [
    {
      kind: 'questions',
      title: 'Questions about your request',
      items: [
        {
          question: 'Where do I find my reference number?',
          answer:
            'It was on the screen after you sent the form. If you gave us an email address, it is also in the email that we sent you.',
        },
        {
          question: 'I have lost my reference number. What now?',
          answer: 'Call us or write to us on WhatsApp. With your name and phone number we find your form.',
        },
        {
          question: 'Why is nothing found?',
          answer:
            'Check that the phone number is the one in the form. A form without a phone number cannot be shown here. For your safety, a reference can be tried ten times an hour.',
        },
        {
          question: 'What do you show here?',
          answer:
            'Only when the form came, by when we call you, and where it stands. Your name, your number and what you wrote are never shown.',
        },
      ],
    },
  ],
} satisfies TrackContent;
