import type { ContentPage } from '../../../content-page';

export const content = {
  meta: {
    title: 'Farm Intelligence: decide with your field’s own numbers | Kisan Canteen',
    description:
      'Soil, water, weather and crop data of your own field, turned into one clear piece of advice: up to 30% more yield with 25% less water.',
  },
  hero: {
    illustration: 'weather-mast',
    illustrationAlt: 'A weather mast with a solar panel in the field; a farmer looks at his phone',
    kicker: 'Service: Farm Intelligence',
    title: 'Your field speaks. Now you can hear it.',
    lead: 'Soil, water, weather and crop, measured on your own field and turned into one clear sentence: water today, wait two days, spray now, do not spray.',
    actions: [{ label: 'Ask for Farm Intelligence', to: '/contact-us?subject=farm-intelligence#write' }],
  },
  sections: [
    {
      kind: 'facts',
      title: 'What farmers gain',
      items: [
        { figure: '30%', label: 'yield gain is possible' },
        { figure: '25%', label: 'less water' },
        { figure: '15 minutes', label: 'for the soil test it all starts from' },
      ],
    },
    {
      kind: 'prose',
      title: 'From a guess to a plan',
      paragraphs: [
        'Experience is the best teacher, but the weather no longer keeps to the old calendar. Rain comes late, heat comes early, and a day’s mistake in watering costs a week of growth.',
        'Farm Intelligence puts the soil report, the forecast and the stage of your crop together. You do not get a page of charts; you get what to do, when, and why.',
      ],
    },
    {
      kind: 'cards',
      title: 'What it tells you',
      items: [
        {
          icon: 'drop',
          title: 'When to water',
          text: 'How much moisture is left and whether rain is near. This is where the 25% comes from.',
        },
        {
          icon: 'plant',
          title: 'Which nutrients',
          text: 'Which nutrient the crop needs at this stage, in kilos for your area.',
        },
        {
          icon: 'cloud-sun',
          title: 'Weather ahead',
          text: 'Rain, wind and heat for the next days, and which work fits in between.',
        },
        {
          icon: 'warning',
          title: 'What to look for',
          text: 'Pests and diseases that are likely now, and the sign by which you know them.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How to start',
      items: [
        { title: 'Test the soil', text: '15 minutes and about 200 g of soil give the first numbers.' },
        { title: 'Map your field', text: 'Walk along the edge with the Sarthi; the area and the place are noted.' },
        { title: 'Tell us your crop', text: 'Variety, sowing date and source of water.' },
        {
          title: 'Receive the advice',
          text: 'By phone or from your Sarthi, in plain words. The expert team goes through it with you each month.',
        },
      ],
    },
    {
      kind: 'questions',
      title: 'People ask',
      items: [
        {
          question: 'What does it cost?',
          answer:
            'You hear the price for your area, in rupees, before anything begins: from your canteen, from the Sarthi or from us. Asking costs nothing, and neither does the monthly visit of the expert team.',
        },
        {
          question: 'Do I need a smartphone?',
          answer: 'No. The Sarthi brings the advice too. With a smartphone it comes faster.',
        },
        {
          question: 'Who owns the data of my field?',
          answer: 'Yours. We use them to advise you and do not sell them.',
        },
        {
          question: 'Does it work without internet in the village?',
          answer: 'Yes. The measurements are taken on the spot and the advice fits into a short message.',
        },
      ],
    },
    {
      kind: 'call',
      title: 'Begin before the next sowing',
      text: 'Write your village, area and crop. We tell you what your field can start with.',
      actions: [
        { label: 'Ask for Farm Intelligence', to: '/contact-us?subject=farm-intelligence#write' },
        { label: 'Begin with a soil test', to: '/services/soil-testing' },
      ],
    },
  ],
} satisfies ContentPage;
